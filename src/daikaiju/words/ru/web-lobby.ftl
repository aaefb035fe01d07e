## Рамка страницы

web-loading = Минутку…
web-load-failed = Эта часть страницы потерялась по дороге. Вы в сети?
web-load-again = Попробовать ещё раз
web-not-found = По этому адресу ничего нет: тут прошёлся кто-то большой
web-not-found-hint = Остальной город ещё стоит:
web-home = На главную
web-nav = Главное меню
web-menu = Меню
web-nav-play = Игра
web-nav-learn = Обучение
web-nav-analysis = Анализ
web-nav-more = Ещё
web-community = Сообщество
web-unreachable = Сервер не отвечает. Проверьте, запущен ли он и есть ли у вас связь.
    .alone = Игра не отвечает. Загрузите страницу заново: всё сохранённое на месте.
web-refused = Сервер отказал, не объяснив почему.
    .alone = Не получилось, и причина неизвестна.

## Первый экран

web-first-lead = Гигантские монстры, один город, шесть кубиков. Крушите соперников и держите Токио: победит тот, кто первым наберёт 20 звёзд или устоит последним.
web-play-now = Играть
web-play-now-hint = { $bots ->
    [one] Вы против { $bots } бота
    [few] Вы против { $bots } ботов
   *[many] Вы против { $bots } ботов
}{ $again ->
    [yes] , как в прошлый раз
   *[no] {""}
}
web-change-setup = Изменить настройки игры
web-strength = Сила соперников
web-strength-auto = Авто
web-strength-now = Сейчас: { $step }. После победы — сильнее, после двух поражений — слабее.
web-strength-own = Как вы выбрали для каждого места.
web-step-hatchlings = Детёныши
    .one = Детёныш
web-step-scamps = Шалуны
    .one = Шалун
web-step-rascals = Задиры
    .one = Задира
web-step-brawlers = Драчуны
    .one = Драчун
web-step-bruisers = Громилы
    .one = Громила
web-step-wreckers = Крушители
    .one = Крушитель
web-step-terrors = Грозы города
    .one = Гроза города
web-step-veterans = Ветераны
    .one = Ветеран
web-step-champions = Чемпионы
    .one = Чемпион
web-ladder-up = { $game ->
    [duel] Победа! Следующий соперник на ступень сильнее: { $step }.
   *[king] Победа! Следующие соперники на ступень сильнее: { $step }.
}
web-ladder-top = Вы победили сильнейших. Город склоняет голову.
web-ladder-down = { $game ->
    [duel] Два поражения подряд: следующий соперник на ступень слабее ({ $step }).
   *[king] Два поражения подряд: следующие соперники на ступень слабее ({ $step }).
}
web-ladder-same = { $game ->
    [duel] Не в этот раз. Тот же соперник готов продолжить ({ $step }).
   *[king] Не в этот раз. Те же соперники готовы продолжить ({ $step }).
}
web-play-somebody = Найти соперников
web-play-somebody-hint = Найдём тех, кто тоже хочет играть.
web-friends = Играть с друзьями
web-friends-hint = Стол по ссылке, без регистрации.
web-screen = Игра на одном экране
web-screen-hint = Передавайте мышь или телефон по кругу.
web-watch = Смотреть
web-watch-hint = Партии, которые сейчас идут.
web-duel = Дуэль
web-duel-hint = Два монстра, слава и разрушение.
web-learn = Научиться играть
web-learn-hint = Несколько минут, все решения — ваши.
web-puzzles = Задачи
web-puzzles-hint = Задача дня, одна для всех.
web-tournaments = Турниры
web-tournaments-hint = Вступить, провести или посмотреть.
web-community-lead = С кем сыграть, за кем понаблюдать и кого обогнать.
web-leaderboard-hint = Лучшие из всех, и насколько это точно.
web-friends-list = Друзья
web-friends-list-hint = Смотрите, кто в сети, и зовите за стол.
web-fair-hint = Как самому проверить каждый бросок.
web-rules-duel = Правила «Дуэли»
web-rules-king-hint = Каждое правило и каждая карта с разъяснениями.
web-rules-duel-hint = Оба трека, все жетоны, суперсилы и карты.
web-credits-hint = Из чего всё сделано и кем.
web-analysis-board = Доска анализа
web-analysis-board-hint = Поставьте любую позицию, пробуйте ответы и узнайте мнение тренера.
web-rules-king = Правила и карты
web-viewer = Открыть сохранённую игру
web-account = Учётная запись
web-leaderboard = Таблицы рейтингов
web-credits = Благодарности
web-unofficial = Неофициальный проект игроков. King of Tokyo — товарный знак своего владельца.
web-own-continue = Продолжить игру
web-own-finished = Ваши последние партии
web-own-against = за столом: { $others }
web-own-go-on = Продолжить
web-end-replay = Посмотреть запись
web-own-statistics = Мои партии в числах
web-home-title = { $named ->
    [yes] С возвращением, { $name }
   *[no] С возвращением
}
web-own-none = Ни одна партия вас не ждёт. Зато ждёт Токио.
web-own-more = { $count ->
    [one] Ещё { $count } партия
    [few] Ещё { $count } партии
   *[many] Ещё { $count } партий
}
web-own-review = Разбор
web-own-won = Победа
web-own-lost = Поражение
web-own-over = Сыграно
web-own-finished-none = Здесь будут ваши сыгранные партии с разбором.
web-home-puzzle = Задача дня
web-home-puzzle-new = Одна позиция, один лучший ответ, сегодня для всех один и тот же.
web-home-puzzle-streak = { $days ->
    [1] Вчерашняя решена. Пусть будет две подряд!
    [one] { $days } день подряд. Продолжим?
    [few] { $days } дня подряд. Продолжим?
   *[many] { $days } дней подряд. Продолжим?
}
web-home-puzzle-solved = { $days ->
    [1] Решено! Возвращайтесь завтра: будет два дня подряд.
    [one] Решено! Уже { $days } день подряд.
    [few] Решено! Уже { $days } дня подряд.
   *[many] Решено! Уже { $days } дней подряд.
}
web-home-puzzle-missed = Сегодня не вышло. Есть много других задач, а завтра будет новая.
web-home-puzzle-go = Решить
web-home-puzzle-more = Другие задачи
web-home-others = Прямо сейчас
web-home-playing = { $playing ->
    [0] Никто не играет
    [one] Играет { $playing } человек
    [few] Играют { $playing } человека
   *[many] Играют { $playing } человек
}
web-home-waiting = { $waiting ->
    [0] никто не ждёт
    [one] { $waiting } ждёт соперников
    [few] { $waiting } ждут соперников
   *[many] { $waiting } ждут соперников
}
web-home-people = { web-home-playing }, { web-home-waiting }.
web-home-nobody = Тишина: сейчас больше никого нет.

