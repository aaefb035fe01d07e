## Поле «Дуелі» у браузері

web-duel-board = Поле «Дуелі»
web-duel-track = { $track ->
    [fame] Доріжка слави
   *[destruction] Доріжка руйнування
}
web-duel-marker = { $track ->
    [fame] Маркер слави стоїть на поділці { $space }.
   *[destruction] Маркер руйнування стоїть на поділці { $space }.
}
web-duel-space = Поділка { $space }
web-duel-spotlight = Зона уваги: { $monster }
web-duel-victory = Поділка перемоги: { $monster }
web-duel-token-here = Жетон ажіотажу «{ $token }»
web-duel-bonus-here = Бонус: { $bonus }
web-duel-place = Виберіть на вулиці одне з підсвічених місць.
web-duel-place-keys = Можна й стрілками з Enter.
web-duel-places-list = Показати місця списком
web-duel-places-hide = Сховати список
web-duel-way = Як його покласти?
web-duel-towards-you = Ближче до вас: { $bonus }
web-duel-king-new = Новий жетон Кінга
web-duel-king-move = Перекласти жетон звідси: { $place }
web-duel-life = Життєві сили: { $life } з { $most }
web-duel-energy = Енергія
    .amount = { counted-energy }
web-duel-dice-tokens = { $count ->
    [one] { $count } жетон кубика
    [few] { $count } жетони кубиків
   *[many] { $count } жетонів кубиків
}
web-duel-extra-turns = { play-extra-turns }
web-duel-no-cards = { web-no-cards }
web-duel-turn = Зараз ходить
web-duel-winner = Перемога
web-duel-deck = { $count ->
    [0] Колода порожня
    [one] У колоді { $count } карта
    [few] У колоді { $count } карти
   *[many] У колоді { $count } карт
}
web-duel-discards = { $count ->
    [0] скид порожній
    [one] у скиді { $count }
    [few] у скиді { $count }
   *[many] у скиді { $count }
}
web-duel-empty-place = Порожнє місце
web-duel-price = Ціна: { $price }
web-duel-buy = { web-buy }
web-duel-brings = { web-rules-brings-token }
