## Рейтинги

web-leaderboard-lead = За рейтинговими партіями, з урахуванням усіх місць. Першими йдуть ті, чия сила безсумнівна.
web-leaderboard-minimum = У списку ті, хто має щонайменше { $games } рейтингових партій, щонайменше { $opponents } різних суперників, а неточність рейтингу не більша за ± { $uncertainty }.
web-leaderboard-empty = Список поки що порожній: ніхто не зіграв достатньо рейтингових партій. Перше місце вільне.
web-leaderboard-place = Місце
web-leaderboard-player = Гравець
web-leaderboard-rating = Рейтинг
web-leaderboard-games = Партії
web-rating-value = { $rating } ± { $uncertainty }
web-profile-lead = Обліковий запис з { $date }
web-profile-none = Рейтингових партій ще немає. Після першої тут з’являться рейтинг і рахунок перемог.
web-profile-chart = Рейтинг після кожної партії, від { $first } до { $last }. Смуга показує, наскільки він неточний.
web-profile-tally = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, перемог: { $wins }
web-profile-monsters = За монстрами
web-profile-sizes = За кількістю гравців
web-profile-size = Гравців: { $size }
web-profile-games = Рейтингові партії
web-profile-place = { $left ->
    [yes] вихід із партії, останнє місце
   *[no] місце { $place } з { $seats }
}
web-profile-replay = Дивитися
server-refused-no-such-person = Облікового запису з таким іменем тут немає.
