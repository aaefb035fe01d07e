## Поле «Дуелі» у браузері

web-duel-board = Поле «Дуелі»
web-duel-track = { $track ->
    [fame] Доріжка Слави
   *[destruction] Доріжка Руйнування
}
web-duel-marker = { $track ->
    [fame] Маркер Слави стоїть на { $space }.
   *[destruction] Маркер Руйнування стоїть на { $space }.
}
web-duel-space = Поділка { $space }
web-duel-spotlight = Зона уваги: { $monster }
web-duel-victory = Поділка перемоги: { $monster }
web-duel-token-here = Жетон ажіотажу «{ $token }»
web-duel-bonus-here = Бонус: { $bonus }
web-duel-place = Натисніть на місце на доріжці.
web-duel-manner = Як його покласти?
web-duel-as-list = Усі місця списком
web-duel-towards-you = Ближче до вас: { $bonus }
web-duel-king-new = Новий жетон Кінга
web-duel-king-move = Пересунути жетон: { $place }
web-duel-life = Життєві сили: { $life } з { $most }
web-duel-energy = Енергія
    .amount = Енергія: { $energy }
web-duel-dice-tokens = { $count ->
    [one] { $count } жетон кубика
    [few] { $count } жетони кубика
   *[many] { $count } жетонів кубика
}
web-duel-extra-turns = { $count ->
    [one] ще { $count } хід
    [few] ще { $count } ходи
   *[many] ще { $count } ходів
}
web-duel-no-cards = Карт поки немає
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
web-duel-price = Енергії: { $price }
web-duel-buy = Купити за { $price }
web-duel-brings = З нею — жетон ажіотажу «{ $token }»
