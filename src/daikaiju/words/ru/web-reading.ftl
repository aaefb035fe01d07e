## Страницы правил

web-rules-title = { $game ->
    [king] Правила «Повелителя Токио»
   *[duel] Правила «Дуэли»
}
web-rules-lead = { $game ->
    [king] Всё, что происходит за столом, пункт за пунктом — со всеми картами и разъяснениями.
   *[duel] Всё, что происходит в «Дуэли», пункт за пунктом — со всеми монстрами, жетонами, картами и разъяснениями.
}
web-rules-games = Какая игра
web-rules-of-king = { web-game-king }
web-rules-of-duel = { web-game-duel }
web-rules-contents = Содержание
web-rules-edition = { web-edition }
web-rules-edition-of = Издание { $edition } года
web-rules-clause-address = Ссылка на пункт { $clause }
web-rules-cards = { web-cards }
web-rules-monsters = Монстры и их суперсилы
web-rules-tokens = Все жетоны
web-rules-search = Поиск по картам
web-rules-search-hint = Название или действие
web-rules-kind = Вид
web-rules-kind-all = Все
web-rules-kind-keep = Оставьте
web-rules-kind-discard = Сбросьте
web-rules-cost = Цена
web-rules-cost-all = Любая
web-rules-order = Порядок
web-rules-order-name = По названию
web-rules-order-cost = По цене
web-rules-cost-is = Цена: { $cost }
web-rules-pack = набор «{ $pack }»
web-rules-copies = { $copies ->
    [one] { $copies } карта в колоде
    [few] { $copies } карты в колоде
   *[many] { $copies } карт в колоде
}
web-rules-brings-token = Приносит жетон ажиотажа «{ $token }»
web-rules-found = { $count ->
    [0] Таких карт нет.
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-rules-show-all = Показать все карты
web-rules-rulings = Разъяснения
web-rules-life = { $life ->
    [one] { $life } жизнь
    [few] { $life } жизни
   *[many] { $life } жизней
}
web-rules-loading = Открываем правила…
web-rules-failed = Не удалось загрузить правила.
    .again = { web-load-again }
web-rules-up = Наверх, к содержанию

## Что это такое: подсказка за столом

web-reader-why = Почему так?
web-reader-clauses = Правила об этом
web-reader-in-rules = Открыть в правилах
web-reader-copies-card = Сейчас действует как карта «{ $card }».
web-reader-tokens = { $tokens ->
    [one] На карте { $tokens } жетон.
    [few] На карте { $tokens } жетона.
   *[many] На карте { $tokens } жетонов.
}
web-reader-place-city = { play-city }
    .effect = Первое место в Токио. За вход — 1 звезда, за каждый ход, начатый здесь, — ещё 2. Когти отсюда бьют всех, кто за пределами Токио, а когти из-за пределов Токио — того, кто здесь. Выпавшие сердца здесь не лечат.
web-reader-place-bay = { play-bay }
    .effect = Второе место в Токио, открытое, пока живы пять или шесть монстров. Здесь всё как в Токио-Сити: звёзды за вход и за начатый ход, когти бьют всех, кто за пределами Токио, кубики не лечат.
web-reader-place-market = Рынок
    .effect = Три карты лежат открыто. В свой ход покупайте сколько угодно карт, пока хватает энергии; на место купленной сразу выкладывают новую. За 2 куба энергии можно заменить все три.
web-reader-place-row = Ряд карт
    .effect = Три карты лежат открыто; самая дальняя от колоды стоит на 1 куб энергии дешевле. Когда карту покупают, остальные сдвигаются и открывается новая. За 2 куба энергии можно заменить все три. Кто не купил ничего, получает 1 куб энергии.
web-reader-place-fame = Трек славы
    .effect = Три символа славы подтягивают к вам маркер на 1 деление, каждый следующий — ещё на одно. Ваше деление победы приносит победу сразу; оба маркера в ваших зонах внимания — тоже.
web-reader-place-destruction = Трек разрушения
    .effect = Три символа разрушения подтягивают к вам маркер на 1 деление, каждый следующий — ещё на одно. Ваше деление победы приносит победу сразу; оба маркера в ваших зонах внимания — тоже.
web-reader-face-king-1 = Единица
    .effect = Три единицы дают 1 звезду, каждая следующая — ещё 1.
web-reader-face-king-2 = Двойка
    .effect = Три двойки дают 2 звезды, каждая следующая — ещё 1.
web-reader-face-king-3 = Тройка
    .effect = Три тройки дают 3 звезды, каждая следующая — ещё 1.
web-reader-face-king-heart = Сердце
    .effect = За пределами Токио: восстановите 1 сердце или снимите жетон яда либо уменьшения. В Токио не действует.
web-reader-face-king-energy = Энергия
    .effect = Получите 1 куб энергии: за них покупают карты.
web-reader-face-king-claw = Коготь
    .effect = За пределами Токио отнимает по 1 сердцу у каждого монстра в Токио, а в Токио — у каждого за его пределами.
web-reader-face-duel-smash = Атака
    .effect = За каждую соперник получает 1 удар.
web-reader-face-duel-heal = Лечение
    .effect = За каждое получите 1 жизнь, но не больше, чем было в начале.
web-reader-face-duel-energy = Энергия
    .effect = За каждый символ получите 1 куб энергии: за них покупают карты.
web-reader-face-duel-fame = Слава
    .effect = Три символа подтягивают к вам маркер славы на 1 деление, каждый следующий — ещё на одно.
web-reader-face-duel-destruction = Разрушение
    .effect = Три символа подтягивают к вам маркер разрушения на 1 деление, каждый следующий — ещё на одно.
web-reader-face-duel-power = Суперсила
    .effect = Что она делает, зависит от монстра.
web-reader-token-poison = Жетон яда
    .effect = В конце каждого вашего хода отнимает 1 сердце. За пределами Токио его снимает выпавшее сердце.
web-reader-token-shrink = Жетон уменьшения
    .effect = В свой ход вы бросаете на один кубик меньше. За пределами Токио его снимает выпавшее сердце.
web-reader-token-smoke = Жетон дыма
    .effect = Лежит на карте «{ king-card-smoke_cloud }». Каждый даёт дополнительный бросок; без жетонов карту сбрасывают.
web-reader-token-mimic = Жетон имитации
    .effect = Показывает, какую карту копирует карта «{ king-card-mimic }».
web-reader-token-extra_turn = Ещё один ход
    .effect = Когда этот ход закончится, тот же монстр сыграет ещё раз.
web-reader-token-dice = Жетон кубика
    .effect = Потратьте его перед первым броском — и бросайте в этот ход на один кубик больше. Держать можно не больше 2.

## Сколько стоит карта

web-worth-title = Что даёт её покупка
web-worth-all = все
web-worth-players = Игроков
web-worth-points = Процентные пункты, интервал 95 %
web-worth-interval = { $points } (от { $low } до { $high })
web-worth-taken = Куплена
web-worth-games = Партии
web-worth-about = В партиях сети чемпиона монета один раз решала, купить карту или дать лучший из других ответов. Пункты показывают, на сколько чаще побеждали те, кому выпало купить эту карту. Ниже нуля в среднем было лучше что-то другое. Последний столбец — как часто чемпион купил бы её сам.
web-worth-none = Эту карту слишком редко можно было купить, чтобы судить о ней.
