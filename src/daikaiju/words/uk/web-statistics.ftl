## Звички: що хтось робить, коли для цього є нагода

habit-leaves = Відступає, коли атакують у Токіо
habit-buys = Купує карту, коли вистачає енергії
habit-claws_weak = Залишає кігті, коли сердець 5 або менше
habit-claws_strong = Залишає кігті, коли сердець 6 або більше
habit-hearts_weak = Залишає серця, коли їх 5 або менше, за межами Токіо
habit-stops = Зупиняється раніше останнього кидка
habit-smashes = Залишає атаки
habit-heals_weak = Залишає зцілення, коли життєвих сил 6 або менше
habit-fame = Залишає символи слави
habit-destruction = Залишає символи руйнування
habit-share = { $percent } % ({ $low }–{ $high })
habit-of = { $done } з { $cases }
habit-too-few = { $cases ->
    [0] поки що замало
    [one] поки що замало: { $cases } випадок
    [few] поки що замало: { $cases } випадки
   *[many] поки що замало: { $cases } випадків
}
habit-more = частіше, ніж чемпіон
habit-less = рідше, ніж чемпіон
habit-alike = явної різниці немає
habit-hearts = Під час відступу у вас у середньому сердець: { $mine } ({ $low }–{ $high }).
habit-hearts-both = Там, де це було важливо, під час відступу у вас у середньому сердець: { $mine } ({ $low }–{ $high }); чемпіон відступив би, маючи { $champion } ({ $champion_low }–{ $champion_high }).

## Власні партії за весь час

web-statistics-title = { web-own-statistics }
web-statistics-lead-guest = Завершені партії, які знає цей браузер. З обліковим записом тут будуть партії з усіх ваших пристроїв.
    .alone = Завершені партії, які зберігає цей браузер.
web-statistics-lead = Завершені партії вашого облікового запису.
web-statistics-none = Завершених партій ще немає. Ідіть щось розтопчіть!
web-statistics-waiting = { $games ->
    [one] Ще рахується { $games } партія.
    [few] Ще рахуються { $games } партії.
   *[many] Ще рахуються { $games } партій.
}
web-statistics-shared = { $games ->
    [one] { $games } партію грали кілька людей за одним екраном, і тут її не враховано.
    [few] { $games } партії грали кілька людей за одним екраном, і тут їх не враховано.
   *[many] { $games } партій грали кілька людей за одним екраном, і тут їх не враховано.
}
web-statistics-tally = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, перемог: { $wins }
web-statistics-tables = Партії та перемоги
web-statistics-edition = Видання
web-statistics-players = Гравців
web-statistics-games = Партії
web-statistics-wins = Перемоги
web-statistics-usual = За рівних сил
web-statistics-luck = Удача і вміння
web-statistics-reviewed = { $games ->
    [one] За { $games } розібраною партією
    [few] За { $games } розібраними партіями
   *[many] За { $games } розібраними партіями
} з { $all }, у відсоткових пунктах за партію; ± — одна стандартна похибка.
web-statistics-not-reviewed = Розбір відрізняє удачу від уміння; кожен триває близько десяти секунд. Жодної з цих партій ще не розібрано.
web-statistics-rivals = Суперники втрачали в середньому { $points } % шансу на перемогу за партію.
web-statistics-review-missing = Розібрати { $games ->
    [one] ще { $games } партію
    [few] ще { $games } партії
   *[many] ще { $games } партій
}
web-statistics-reviewing = Розібрано партій: { $done } з { $total }
web-statistics-stop = Зупинити розбір
web-statistics-chart = Удача і вміння в кожній розібраній партії, починаючи з найдавнішої
web-statistics-date = Зіграно
web-statistics-result = Підсумок
web-statistics-won = перемога
web-statistics-lost = поразка
web-statistics-habits = Звички
web-statistics-habits-about = Як часто ви щось робили, коли могли, з 95-відсотковим інтервалом. Числа чемпіона — його найкращі відповіді в тих самих позиціях розібраних партій, де відповідь була важлива.
web-statistics-habits-few = Порівнювати поки що нічого: потрібно більше партій із розбором. Ваші власні числа — нижче.
web-statistics-habits-rest = { $count ->
    [one] { $count } звичка, для якої поки що замало випадків
    [few] { $count } звички, для яких поки що замало випадків
   *[many] { $count } звичок, для яких поки що замало випадків
}
web-statistics-habit = Звичка
web-statistics-yours = Ви, усі партії
web-statistics-compared = Ви, де було важливо
web-statistics-champion = Чемпіон там само
web-statistics-verdict = Порівняння
web-statistics-leaving = Відступ за кількістю сердець
web-statistics-hearts = Серця
web-statistics-you = Ви
web-statistics-list = Партії
web-statistics-row = { $monster }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}, { $won ->
    [yes] { web-statistics-won }
   *[no] { web-statistics-lost }
}

## Наприкінці партії

web-end-lesson-looking = Тренер його шукає…
web-end-lesson-progress = { web-end-lesson-looking } { $percent } %
web-end-lesson-worst = Хід { $turn }: ви вибрали «{ $what }», а відповідь «{ $better }» дала б на { insight-points } більше шансів перемогти.
web-end-lesson-dice = За всю партію вибір кубиків коштував вам { insight-points } шансів: помилок — { $answers }.
web-end-lesson-yield = За всю партію рішення відступити чи залишитися коштували вам { insight-points } шансів: помилок — { $answers }.
web-end-lesson-buy = За всю партію рішення купити чи заощадити коштували вам { insight-points } шансів: помилок — { $answers }.
web-end-lesson-none = Ви майже нічого не втратили: відповіді не гірші за чемпіонські або майже такі самі.
web-end-lesson-habit = У всіх ваших партіях: «{ $habit }» { $how } ({ $yours } %, а не { $champion } %).
web-end-lesson-show = Подивитися цей крок
web-end-lesson-try = Спробувати інакше
web-end-figures = Удача, вміння та звички
web-end-figures-offer = Кому щастило, а хто добре грав? Тренер може розповісти.
web-end-figures-habits = Звички: скільки разів зі скількох можливих (у дужках — як учинив би чемпіон)
web-end-figures-habit = { habit-of }
web-end-figures-habit-champion = { $done } з { $cases } (чемпіон: { $champion } з { $reviewed })
