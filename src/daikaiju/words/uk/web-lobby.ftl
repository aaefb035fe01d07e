## Рамка сторінки

web-loading = Хвилинку…
web-load-failed = Ця частина сторінки загубилася дорогою. Ви в мережі?
web-load-again = Спробувати ще раз
web-not-found = За цією адресою нічого немає: тут пройшовся хтось великий
web-not-found-hint = Решта міста ще стоїть:
web-home = На головну
web-nav = Головне меню
web-menu = Меню
web-nav-play = Гра
web-nav-learn = Навчання
web-nav-analysis = Аналіз
web-nav-more = Ще
web-community = Спільнота
web-unreachable = Сервер не відповідає. Перевірте, чи він запущений і чи маєте ви зв’язок.
    .alone = Гра не відповідає. Завантажте сторінку знову: усе збережене на місці.
web-refused = Сервер відмовив, не пояснивши чому.
    .alone = Не вийшло, і причина невідома.

## Перший екран

web-first-lead = Велетенські монстри, одне місто, шість кубиків. Трощіть суперників і тримайте Токіо: переможе той, хто першим набере 20 зірок або встоїть останнім.
web-play-now = Грати
web-play-now-hint = { $bots ->
    [one] Ви проти { $bots } бота
    [few] Ви проти { $bots } ботів
   *[many] Ви проти { $bots } ботів
}{ $again ->
    [yes] , як минулого разу
   *[no] {""}
}
web-change-setup = Змінити налаштування гри
web-strength = Сила суперників
web-strength-auto = Авто
web-strength-now = Зараз: { $step }. Після перемоги — сильніші, після двох поразок — слабші.
web-strength-own = Як ви вибрали для кожного місця.
web-step-hatchlings = Малята
    .one = Маля
web-step-scamps = Пустуни
    .one = Пустун
web-step-rascals = Забіяки
    .one = Забіяка
web-step-brawlers = Розбишаки
    .one = Розбишака
web-step-bruisers = Громили
    .one = Громило
web-step-wreckers = Руйнівники
    .one = Руйнівник
web-step-terrors = Страховиська
    .one = Страховисько
web-step-veterans = Ветерани
    .one = Ветеран
web-step-champions = Чемпіони
    .one = Чемпіон
