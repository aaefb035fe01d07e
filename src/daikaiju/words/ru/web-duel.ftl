## Поле «Дуэли» в браузере

web-duel-board = Поле «Дуэли»
web-duel-track = { $track ->
    [fame] Трек славы
   *[destruction] Трек разрушения
}
web-duel-marker = { $track ->
    [fame] Маркер славы стоит на делении { $space }.
   *[destruction] Маркер разрушения стоит на делении { $space }.
}
web-duel-space = Деление { $space }
web-duel-spotlight = Зона внимания: { $monster }
web-duel-victory = Деление победы: { $monster }
web-duel-token-here = Жетон ажиотажа «{ $token }»
web-duel-bonus-here = Бонус: { $bonus }
web-duel-place = Выберите на улице одно из подсвеченных мест.
web-duel-place-keys = Можно и стрелками с Enter.
web-duel-places-list = Показать места списком
web-duel-places-hide = Скрыть список
web-duel-way = Как его положить?
web-duel-towards-you = Ближе к вам: { $bonus }
web-duel-king-new = Новый жетон Кинга
web-duel-king-move = Переложить жетон отсюда: { $place }
web-duel-life = Жизни: { $life } из { $most }
web-duel-energy = Энергия
    .amount = { counted-energy }
web-duel-dice-tokens = { $count ->
    [one] { $count } жетон кубика
    [few] { $count } жетона кубиков
   *[many] { $count } жетонов кубиков
}
web-duel-extra-turns = { play-extra-turns }
web-duel-no-cards = { web-no-cards }
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
web-duel-price = Цена: { $price }
web-duel-buy = { web-buy }
web-duel-brings = { web-rules-brings-token }
