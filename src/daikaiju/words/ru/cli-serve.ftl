## Сервер стола

serve-option-host = Адрес, по которому ждать игроков; с 0.0.0.0 сможет играть вся ваша сеть.
serve-option-lan = Пустить за стол и других в вашей сети и показать адрес для них.
serve-option-port = Порт; 0 — любой свободный.
serve-option-data = Папка, в которой хранятся партии.
serve-option-database = Адрес базы PostgreSQL, в которой хранить партии вместо файла, например postgresql://name@host/games.
serve-option-redis = Адрес Redis (или Valkey), например redis://host:6379: через него несколько процессов с одной и той же --database обслуживают одни и те же столы.
serve-option-pace = Сколько секунд бот думает над выбором.
serve-option-bot-workers = В скольких процессах думают боты; если не указать, по одному на ядро, но не больше четырёх.
serve-option-no-champion = Не предлагать чемпиона, который занимает процессор больше всех: ни ботов «champion» и «search», ни тренера, ни разборов.
serve-option-hand-over = Пусть подсказки и разборы считают браузеры тех, кто о них просит: так легче небольшому серверу.
serve-option-keep-days = Сколько дней хранить партию, которую никто не трогает; 0 — хранить всё.
serve-option-no-browser = Не открывать браузер.
serve-option-no-page = Работать без страницы: только интерфейс для программ.
serve-option-no-limits = Не ограничивать частоту, соединения и столы с одного адреса.
serve-option-trusted-proxy = Адрес прокси перед сервером, чьим X-Forwarded-For и X-Forwarded-Proto верить; можно указать несколько раз.
serve-option-allowed-host = Имя, по которому к серверу можно обращаться, например play.example.org; можно указать несколько раз. Адреса и имена домашней сети разрешены всегда.
serve-option-metrics = Отдавать метрики для Prometheus по этому адресу и порту, например 127.0.0.1:18420; без адреса — только этому компьютеру. Без этого параметра метрик нет.
serve-option-log-json = Писать журнал в виде JSON, по строке на каждый сохранённый ответ.
serve-option-traces = Отправлять трассировку сборщику OpenTelemetry, например http://localhost:4318.
serve-option-json = Сообщить в stdout в виде JSON, где стол.
serve-running = Стол ждёт по адресу { $address }, партии хранятся в { $folder }. Остановить: Ctrl+C.
serve-only-here = Он доступен только с этого компьютера. Чтобы играть с другими в вашей сети, запустите с --lan (make play LAN=yes).
serve-network = По этому адресу он доступен всем в вашей сети.
serve-bye = Стол закрыт; каждая партия продолжится с того же места.
serve-error-port = Не удаётся открыть порт { $port } на { $host }: { $reason }. Выберите другой: --port.
serve-error-pace = --pace — «{ $given }», а нужно число секунд от 0 до { $most }.
serve-error-proxy = --trusted-proxy — «{ $given }», а нужен адрес, например 10.0.0.2, или диапазон, например 10.0.0.0/24.
serve-error-host = --allowed-host — «{ $given }», а нужно имя, например play.example.org, *.example.org, или * для любого.
serve-error-metrics = --metrics — «{ $given }», а нужны адрес и порт, например 127.0.0.1:18420.
serve-error-metrics-port = Отдавать метрики по адресу { $metrics } не получится: { $reason }. Выберите другой порт через --metrics.
serve-error-traces = --traces — «{ $given }», а нужен адрес сборщика, например http://localhost:4318.
serve-error-listen = --host — «{ $given }», а это не адрес этого компьютера; попробуйте 127.0.0.1 или 0.0.0.0 для всей вашей сети.
serve-error-folder = Хранить партии в { $folder } не получится: { $reason }. Выберите через --data папку, в которую можно писать.
serve-error-start = Партии в { $folder } открыть не удалось: { $reason }.
serve-error-keep-days = --keep-days равно «{ $given }», а должно быть числом дней от 0 до { $most }.
serve-error-in-use = Партии в { $folder } уже использует другой сервер. Остановите его или укажите другую папку через --data.
serve-error-damaged = База партий в { $folder } повреждена ({ $reason }). Верните на её место копию или уберите её, чтобы начать заново.
serve-error-database-in-use = Базу { $folder } уже использует другой сервер. Остановите его или укажите другую через --database.
serve-error-database = База { $folder } недоступна: { $reason }. Запустите её или исправьте --database.
serve-error-redis = Redis по адресу { $redis } недоступен: { $reason }. Запустите его или исправьте --redis.
serve-error-hand-over = Для --hand-over нужны файлы, с которыми думает браузер, а их нет: их собирает make play HAND_OVER=yes.
serve-error-redis-alone = --redis нужен нескольким процессам с общей базой PostgreSQL: укажите базу через --database или уберите --redis.
serve-error-newer = Партии в { $folder } записаны более новой версией Daikaiju (шаг базы { $reason }). Возьмите ту версию или более раннюю копию партий.
database-error-address = «{ $given }» — не адрес базы PostgreSQL; он выглядит так: postgresql://name:password@host:5432/games.
database-error-open = Открыть { $given } не удалось: { $reason }. Ничего не изменено.
database-error-in-use = Сервер использует { $given }. Сначала остановите его; ничего не изменено.
database-error-newer = Партии в { $given } записаны более новой версией Daikaiju; ничего не изменено.
redis-error-address = «{ $given }» — не адрес Redis; он выглядит так: redis://name:password@host:6379/0.
server-no-page = Страница ещё не собрана: её соберёт «make page», а с --no-page сервер работает без неё, только для программ.

## Копирование всех партий

copy-option-from = Где партии сейчас: папка с данными или адрес базы PostgreSQL.
copy-option-to = Куда их скопировать: папка или база, где партий ещё нет.
copy-progress = Копирование
copy-done = Скопировано: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
}; сыграно заново с тем же исходом: { $replayed ->
    [one] { $replayed } партия
    [few] { $replayed } партии
   *[many] { $replayed } партий
}.
copy-older = По старым правилам, только для просмотра, скопировано как есть: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}.
copy-error-no-file = В { $given } партий нет: там нет файла { $file }. Укажите папку с данными или адрес базы PostgreSQL.
copy-error-no-games = В исходной базе нет партий Daikaiju.
copy-error-other-form = Эти партии записаны другой версией Daikaiju: один раз запустите с ними сервер этой версии или скопируйте их той версией, которая их записала.
copy-error-not-empty = Там, куда их копировать, партии уже есть. Укажите пустую папку или базу; ничего не изменено.
copy-error-differs = Копия «{ $name }» не совпала с оригиналом, поэтому ничего не скопировано.
copy-error-game = Партия за столом { $table } проигрывается не так, как была сыграна, поэтому ничего не скопировано.