web-ladder-up = { $game ->
    [duel] Перемога! Наступний суперник на сходинку сильніший: { $step }.
   *[king] Перемога! Наступні суперники на сходинку сильніші: { $step }.
}
web-ladder-top = Ви перемогли найсильніших. Місто схиляє голову.
web-ladder-down = { $game ->
    [duel] Дві поразки поспіль: наступний суперник на сходинку слабший ({ $step }).
   *[king] Дві поразки поспіль: наступні суперники на сходинку слабші ({ $step }).
}
web-ladder-same = { $game ->
    [duel] Не цього разу. Той самий суперник готовий продовжити ({ $step }).
   *[king] Не цього разу. Ті самі суперники готові продовжити ({ $step }).
}
web-play-somebody = Знайти суперників
web-play-somebody-hint = Знайдемо тих, хто теж хоче грати.
web-friends = Грати з друзями
web-friends-hint = Стіл за посиланням, без реєстрації.
web-screen = Гра на одному екрані
web-screen-hint = Передавайте мишу або телефон по колу.
web-watch = Дивитися
web-watch-hint = Партії, що зараз тривають.
web-duel = Дуель
web-duel-hint = Два монстри, слава й руйнування.
web-learn = Навчитися грати
web-learn-hint = Кілька хвилин, усі рішення — ваші.
web-puzzles = Задачі
web-puzzles-hint = Задача дня, одна для всіх.
web-tournaments = Турніри
web-tournaments-hint = Вступити, провести або подивитися.
web-community-lead = З ким зіграти, за ким поспостерігати й кого випередити.
web-leaderboard-hint = Найкращі з усіх, і наскільки це точно.
web-friends-list = Друзі
web-friends-list-hint = Дивіться, хто в мережі, і кличте за стіл.
web-fair-hint = Як самому перевірити кожен кидок.
web-rules-duel = Правила «Дуелі»
web-rules-king-hint = Кожне правило й кожна карта з роз’ясненнями.
web-rules-duel-hint = Обидві доріжки, усі жетони, суперсили й карти.
web-credits-hint = З чого все зроблено й ким.
web-analysis-board = Дошка аналізу
web-analysis-board-hint = Поставте будь-яку позицію, пробуйте відповіді й дізнайтеся думку тренера.
web-rules-king = Правила й карти
web-viewer = Відкрити збережену гру
web-account = Обліковий запис
web-leaderboard = Таблиці рейтингів
web-credits = Подяки
web-unofficial = Неофіційний проєкт гравців. King of Tokyo — торговельна марка свого власника.
web-own-continue = Продовжити гру
web-own-finished = Ваші останні партії
web-own-against = за столом: { $others }
web-own-go-on = Продовжити
web-end-replay = Переглянути запис
web-own-statistics = Мої партії в числах
web-home-title = { $named ->
    [yes] З поверненням, { $name }
   *[no] З поверненням
}
web-own-none = Жодна партія на вас не чекає. Зате чекає Токіо.
web-own-more = { $count ->
    [one] Ще { $count } партія
    [few] Ще { $count } партії
   *[many] Ще { $count } партій
}
web-own-review = Розбір
web-own-won = Перемога
web-own-lost = Поразка
web-own-over = Зіграно
web-own-finished-none = Тут будуть ваші зіграні партії з розбором.
web-home-puzzle = Задача дня
web-home-puzzle-new = Одна позиція, одна найкраща відповідь, сьогодні для всіх та сама.
web-home-puzzle-streak = { $days ->
    [1] Учорашню розв’язано. Нехай буде дві поспіль!
    [one] { $days } день поспіль. Продовжимо?
    [few] { $days } дні поспіль. Продовжимо?
   *[many] { $days } днів поспіль. Продовжимо?
}
web-home-puzzle-solved = { $days ->
    [1] Розв’язано! Повертайтеся завтра: буде два дні поспіль.
    [one] Розв’язано! Уже { $days } день поспіль.
    [few] Розв’язано! Уже { $days } дні поспіль.
   *[many] Розв’язано! Уже { $days } днів поспіль.
}
web-home-puzzle-missed = Сьогодні не вийшло. Є багато інших задач, а завтра буде нова.
web-home-puzzle-go = Розв’язати
web-home-puzzle-more = Інші задачі
web-home-others = Просто зараз
web-home-playing = { $playing ->
    [0] Ніхто не грає
    [one] Грає { $playing } людина
    [few] Грають { $playing } людини
   *[many] Грають { $playing } людей
}
web-home-waiting = { $waiting ->
    [0] ніхто не чекає
    [one] { $waiting } чекає на суперників
    [few] { $waiting } чекають на суперників
   *[many] { $waiting } чекають на суперників
}
web-home-people = { web-home-playing }, { web-home-waiting }.
web-home-nobody = Тиша: зараз більше нікого немає.

## Підготовка гри

web-setup = Підготовка гри
web-setup-monster = Ваш монстр
web-setup-whose = Чий монстр
web-setup-person = Гравець { $number }
web-setup-life = Життєві сили
web-setup-more = Ще
    .hint = Видання, місця, імена, годинник та інші налаштування
web-your-name = Ваше ім’я
web-name-hint = Так вас називатимуть інші.
web-name-longest = В імені не більше ніж { $most } символи.
web-game = Гра
web-game-king = «Володар Токіо»
web-game-duel = «Володар Токіо. Дуель»
web-edition = Видання
web-edition-2016 = 2016, теперішні карти
web-edition-2010 = 2010, перше
web-how-many = Скільки монстрів
web-how-many-bots = Боти
web-how-many-people = Гравці за цим екраном
web-how-many-friends = Гості за посиланням
web-against = Проти кого
web-against-bot = Бот
web-who-sits = Хто де сидить
web-seat-number = Місце { $seat }
web-seat-name = Ім’я
web-by-me = { $several ->
    [yes] За цим екраном
   *[no] Ви
}
web-by-open = Гість за посиланням
web-monster = Монстр
web-any-monster = будь-який
    .hint = Той, кого ніхто не вибрав.
