## Сервер столу

serve-option-host = Адреса, за якою чекати на гравців; з 0.0.0.0 зможе грати вся ваша мережа.
serve-option-lan = Пустити за стіл й інших у вашій мережі та показати адресу для них.
serve-option-port = Порт; 0 — будь-який вільний.
serve-option-data = Тека, у якій зберігаються партії.
serve-option-database = Адреса бази PostgreSQL, у якій зберігати партії замість файлу, наприклад postgresql://name@host/games.
serve-option-redis = Адреса Redis (або Valkey), наприклад redis://host:6379: через нього кілька процесів з тією самою --database обслуговують ті самі столи.
serve-option-pace = Скільки секунд бот думає над вибором.
serve-option-bot-workers = У скількох процесах думають боти; якщо не вказати, по одному на ядро, але щонайбільше чотири.
serve-option-no-champion = Не пропонувати чемпіона, який компілюється у фоні під час першого запуску сервера.
serve-option-keep-days = Скільки днів зберігати партію, якої ніхто не торкається; 0 — зберігати все.
serve-option-no-browser = Не відкривати браузер.
serve-option-no-page = Працювати без сторінки: лише інтерфейс для програм.
serve-option-no-limits = Не обмежувати частоту, з’єднання й столи з однієї адреси.
serve-option-trusted-proxy = Адреса проксі перед сервером, чиїм X-Forwarded-For і X-Forwarded-Proto вірити; можна вказати кілька разів.
serve-option-allowed-host = Ім’я, за яким до сервера можна звертатися, наприклад play.example.org; можна вказати кілька разів. Адреси й імена домашньої мережі дозволені завжди.
serve-option-metrics-for = Адреса або діапазон, якому можна читати /metrics; можна вказати кілька разів. Без нього — лише цьому комп’ютеру.
serve-option-log-json = Писати журнал у вигляді JSON, по рядку на кожну збережену відповідь.
serve-option-traces = Надсилати трасування збирачеві OpenTelemetry, наприклад http://localhost:4318.
serve-option-json = Повідомити в stdout у вигляді JSON, де стіл.
serve-running = Стіл чекає за адресою { $address }, партії зберігаються в { $folder }. Зупинити: Ctrl+C.
serve-only-here = Він доступний лише з цього комп’ютера. Щоб грати з іншими у вашій мережі, запустіть з --lan (make play LAN=yes).
serve-network = За цією адресою він доступний усім у вашій мережі.
serve-bye = Стіл закрито; кожна партія продовжиться з того самого місця.
serve-error-port = Не вдається відкрити порт { $port } на { $host }: { $reason }. Виберіть інший: --port.
serve-error-pace = --pace — «{ $given }», а потрібна кількість секунд від 0 до { $most }.
serve-error-proxy = --trusted-proxy — «{ $given }», а потрібна адреса, наприклад 10.0.0.2, або діапазон, наприклад 10.0.0.0/24.
serve-error-host = --allowed-host — «{ $given }», а потрібне ім’я, наприклад play.example.org, *.example.org, або * для будь-якого.
serve-error-metrics-for = --metrics-for — «{ $given }», а потрібна адреса, наприклад 10.0.0.2, або діапазон, наприклад 10.0.0.0/24.
serve-error-traces = --traces — «{ $given }», а потрібна адреса збирача, наприклад http://localhost:4318.
serve-error-listen = --host — «{ $given }», а це не адреса цього комп’ютера; спробуйте 127.0.0.1 або 0.0.0.0 для всієї вашої мережі.
serve-error-folder = Зберігати партії в { $folder } не вийде: { $reason }. Виберіть через --data теку, у яку можна писати.
serve-error-start = Партії в { $folder } відкрити не вдалося: { $reason }.
serve-error-keep-days = --keep-days дорівнює «{ $given }», а має бути числом днів від 0 до { $most }.
serve-error-in-use = Партії в { $folder } вже використовує інший сервер. Зупиніть його або вкажіть іншу теку через --data.
serve-error-damaged = Базу партій у { $folder } пошкоджено ({ $reason }). Поверніть на її місце копію або приберіть її, щоб почати заново.
serve-error-database-in-use = Базу { $folder } вже використовує інший сервер. Зупиніть його або вкажіть іншу через --database.
serve-error-database = База { $folder } недоступна: { $reason }. Запустіть її або виправте --database.
serve-error-redis = Redis за адресою { $redis } недоступний: { $reason }. Запустіть його або виправте --redis.
serve-error-redis-alone = --redis потрібен кільком процесам зі спільною базою PostgreSQL: вкажіть базу через --database або приберіть --redis.
serve-error-newer = Партії в { $folder } записані новішою версією Daikaiju (крок бази { $reason }). Візьміть ту версію або давнішу копію партій.
database-error-address = «{ $given }» — не адреса бази PostgreSQL; вона виглядає так: postgresql://name:password@host:5432/games.
redis-error-address = «{ $given }» — не адреса Redis; вона виглядає так: redis://name:password@host:6379/0.
server-no-page = Сторінку ще не зібрано: її збере «make page», а з --no-page сервер працює без неї, лише для програм.

