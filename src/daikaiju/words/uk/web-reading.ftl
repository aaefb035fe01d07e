## Сторінки правил

web-rules-title = { $game ->
    [king] Правила «Володаря Токіо»
   *[duel] Правила «Дуелі»
}
web-rules-lead = { $game ->
    [king] Усе, що відбувається за столом, пункт за пунктом — з усіма картами та роз’ясненнями.
   *[duel] Усе, що відбувається в «Дуелі», пункт за пунктом — з усіма монстрами, жетонами, картами та роз’ясненнями.
}
web-rules-games = Яка гра
web-rules-of-king = { web-game-king }
web-rules-of-duel = { web-game-duel }
web-rules-contents = Зміст
web-rules-edition = { web-edition }
web-rules-edition-of = Видання { $edition } року
web-rules-clause-address = Посилання на пункт { $clause }
web-rules-cards = { web-cards }
web-rules-monsters = Монстри та їхні суперсили
web-rules-tokens = Усі жетони
web-rules-search = Пошук серед карт
web-rules-search-hint = Назва або дія
web-rules-kind = Вид
web-rules-kind-all = Усі
web-rules-kind-keep = Залишити
web-rules-kind-discard = Скинути
web-rules-cost = Ціна
web-rules-cost-all = Будь-яка
web-rules-order = Порядок
web-rules-order-name = За назвою
web-rules-order-cost = За ціною
web-rules-cost-is = Ціна: { $cost }
web-rules-pack = набір «{ $pack }»
web-rules-copies = { $copies ->
    [one] { $copies } карта в колоді
    [few] { $copies } карти в колоді
   *[many] { $copies } карт у колоді
}
web-rules-brings-token = Приносить жетон ажіотажу «{ $token }»
web-rules-found = { $count ->
    [0] Таких карт немає.
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
web-rules-show-all = Показати всі карти
web-rules-rulings = Роз’яснення
web-rules-life = { $life ->
    [one] { $life } життєва сила
    [few] { $life } життєві сили
   *[many] { $life } життєвих сил
}
web-rules-loading = Відкриваємо правила…
web-rules-failed = Не вдалося завантажити правила.
    .again = { web-load-again }
web-rules-up = Нагору, до змісту

## Що це таке: підказка за столом

web-reader-why = Чому так?
web-reader-clauses = Правила про це
web-reader-in-rules = Відкрити в правилах
web-reader-copies-card = Зараз діє як карта «{ $card }».
web-reader-tokens = { $tokens ->
    [one] На карті { $tokens } жетон.
    [few] На карті { $tokens } жетони.
   *[many] На карті { $tokens } жетонів.
}
web-reader-place-city = { play-city }
    .effect = Перше місце в Токіо. За вхід — 1 зірка, за кожен хід, початий тут, — ще 2. Кігті звідси б’ють усіх, хто за межами Токіо, а кігті з-за меж Токіо — того, хто тут. Серця, що випали, тут не зцілюють.
web-reader-place-bay = { play-bay }
    .effect = Друге місце в Токіо, відкрите, поки живі п’ять або шість монстрів. Тут усе як у Токіо-Сіті: зірки за вхід і за початий хід, кігті б’ють усіх, хто за межами Токіо, кубики не зцілюють.
web-reader-place-market = Ринок
    .effect = Три карти лежать відкрито. У свій хід купуйте скільки завгодно карт, поки вистачає енергії; на місце купленої одразу викладають нову. За 2 енергетичні куби можна замінити всі три.
web-reader-place-row = Ряд карт
    .effect = Три карти лежать відкрито; найдальша від колоди коштує на 1 енергетичний куб менше. Коли карту купують, інші зсуваються й відкривається нова. За 2 енергетичні куби можна замінити всі три. Хто не купив нічого, отримує 1 енергетичний куб.
web-reader-place-fame = Доріжка слави
    .effect = Три символи слави тягнуть маркер на 1 поділку до вас, кожен наступний — ще на одну. Ваша поділка перемоги дає перемогу одразу; обидва маркери у ваших зонах уваги — теж.
web-reader-place-destruction = Доріжка руйнування
    .effect = Три символи руйнування тягнуть маркер на 1 поділку до вас, кожен наступний — ще на одну. Ваша поділка перемоги дає перемогу одразу; обидва маркери у ваших зонах уваги — теж.
web-reader-face-king-1 = Одиниця
    .effect = Три одиниці дають 1 зірку, кожна наступна — ще 1.
web-reader-face-king-2 = Двійка
    .effect = Три двійки дають 2 зірки, кожна наступна — ще 1.
web-reader-face-king-3 = Трійка
    .effect = Три трійки дають 3 зірки, кожна наступна — ще 1.
web-reader-face-king-heart = Серце
    .effect = За межами Токіо: відновіть 1 серце або зніміть жетон отрути чи зменшення. У Токіо не діє.
web-reader-face-king-energy = Енергія
    .effect = Отримайте 1 енергетичний куб: за них купують карти.
web-reader-face-king-claw = Кіготь
    .effect = За межами Токіо забирає по 1 серцю в кожного монстра в Токіо, а в Токіо — у кожного за його межами.
web-reader-face-duel-smash = Атака
    .effect = За кожну суперник зазнає 1 удару.
web-reader-face-duel-heal = Зцілення
    .effect = За кожне отримайте 1 життєву силу, але не більше, ніж було на початку.
web-reader-face-duel-energy = Енергія
    .effect = За кожен символ отримайте 1 енергетичний куб: за них купують карти.
web-reader-face-duel-fame = Слава
    .effect = Три символи тягнуть маркер слави на 1 поділку до вас, кожен наступний — ще на одну.
web-reader-face-duel-destruction = Руйнування
    .effect = Три символи тягнуть маркер руйнування на 1 поділку до вас, кожен наступний — ще на одну.
web-reader-face-duel-power = Суперсила
    .effect = Що вона робить, залежить від монстра.
web-reader-token-poison = Жетон отрути
    .effect = Наприкінці кожного вашого ходу забирає 1 серце. За межами Токіо його знімає серце, що випало.
web-reader-token-shrink = Жетон зменшення
    .effect = У свій хід ви кидаєте на один кубик менше. За межами Токіо його знімає серце, що випало.
web-reader-token-smoke = Жетон диму
    .effect = Лежить на карті «{ king-card-smoke_cloud }». Кожен дає додатковий кидок; без жетонів карту скидають.
web-reader-token-mimic = Жетон імітації
    .effect = Показує, яку карту копіює карта «{ king-card-mimic }».
web-reader-token-extra_turn = Ще один хід
    .effect = Коли цей хід закінчиться, той самий монстр зіграє ще раз.
web-reader-token-dice = Жетон кубика
    .effect = Витратьте його перед першим кидком — і кидайте цього ходу на один кубик більше. Тримати можна не більше ніж 2.

## Скільки варта карта

web-worth-title = Що дає її купівля
web-worth-all = усі
web-worth-players = Гравців
web-worth-points = Відсоткові пункти, інтервал 95 %
web-worth-interval = { $points } (від { $low } до { $high })
web-worth-taken = Куплено
web-worth-games = Партії
web-worth-about = У партіях мережі чемпіона монета один раз вирішувала, купити карту чи дати найкращу з інших відповідей. Пункти показують, на скільки частіше перемагали ті, кому випало купити цю карту. Нижче нуля в середньому кращим було щось інше. Останній стовпець — як часто чемпіон купив би її сам.
web-worth-none = Цю карту надто рідко можна було купити, щоб судити про неї.