web-clock = Годинник
web-clock-none = Без годинника
web-clock-move = На кожен вибір
web-clock-game = На всю гру
web-clock-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}
web-clock-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
web-clock-hint = Коли час мине, за гравця грає бот, доки той не повернеться.
web-clock-days = За листуванням
web-clock-days-hint = Бути тут увесь час не треба: відповідайте, коли зможете. Ваші столи — на першій сторінці, а коли чийсь час мине, замість цієї людини зіграє бот.
web-clock-days-many = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
web-clock-days-left = { $days } д { $hours } год
web-own-turn = { $timed ->
    [yes] Ваш хід, лишилося { $left }
   *[no] Ваш хід
}
web-turns = { $count ->
    [one] Ваш хід за { $count } столом
    [few] Ваш хід за { $count } столами
   *[many] Ваш хід за { $count } столами
}
web-option-ends = Коли 20 зірок дають перемогу
    .hint = Вирішує видання, якщо не вирішите ви.
web-ends-edition = як у виданні
web-ends-turn = наприкінці ходу
web-ends-round = наприкінці кола
web-ends-at_once = одразу
web-option-two_player_variant = Варіант для двох
    .hint = Токіо дає енергетичні куби замість зірок.
web-pack = З набором «{ $pack }»
web-listed = Показувати цей стіл усім
    .hint = Він буде у списку столів, і будь-хто зможе зайняти вільне місце.
web-rated = Рейтингова партія
    .hint = Лише гравці з обліковим записом, кожен на одному місці, і боти незмінної сили. Хто вийде, буде останнім.
web-start-now = Почати гру
web-open-table = Відкрити стіл

## Кімната очікування

web-waiting = Кімната очікування
web-invite = Адреса для запрошення
web-qr = Адреса столу у вигляді QR-коду
web-open-seat = вільно
web-sit = Сісти сюди
web-seat-here-too = Ще один за цим екраном
web-remove = Прибрати
web-who-are-you = Як вас звати?
web-fill-and-begin = { $open ->
    [one] Віддати вільне місце боту й почати
    [few] Віддати вільні місця ботам і почати
   *[many] Віддати вільні місця ботам і почати
}
web-invite-here-only = Ця адреса працює лише на цьому комп’ютері. Для інших у вашій мережі запустіть «make play LAN=yes» або «daikaiju serve --lan».
web-stand-up = Встати
web-fill-bot = Посадити бота
web-new-bots = { $open ->
    [one] Бот на вільне місце
    [few] Боти на вільні місця
   *[many] Боти на вільні місця
}
web-level = Рівень
web-fill-open = Звільнити для людини
web-lock = Більше нікого не пускати
web-unlock = Знову пускати
web-locked = Більше ніхто не сяде.
web-start = Почати
web-start-when-full = { $open ->
    [one] ще вільне { $open } місце
    [few] ще вільні { $open } місця
   *[many] ще вільно { $open } місць
}
web-agree-lead = Налаштування змінилися. Гра почнеться, коли з ними погодяться всі.
web-agree = Погодитися
web-seat-not-agreed = згоди ще немає
web-waiting-for-creator = Гру починає той, хто створив стіл.
web-waiting-for-all = Гра почнеться, щойно всі зберуться.
web-waiting-tournament = Партія турніру: почнеться, коли прийдуть усі.
web-waiting-too-few = Ця партія не відбудеться: прийшло замало гравців.

## Дивитися

web-tables-open = Відкриті столи
web-tables-running = Триває гра
web-tables-none = За відкритими столами зараз ніхто не грає. Тим часом можна подивитися, як чотири боти б’ються за Токіо.
web-watch-bots = Дивитися гру ботів
web-tables-join = Приєднатися
web-tables-watch = { web-watch }
