## Все турниры

web-tournaments-lead = Швейцарская и круговая системы для «Дуэли», столы на четверых для «Повелителя Токио». Смотреть может каждый.
web-tournaments-none = Ни одного турнира ещё не объявлено. Турнир собирает людей на несколько туров и выявляет чемпиона.
web-tournaments-open = Можно вступить
web-tournaments-running = Идут сейчас
web-tournaments-over = Завершены
web-tournament-form-swiss = Швейцарская система
web-tournament-form-round-robin = Круговая система
web-tournament-form-fours = Столы на четверых
web-tournament-players = Игроков: { $players } из { $most }
web-tournament-round = Тур { $round } из { $rounds }
web-tournament-paused = Перерыв после тура { $round } из { $rounds }
web-tournament-starts = Начало { $date }
web-tournament-starts-when = Начнётся, когда скажет организатор
web-tournament-ended = Завершён { $date }
web-tournament-cancelled = Отменён
web-tournament-by = организатор: { $name }
web-tournament-nobody = ушедший игрок

## Проведение

web-tournament-hold = Провести турнир
web-tournament-hold-account = Провести турнир может каждый, у кого есть учётная запись.
web-tournament-name = Название
web-tournament-form = Система
web-tournament-rounds = Сколько туров
web-tournament-least = Игроков не меньше
web-tournament-most = Игроков не больше
web-tournament-start-time = Когда начало
web-tournament-start-hint = Если не указать, турнир начнётся по вашей команде.
web-tournament-patience = Сколько секунд ждать за столом
web-tournament-patience-hint = Кто не придёт за это время, проигрывает эту партию.
web-tournament-rated = Рейтинговый турнир
    .hint = Вступить могут только те, у кого есть учётная запись.
web-tournament-announce = Объявить
web-tournament-organise = Организатору
web-tournament-begin = Начать сейчас
web-tournament-pause = Перерыв после этого тура
web-tournament-go-on = Продолжить туры
web-tournament-end = Завершить турнир
web-tournament-end-sure = Да, завершить: неоконченные партии не считаются
web-tournament-end-not = Нет, продолжать
web-tournament-drop = Исключить
web-tournament-drop-sure = Да, исключить насовсем: { $name }

## Участие

web-tournament-join = Участвовать
web-tournament-withdraw = Сняться с турнира
web-tournament-come-back = Вернуться
web-tournament-account = Партии здесь рейтинговые: чтобы вступить, войдите или создайте учётную запись.
web-tournament-least-hint = Для начала { $least ->
    [one] нужен { $least } игрок
    [few] нужны { $least } игрока
   *[many] нужно { $least } игроков
}.
web-tournament-joined = Вы участвуете. К началу откройте эту страницу: кого нет на месте, тому не назначат соперника.
web-tournament-playing = Вы участвуете. Когда начнётся тур, сядьте за свой стол: на это { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
web-tournament-your-table = Тур { $round }: вас ждут за столом.
web-tournament-go = К своему столу
web-tournament-next = Следующий тур начнётся через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
web-tournament-me-absent = Вас не было на месте, и пока соперника вам не назначают.
web-tournament-me-withdrawn = Вы снялись с турнира.
web-tournament-me-dropped = Организатор исключил вас из этого турнира.

## Положение

web-tournament-who = Участники
web-tournament-standings = Турнирная таблица
web-tournament-final = Итоговая таблица
web-tournament-winners = { $shared ->
    [yes] Первое место делят: { $names }
   *[no] Победа в турнире: { $names }
}
web-tournament-my-place = Ваше место: { $place } из { $players }
web-tournament-place = Место
web-tournament-player = Игрок
web-tournament-points = Очки
web-tournament-games = Партии
web-tournament-tie-buchholz = Бухгольц
web-tournament-tie-sonneborn-berger = Зоннеборн–Бергер
web-tournament-tie-wins = Победы
web-tournament-tie-opponents = Соперники
web-tournament-tie-firsts = Первые места
web-tournament-status-absent = отсутствует
web-tournament-status-withdrawn = уже не играет
web-tournament-status-dropped = дисквалификация
web-tournament-all-rounds = Туры
web-tournament-waits = Ждём: { $names }
web-tournament-replay = Посмотреть партию
web-tournament-how-left = уход из партии
web-tournament-how-unopposed = больше никто не пришёл
web-tournament-how-absent = неявка
web-tournament-how-bye = без соперника
web-tournament-how-free = свободный тур
web-tournament-how-void = доиграть не удалось
web-tournament-how-unfinished = не доиграна

## Чего нельзя

server-refused-bad-title = В названии турнира от 1 до { $most } знаков, и среди них нет невидимых.
server-refused-no-such-player = Участника с таким номером нет.
server-refused-no-such-tournament = Такого турнира нет.
server-refused-not-organiser = Это может сделать только организатор турнира.
server-refused-too-many-tournaments = У вас уже { $most ->
    [one] { $most } незавершённый турнир
    [few] { $most } незавершённых турнира
   *[many] { $most } незавершённых турниров
}. Сначала завершите один.
server-refused-tournament-begun = Этот турнир уже начался. Вступите в следующий.
server-refused-tournament-clock = В турнире играют с часами, чтобы никто не задерживал тур. Выберите часы.
server-refused-tournament-dropped = { web-tournament-me-dropped }
server-refused-tournament-full = В этом турнире больше нет мест.
server-refused-tournament-not-begun = Этот турнир ещё не начался.
server-refused-tournament-organiser = Провести турнир могут только те, у кого есть учётная запись. Войдите или создайте её.
server-refused-tournament-over = Этот турнир завершён.
server-refused-tournament-size = В турнире не меньше { $least } игроков, и верхняя граница не может быть ниже нижней.
server-refused-tournament-time = Начало турнира — в будущем, не позже чем через { $days } дней.
server-refused-tournament-too-few = Для начала { $least ->
    [one] нужен { $least } игрок
    [few] нужны { $least } игрока
   *[many] нужно { $least } игроков
}, а эта страница открыта { $there ->
    [one] у { $there } игрока
    [few] у { $there } игроков
   *[many] у { $there } игроков
}.