## Чого зробити не можна

server-refused-altered-file = Цей файл не можна показати. { $verdict }
server-refused-bad-file = Цей файл не прочитати: { $why }
server-refused-bad-line = У рядку має бути від 1 до { $most } знаків і нічого невидимого.
server-refused-bad-message = Стіл цього не зрозумів.
server-refused-bad-name = В імені має бути від 1 до { $most } знаків і нічого невидимого.
server-refused-bad-request = Так не вийде: { $why }
server-refused-bad-share = Це не та частка, яку було зафіксовано.
server-refused-begun = Партія вже почалася.
server-refused-bot-not-ready = Цей бот ще готується. Виберіть іншого або зачекайте кілька хвилин.
server-refused-broken = За столом щось зламалося. Нічого не втрачено, спробуйте ще раз.
server-refused-busy = Сервер зараз дуже зайнятий. Спробуйте ще раз за хвилину.
server-refused-coach-not-ready = Тренер ще готується. Спробуйте ще раз за кілька хвилин.
server-refused-coach-off = За цим столом тренера вимкнено.
server-refused-dice-fixed = Частки в кубиках уже зафіксовано.
server-refused-file-too-long = Цей файл довший за будь-яку партію.
server-refused-file-too-slow = Цей файл програється довше за будь-яку партію; за 2 секунди сервер припинив.
server-refused-file-underway = У цьому файлі сказано, на чому перервалися правила (agenda або asking); таке можна відкрити лише на своєму комп’ютері: daikaiju check. У файлах, збережених за столом, цього не буває.
server-refused-file-unreadable = Цей файл не прочитати як партію. Підійде файл, збережений за столом або написаний за docs/format.md.
server-refused-hello-first = Спершу сторінка має привітатися.
server-refused-illegal = Зараз правила цього не дозволяють.
server-refused-late = Запізно: гра вже пішла далі.
server-refused-locked = За цей стіл більше нікого не пускають.
server-refused-monster-taken = Цей монстр уже в іншого гравця.
server-refused-moved = Цей стіл перейшов до іншого процесу сервера. Сторінка перемкнеться сама.
server-refused-no-more-undo = За цей хід ви скасували { $most ->
    [one] { $most } рішення
    [few] { $most } рішення
   *[many] { $most } рішень
}, більше не можна нікому.
server-refused-no-coach = Для цієї партії тренера немає.
server-refused-no-file = Файлу цієї партії немає.
server-refused-no-such-bot = На цьому сервері такий бот не грає.
server-refused-no-such-page = За цією адресою нічого немає.
server-refused-no-such-seat = Такого місця немає.
server-refused-no-such-table = Такого столу немає.
server-refused-not-absent = Цей гравець тут; замінити можна лише відсутнього.
server-refused-not-absent-yet = Цей гравець щойно вийшов. Бот зможе зіграти за нього через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
server-refused-not-begun = Партія ще не почалася.
server-refused-not-creator = Це може лише той, хто створив стіл.
server-refused-not-over = Партію ще не закінчено.
server-refused-not-read = Прочитати збережене зараз не вдається. Спробуйте ще раз.
server-refused-not-seated = Це можуть лише ті, хто грав.
server-refused-not-stored = Зберегти це не вдалося, тож нічого не сталося. Спробуйте ще раз.
server-refused-not-your-seat = Це не ваше місце.
server-refused-not-your-turn = Зараз не ваш хід.
server-refused-nothing-to-undo = Скасувати не можна: вже кинуто кубики, відкрито карту або відповів інший гравець.
server-refused-old-rules = Цю партію почато за давнішими правилами. Її можна дивитися, але не продовжити.
server-refused-one-file = Ваш попередній файл ще читається. Надсилайте, будь ласка, по одному.
server-refused-one-seat = У вас уже є місце; зайняти більше може лише той, хто відкрив стіл.
server-refused-other-origin = Про це попросив інший сайт, тож нічого не зроблено.
server-refused-over = { web-over }
server-refused-people-sit = За столом більше людей, ніж залишилося б місць.
server-refused-seat-kept = Це місце лишається за гравцем; поки його немає, за нього може грати лише бот.
server-refused-taken = Там уже хтось сидить.
server-refused-too-fast = Забагато одразу. Повільніше, будь ласка.
server-refused-too-large = Це завелике.
server-refused-too-many-tables = З вашої адреси забагато нових столів. Спробуйте пізніше.
server-refused-too-slow = Запит ішов надто довго.
server-refused-unknown-host = Сервер не має такого імені. Господар сервера може дозволити його через --allowed-host.
server-refused-wrong-method = Цю адресу так не використовують.

