## Поле «Дуэли» в браузере

web-duel-board = Поле «Дуэли»
web-duel-track = { $track ->
    [fame] Трек Славы
   *[destruction] Трек Разрушения
}
web-duel-marker = { $track ->
    [fame] Маркер Славы стоит на { $space }.
   *[destruction] Маркер Разрушения стоит на { $space }.
}
web-duel-space = Деление { $space }
web-duel-spotlight = Зона внимания: { $monster }
web-duel-victory = Деление победы: { $monster }
web-duel-token-here = Жетон ажиотажа «{ $token }»
web-duel-bonus-here = Бонус: { $bonus }
web-duel-place = Нажмите на место на треке.
web-duel-manner = Как его положить?
web-duel-as-list = Все места списком
web-duel-towards-you = Ближе к вам: { $bonus }
web-duel-king-new = Новый жетон Кинга
web-duel-king-move = Передвинуть жетон: { $place }
web-duel-life = Жизни: { $life } из { $most }
web-duel-energy = Энергия
    .amount = Энергия: { $energy }
web-duel-dice-tokens = { $count ->
    [one] { $count } жетон кубика
    [few] { $count } жетона кубика
   *[many] { $count } жетонов кубика
}
web-duel-extra-turns = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[many] ещё { $count } ходов
}
web-duel-no-cards = Карт пока нет
web-duel-turn = Сейчас ходит
web-duel-winner = Победа
web-duel-deck = { $count ->
    [0] Колода пуста
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
web-duel-discards = { $count ->
    [0] сброс пуст
    [one] в сбросе { $count }
    [few] в сбросе { $count }
   *[many] в сбросе { $count }
}
web-duel-empty-place = Пустое место
web-duel-price = Энергии: { $price }
web-duel-buy = Купить за { $price }
web-duel-brings = С ней — жетон ажиотажа «{ $token }»
