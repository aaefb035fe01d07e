## Рейтинги

ratings-option-from = Де партії: тека з даними або адреса бази PostgreSQL; якщо не вказати, звичайна тека.
ratings-option-rebuild = Перерахувати всі рейтинги за збереженими партіями; сервер у цей час не має працювати.
ratings-progress = Підрахунок рейтингів
ratings-rebuilt = Враховано: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, з них зіграно наново: { $replayed }; { $changed ->
    [0] усі результати збіглися зі збереженими
    [one] виправлено { $changed } результат
    [few] виправлено { $changed } результати
   *[many] виправлено { $changed } результатів
}.
ratings-of-game = { $game ->
    [duel] { web-game-duel }
   *[king] { web-game-king }
}
ratings-line = { $place }. { $name }: { $rating } ± { $uncertainty } ({ $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
})
