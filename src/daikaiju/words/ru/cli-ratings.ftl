## Рейтинги

ratings-option-from = Где партии: папка с данными или адрес базы PostgreSQL; без указания — обычная папка.
ratings-option-rebuild = Пересчитать все рейтинги по сохранённым партиям; сервер в это время не должен работать.
ratings-progress = Подсчёт рейтингов
ratings-rebuilt = Учтено: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, из них сыграно заново: { $replayed }; { $changed ->
    [0] все результаты совпали с сохранёнными
    [one] исправлен { $changed } результат
    [few] исправлено { $changed } результата
   *[many] исправлено { $changed } результатов
}.
ratings-of-game = { $game ->
    [duel] { web-game-duel }
   *[king] { web-game-king }
}
ratings-line = { $place }. { $name }: { $rating } ± { $uncertainty } ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
})