## Подготовка игры

web-setup = Подготовка игры
web-setup-monster = Ваш монстр
web-setup-whose = Чей монстр
web-setup-person = Игрок { $number }
web-setup-life = Жизни
web-setup-more = Ещё
    .hint = Издание, места, имена, часы и другие настройки
web-your-name = Ваше имя
web-name-hint = Так вас будут называть другие.
web-name-longest = В имени не больше { $most } символов.
web-game = Игра
web-game-king = «Повелитель Токио»
web-game-duel = «Дуэль»
web-edition = Издание
web-edition-2016 = 2016, нынешние карты
web-edition-2010 = 2010, первое
web-how-many = Сколько монстров
web-how-many-bots = Боты
web-how-many-people = Игроки за этим экраном
web-how-many-friends = Гости по ссылке
web-against = Против кого
web-against-bot = Бот
web-who-sits = Кто где сидит
web-seat-number = Место { $seat }
web-seat-name = Имя
web-by-me = { $several ->
    [yes] За этим экраном
   *[no] Вы
}
web-by-open = Гость по ссылке
web-monster = Монстр
web-any-monster = любой
    .hint = Тот, кого никто не выбрал.
web-clock = Часы
web-clock-none = Без часов
web-clock-move = На каждый выбор
web-clock-game = На всю игру
web-clock-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
web-clock-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
web-clock-hint = Когда время выйдет, за игрока играет бот, пока тот не вернётся.
web-clock-days = По переписке
web-clock-days-hint = Быть здесь всё время не нужно: отвечайте, когда сможете. Ваши столы — на первой странице, а за того, чьё время вышло, играет бот.
web-clock-days-many = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
web-clock-days-left = { $days } д { $hours } ч
web-own-turn = { $timed ->
    [yes] Ваш ход, осталось { $left }
   *[no] Ваш ход
}
web-turns = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
   *[many] Ваш ход за { $count } столами
}
web-option-ends = Когда 20 звёзд приносят победу
    .hint = Решает издание, если не решите вы.
web-ends-edition = как в издании
web-ends-turn = в конце хода
web-ends-round = в конце круга
web-ends-at_once = сразу
web-option-two_player_variant = Вариант для двоих
    .hint = Токио даёт кубы энергии вместо звёзд.
web-pack = С набором «{ $pack }»
web-listed = Показывать этот стол всем
    .hint = Он будет в списке столов, и любой сможет занять свободное место.
web-rated = Рейтинговая партия
    .hint = Только игроки с учётной записью, каждый на одном месте, и боты неизменной силы. Кто выйдет, будет последним.
web-start-now = Начать игру
web-open-table = Открыть стол

## Комната ожидания

web-waiting = Комната ожидания
web-invite = Адрес для приглашения
web-qr = Адрес стола в виде QR-кода
web-open-seat = свободно
web-sit = Сесть сюда
web-seat-here-too = Ещё один за этим экраном
web-remove = Убрать
web-who-are-you = Как вас зовут?
web-fill-and-begin = { $open ->
    [one] Отдать свободное место боту и начать
    [few] Отдать свободные места ботам и начать
   *[many] Отдать свободные места ботам и начать
}
web-invite-here-only = Этот адрес работает только на этом компьютере. Для других в вашей сети запустите «make play LAN=yes» или «daikaiju serve --lan».
web-stand-up = Встать
web-fill-bot = Посадить бота
web-new-bots = { $open ->
    [one] Бот на свободное место
    [few] Боты на свободные места
   *[many] Боты на свободные места
}
web-level = Уровень
web-fill-open = Освободить для человека
web-lock = Больше никого не пускать
web-unlock = Снова пускать
web-locked = Больше никто не сядет.
web-start = Начать
web-start-when-full = { $open ->
    [one] ещё свободно { $open } место
    [few] ещё свободно { $open } места
   *[many] ещё свободно { $open } мест
}
web-agree-lead = Настройки изменились. Игра начнётся, когда с ними согласятся все.
web-agree = Согласиться
web-seat-not-agreed = согласия ещё нет
web-waiting-for-creator = Игру начинает тот, кто создал стол.
web-waiting-for-all = Игра начнётся, как только все соберутся.
web-waiting-tournament = Партия турнира: начнётся, когда придут все.
web-waiting-too-few = Эта партия не состоится: пришло слишком мало игроков.

## Смотреть

web-tables-open = Открытые столы
web-tables-running = Идёт игра
web-tables-none = За открытыми столами сейчас никто не играет. Можно пока посмотреть, как четыре бота сражаются за Токио.
web-watch-bots = Смотреть игру ботов
web-tables-join = Присоединиться
web-tables-watch = { web-watch }
