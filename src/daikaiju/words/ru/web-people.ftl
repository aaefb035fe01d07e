## Рейтинги

web-leaderboard-lead = По рейтинговым партиям, с учётом всех мест. Первыми идут те, чья сила несомненна.
web-leaderboard-minimum = В списке те, у кого рейтинговых партий не меньше { $games }, разных соперников не меньше { $opponents }, а неточность рейтинга не больше ± { $uncertainty }.
web-leaderboard-empty = Список пока пуст: никто не сыграл достаточно рейтинговых партий. Первое место свободно.
web-leaderboard-place = Место
web-leaderboard-player = Игрок
web-leaderboard-rating = Рейтинг
web-leaderboard-games = Партии
web-rating-value = { $rating } ± { $uncertainty }
web-profile-lead = Учётная запись с { $date }
web-profile-none = Рейтинговых партий ещё нет. После первой здесь появятся рейтинг и счёт побед.
web-profile-chart = Рейтинг после каждой партии, от { $first } до { $last }. Полоса показывает, насколько он неточен.
web-profile-tally = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, побед: { $wins }
web-profile-monsters = По монстрам
web-profile-sizes = По числу игроков
web-profile-size = Игроков: { $size }
web-profile-games = Рейтинговые партии
web-profile-place = { $left ->
    [yes] выход из партии, последнее место
   *[no] место { $place } из { $seats }
}
web-profile-replay = Смотреть
server-refused-no-such-person = Учётной записи с таким именем здесь нет.