## Що за столом кажуть поза грою

log-asked-coach = { $monster }: порада тренера.
server-notice-back = { $you ->
    [yes] З поверненням: { $monster } знову ваш монстр.
   *[no] { $name } повертається і знову грає за монстра { $monster }.
}
server-notice-bot-replaced = Бот «{ $bot }» відмовив; за монстра { $monster } тепер грає інший бот.
server-notice-left = { $name } залишає гру назовсім; за монстра { $monster } до кінця грає бот.
server-notice-removed = Господар столу віддав місце монстра { $monster } комусь іншому.

## Копіювання всіх партій

copy-option-from = Де партії зараз: тека з даними або адреса бази PostgreSQL.
copy-option-to = Куди їх скопіювати: тека або база, де партій ще немає.
copy-progress = Копіювання
copy-done = Скопійовано: { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[many] { $tables } столів
}, { $entries ->
    [one] { $entries } запис
    [few] { $entries } записи
   *[many] { $entries } записів
}; зіграно наново з тим самим підсумком: { $replayed ->
    [one] { $replayed } партія
    [few] { $replayed } партії
   *[many] { $replayed } партій
}.
copy-older = { $games ->
    [one] { $games } партію
    [few] { $games } партії
   *[many] { $games } партій
} за старими правилами можна лише дивитися; їх скопійовано як є.
copy-error-no-file = У { $given } партій немає: там немає файлу { $file }. Укажіть теку з даними або адресу бази PostgreSQL.
copy-error-no-games = У вихідній базі немає партій Daikaiju.
copy-error-other-form = Ці партії записані іншою версією Daikaiju: один раз запустіть із ними сервер цієї версії або скопіюйте їх тією версією, яка їх записала.
copy-error-not-empty = Там, куди їх копіювати, партії вже є. Укажіть порожню теку чи базу; нічого не змінено.
copy-error-differs = Копія «{ $name }» не збіглася з оригіналом, тому нічого не скопійовано.
copy-error-game = Партія за столом { $table } розігрується не так, як було показано, тому нічого не скопійовано.
copy-error-in-use = Сервер використовує { $given }. Спершу зупиніть його; нічого не скопійовано.
copy-error-newer = Партії в { $given } записані новішою версією Daikaiju; нічого не скопійовано.
copy-error-open = Відкрити { $given } не вдалося: { $reason }. Нічого не скопійовано.
