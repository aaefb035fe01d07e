## Сервер столу

serve-option-host = Адреса, за якою чекати на гравців; з 0.0.0.0 зможе грати вся ваша мережа.
serve-option-lan = Пустити за стіл й інших у вашій мережі та показати адресу для них.
serve-option-port = Порт; 0 — будь-який вільний.
serve-option-data = Тека, у якій зберігаються партії.
serve-option-database = Адреса бази PostgreSQL, у якій зберігати партії замість файлу, наприклад postgresql://name@host/games.
serve-option-redis = Адреса Redis (або Valkey), наприклад redis://host:6379: через нього кілька процесів з тією самою --database обслуговують ті самі столи.
serve-option-pace = Скільки секунд бот думає над вибором.
serve-option-bot-workers = У скількох процесах думають боти; якщо не вказати, по одному на ядро, але щонайбільше чотири.
serve-option-no-champion = Не пропонувати чемпіона, який найбільше навантажує процесор: ні ботів «champion» і «search», ні тренера, ні розборів.
serve-option-hand-over = Хай підказки й розбори рахують браузери тих, хто про них просить: так легше невеликому серверу.
serve-option-keep-days = Скільки днів зберігати партію, якої ніхто не торкається; 0 — зберігати все.
serve-option-no-browser = Не відкривати браузер.
serve-option-no-page = Працювати без сторінки: лише інтерфейс для програм.
serve-option-no-limits = Не обмежувати частоту, з’єднання й столи з однієї адреси.
serve-option-trusted-proxy = Адреса проксі перед сервером, чиїм X-Forwarded-For і X-Forwarded-Proto вірити; можна вказати кілька разів.
serve-option-allowed-host = Ім’я, за яким до сервера можна звертатися, наприклад play.example.org; можна вказати кілька разів. Адреси й імена домашньої мережі дозволені завжди.
serve-option-metrics = Віддавати метрики для Prometheus за цією адресою й портом, наприклад 127.0.0.1:18420; без адреси — лише цьому комп’ютеру. Без цього параметра метрик немає.
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
serve-error-metrics = --metrics — «{ $given }», а потрібні адреса й порт, наприклад 127.0.0.1:18420.
serve-error-metrics-port = Віддавати метрики за адресою { $metrics } не вийде: { $reason }. Виберіть інший порт через --metrics.
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
serve-error-hand-over = Для --hand-over потрібні файли, з якими думає браузер, а їх немає: їх збирає make play HAND_OVER=yes.
serve-error-redis-alone = --redis потрібен кільком процесам зі спільною базою PostgreSQL: вкажіть базу через --database або приберіть --redis.
serve-error-newer = Партії в { $folder } записані новішою версією Daikaiju (крок бази { $reason }). Візьміть ту версію або давнішу копію партій.
database-error-address = «{ $given }» — не адреса бази PostgreSQL; вона має такий вигляд: postgresql://name:password@host:5432/games.
database-error-open = Відкрити { $given } не вдалося: { $reason }. Нічого не змінено.
database-error-in-use = Сервер використовує { $given }. Спершу зупиніть його; нічого не змінено.
database-error-newer = Партії в { $given } записані новішою версією Daikaiju; нічого не змінено.
redis-error-address = «{ $given }» — не адреса Redis; вона має такий вигляд: redis://name:password@host:6379/0.
server-no-page = Сторінку ще не зібрано: її збере «make page», а з --no-page сервер працює без неї, лише для програм.

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
copy-older = За старими правилами, лише для перегляду, скопійовано як є: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}.
copy-error-no-file = У { $given } партій немає: там немає файлу { $file }. Укажіть теку з даними або адресу бази PostgreSQL.
copy-error-no-games = У вихідній базі немає партій Daikaiju.
copy-error-other-form = Ці партії записані іншою версією Daikaiju: один раз запустіть із ними сервер цієї версії або скопіюйте їх тією версією, яка їх записала.
copy-error-not-empty = Там, куди їх копіювати, партії вже є. Укажіть порожню теку чи базу; нічого не змінено.
copy-error-differs = Копія «{ $name }» не збіглася з оригіналом, тому нічого не скопійовано.
copy-error-game = Партія за столом { $table } відтворюється не так, як була зіграна, тому нічого не скопійовано.
