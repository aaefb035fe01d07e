## Перегляд закінченої гри

web-replay-title = Запис гри
web-replay-loading = Гра завантажується…
web-replay-empty = У цій грі нічого не сталося.
web-replay-to-table = До столу
web-replay-controls = { web-replay-title }
web-replay-scrubber = Крок гри
web-replay-step = Крок { $step } з { $last }, хід { $turn }
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-previous = На крок назад
web-replay-next = На крок уперед
web-replay-previous-turn = На хід назад
web-replay-next-turn = На хід уперед
web-replay-speed = { web-speed }
web-replay-seen-from = Чиїми очима
web-replay-log = Що сталося
web-replay-copy = Скопіювати адресу цього кроку
web-replay-copied = Скопійовано.
web-replay-save = { web-end-save }
web-replay-verify = { web-end-proof }
web-replay-keys = Клавіші: ← → — крок, із Shift — хід; пробіл запускає і зупиняє; Home та End.

## Кінець гри

web-end-title = Гру закінчено
web-end-statistics = Гра в числах
web-end-monster = { web-monster }
web-end-rematch = Реванш
web-end-to-rematch = До реваншу
web-end-rematch-wanted = { $name } пропонує реванш: приєднатися
web-end-review = Розбір
web-analysis-from-here = Аналіз звідси
web-play-on = Грати звідси
    .hint = За одного з монстрів граєте ви, за решту — боти. Рейтинг не змінюється, а в журналі сказано, що гра почалася звідси.
web-play-on-as = Ви граєте за
web-play-on-against = Боти
web-play-on-go = Почати гру
web-end-save = Зберегти у файл
web-end-proof = Перевірити кубики
web-end-home = { web-home }
web-end-tournament = Назад до турніру

## Гра з файлу

web-viewer-title = Переглянути гру з файлу
web-viewer-hint = Тут можна крок за кроком переглянути будь-яку гру, збережену у файл. Сервер відтворює її й не зберігає.
web-viewer-drop = Перетягніть файл сюди
web-viewer-pick = Вибрати файл
web-viewer-reading = Читання файлу { $file }…
web-viewer-too-big = Файл { $file } завеликий для гри: межа — { $limit } КБ.
web-viewer-not-text = { $file } — не текстовий файл.
web-viewer-other = Відкрити інший файл

## Чесні кубики

web-fair-title = { web-fair }
web-fair-lead = Кидків у зіграних тут іграх ніхто не вибирав, і вірити нам на слово не треба: ця сторінка обчислює кожен із них наново просто у вашому браузері.
web-fair-step-secret = Раніше, ніж хтось сяде за стіл, сервер вибирає випадковий секрет і показує його відбиток. Підмінити секрет потім не можна: інший мав би інший відбиток.
web-fair-step-commit = Браузер кожного гравця вибирає власну випадкову частку й показує лише її відбиток. Коли гра от-от почнеться, усі відбитки фіксуються.
web-fair-step-open = Лише після цього браузери показують самі частки. Дізнавшись чужу, своєї вже не змінити, а того, хто своєї не показав, буде названо.
web-fair-step-rolls = Кожен кубик і кожна карта випливають із секрету, часток і номера жеребу — і більше ні з чого.
web-fair-step-reveal = Коли гру закінчено, секрет відкривається. Кожен, хто має файл, може все перерахувати.
web-fair-limits = Чого це не доводить: той, хто тримає сервер, знає секрет під час гри й міг би передбачити кидки. Змінити їх він не може. А гра, що почалася без вашої частки, вам нічого не доводить. Якщо ви настільки не довіряєте господареві сервера, запустіть свій.
web-fair-check = Перевірити гру
web-fair-id = Номер гри або її адреса
web-fair-go = Перевірити
web-fair-or-file = або виберіть збережений файл
web-fair-checking = Обчислення…
web-fair-no-id = Це не номер і не адреса гри.
web-fair-document = Гра { $number } із файлу
web-fair-denied = Файл узгоджений сам із собою, але це не та гра, яку бачив цей браузер.
web-fair-broken = Раунд { $round }, проведено знову: однієї частки не показали
web-fair-fingerprint = Відбиток сервера, показаний раніше за всі частки
web-fair-secret = Секрет сервера, показаний у кінці
web-fair-share-of = Частка: { $monster }
web-fair-committed = відбиток
web-fair-opened = частка
web-fair-not-opened = так і не показана
web-fair-share-mine = Із цього браузера
web-fair-draws = Усі жереби
web-fair-only-bad = Лише неправильні
web-fair-number = Жереб
web-fair-spread = Зі скількох
web-fair-told = У грі
web-fair-computed = Обчислено
web-fair-verdict = Підсумок
web-fair-right = правильно
web-fair-wrong = неправильно
web-fair-watch = Переглянути цю гру
web-part-in = Чесні кубики: у них є частка цього браузера, і все, що він бачив до першого кидка, лишилося незмінним.
web-part-without = Ця гра почалася без частки цього браузера, тож вам її кубики нічого не доводять.
web-part-unknown = У кубиках цієї гри немає частки цього браузера.
web-part-promise = Відбиток секрету сервера не той, який бачив цей браузер!
web-part-frozen = Місця чи відбитки не ті, які цей браузер бачив, коли показав свою частку!
web-part-share = Частки, яку показав цей браузер, у кубиках немає!
web-part-accused = Стіл стверджує, що цей браузер не показав своєї частки вчасно, хоча її було надіслано.
