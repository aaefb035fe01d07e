## Усі турніри

web-tournaments-lead = Швейцарська та колова системи для «Дуелі», столи на чотирьох для «Володаря Токіо». Дивитися може кожен.
web-tournaments-none = Жодного турніру ще не оголошено. Турнір збирає людей на кілька турів і визначає чемпіона.
web-tournaments-open = Можна вступити
web-tournaments-running = Тривають
web-tournaments-over = Завершені
web-tournament-form-swiss = Швейцарська система
web-tournament-form-round-robin = Колова система
web-tournament-form-fours = Столи на чотирьох
web-tournament-players = Гравців: { $players } з { $most }
web-tournament-round = Тур { $round } з { $rounds }
web-tournament-paused = Перерва після туру { $round } з { $rounds }
web-tournament-starts = Початок { $date }
web-tournament-starts-when = Почнеться, коли скаже організатор
web-tournament-ended = Завершено { $date }
web-tournament-cancelled = Скасовано
web-tournament-by = організатор: { $name }
web-tournament-nobody = гравець, який пішов

## Проведення

web-tournament-hold = Провести турнір
web-tournament-hold-account = Провести турнір може кожен, хто має обліковий запис.
web-tournament-name = Назва
web-tournament-form = Система
web-tournament-rounds = Скільки турів
web-tournament-least = Гравців не менше
web-tournament-most = Гравців не більше
web-tournament-start-time = Коли початок
web-tournament-start-hint = Якщо не вказати, турнір почнеться за вашою командою.
web-tournament-patience = Скільки секунд чекати за столом
web-tournament-patience-hint = Хто не прийде за цей час, програє цю партію.
web-tournament-rated = Рейтинговий турнір
    .hint = Вступити можуть лише ті, хто має обліковий запис.
web-tournament-announce = Оголосити
web-tournament-organise = Організаторові
web-tournament-begin = Почати зараз
web-tournament-pause = Перерва після цього туру
web-tournament-go-on = Продовжити тури
web-tournament-end = Завершити турнір
web-tournament-end-sure = Так, завершити: незакінчені партії не враховуються
web-tournament-end-not = Ні, продовжувати
web-tournament-drop = Виключити
web-tournament-drop-sure = Так, виключити назовсім: { $name }

## Участь

web-tournament-join = Взяти участь
web-tournament-withdraw = Знятися з турніру
web-tournament-come-back = Повернутися
web-tournament-account = Партії тут рейтингові: щоб вступити, увійдіть або створіть обліковий запис.
web-tournament-least-hint = Для початку { $least ->
    [one] потрібен { $least } гравець
    [few] потрібні { $least } гравці
   *[many] потрібно { $least } гравців
}.
web-tournament-joined = Ви берете участь. На початок відкрийте цю сторінку: кого немає на місці, тому не призначать суперника.
web-tournament-playing = Ви берете участь. Коли почнеться тур, сядьте за свій стіл: на це { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
web-tournament-your-table = Тур { $round }: на вас чекають за столом.
web-tournament-go = До свого столу
web-tournament-next = Наступний тур почнеться через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
web-tournament-me-absent = Вас не було на місці, тож поки що суперника вам не призначають.
web-tournament-me-withdrawn = Ви знялися з турніру.
web-tournament-me-dropped = Організатор виключив вас із цього турніру.

## Становище

web-tournament-who = Учасники
web-tournament-standings = Турнірна таблиця
web-tournament-final = Підсумкова таблиця
web-tournament-winners = { $shared ->
    [yes] Перше місце ділять: { $names }
   *[no] Перемога в турнірі: { $names }
}
web-tournament-my-place = Ваше місце: { $place } з { $players }
web-tournament-place = Місце
web-tournament-player = Гравець
web-tournament-points = Очки
web-tournament-games = Партії
web-tournament-tie-buchholz = Бухгольц
web-tournament-tie-sonneborn-berger = Зоннеборн–Бергер
web-tournament-tie-wins = Перемоги
web-tournament-tie-opponents = Суперники
web-tournament-tie-firsts = Перші місця
web-tournament-status-absent = немає на місці
web-tournament-status-withdrawn = уже не грає
web-tournament-status-dropped = дискваліфікація
web-tournament-all-rounds = Тури
web-tournament-waits = Чекаємо: { $names }
web-tournament-replay = Переглянути партію
web-tournament-how-left = вихід із партії
web-tournament-how-unopposed = більше ніхто не прийшов
web-tournament-how-absent = неявка
web-tournament-how-bye = без суперника
web-tournament-how-free = вільний тур
web-tournament-how-void = дограти не вдалося
web-tournament-how-unfinished = не дограно

## Чого не можна

server-refused-bad-title = У назві турніру від 1 до { $most } знаків, і серед них немає невидимих.
server-refused-no-such-player = Учасника з таким номером немає.
server-refused-no-such-tournament = Такого турніру немає.
server-refused-not-organiser = Це може зробити лише організатор турніру.
server-refused-too-many-tournaments = У вас уже { $most ->
    [one] { $most } незавершений турнір
    [few] { $most } незавершені турніри
   *[many] { $most } незавершених турнірів
}. Спершу завершіть один.
server-refused-tournament-begun = Цей турнір уже почався. Вступіть до наступного.
server-refused-tournament-clock = На турнірі грають із годинником, щоб ніхто не затримував тур. Виберіть годинник.
server-refused-tournament-dropped = { web-tournament-me-dropped }
server-refused-tournament-full = У цьому турнірі більше немає місць.
server-refused-tournament-not-begun = Цей турнір ще не почався.
server-refused-tournament-organiser = Провести турнір можуть лише ті, хто має обліковий запис. Увійдіть або створіть його.
server-refused-tournament-over = Цей турнір завершено.
server-refused-tournament-size = У турнірі не менше { $least } гравців, і верхня межа не може бути нижчою за нижню.
server-refused-tournament-time = Початок турніру — у майбутньому, не пізніше ніж через { $days } днів.
server-refused-tournament-too-few = Для початку { $least ->
    [one] потрібен { $least } гравець
    [few] потрібні { $least } гравці
   *[many] потрібно { $least } гравців
}, а цю сторінку відкрито { $there ->
    [one] у { $there } гравця
    [few] у { $there } гравців
   *[many] у { $there } гравців
}.
