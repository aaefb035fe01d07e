## Перегляд закінченої гри

web-replay-title = Запис гри
web-replay-loading = Гра завантажується…
web-replay-empty = У цій грі нічого не сталося.
web-replay-again = { web-load-again }
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
web-replay-speed = Швидкість
web-replay-seen-from = Чиїми очима
web-replay-log = Що сталося
web-replay-copy = Скопіювати адресу цього кроку
web-replay-copied = Скопійовано.
web-replay-save = { web-end-save }
web-replay-verify = { web-end-proof }
web-replay-keys = Клавіші: ← → крок, із Shift — хід, пробіл запускає і зупиняє, Home та End.

## Кінець гри

web-end-title = Гру закінчено
web-end-statistics = Гра в числах
web-end-monster = { web-monster }
web-end-rematch = Реванш
web-end-to-rematch = До реваншу
web-end-replay = Переглянути запис
web-end-save = Зберегти у файл
web-end-proof = Перевірити кубики
web-end-home = { web-home }

## Гра з файлу

web-viewer-title = Переглянути гру з файлу
web-viewer-hint = Тут можна крок за кроком переглянути будь-яку гру, збережену у файл. Сервер відтворює її й не зберігає.
web-viewer-drop = Перетягніть файл сюди
web-viewer-pick = Вибрати файл
web-viewer-reading = Читання файлу { $file }…
web-viewer-too-big = Файл { $file } завеликий для гри: межа — { $limit } КБ.
web-viewer-not-text = { $file } — не текстовий файл.
web-viewer-other = Відкрити інший файл
web-viewer-unreached = { web-unreachable }

## Чесні кубики

web-fair-title = Чесні кубики
web-fair-lead = Кидків у зіграних тут іграх ніхто не вибирав, і вірити нам на слово не треба: ця сторінка обчислює кожен із них наново просто у вашому браузері.
web-fair-step-secret = До першого кидка сервер вибирає випадковий секрет і показує його відбиток. Підмінити секрет потім не можна: інший мав би інший відбиток.
web-fair-step-shares = Браузер кожного гравця додає власну випадкову частку. Сервер вибрав секрет раніше, ніж побачив частки, тож не міг дібрати вигідного для когось.
web-fair-step-rolls = Кожен кубик і кожна карта випливають із секрету, часток і номера жеребу — і більше ні з чого.
web-fair-step-reveal = Коли гру закінчено, секрет відкривається. Кожен, хто має файл, може все перерахувати.
web-fair-limits = Чого це не доводить: той, хто тримає сервер, знає секрет під час гри й міг би передбачити кидки. Змінити їх він не може. Якщо ви настільки не довіряєте господареві сервера, запустіть свій.
web-fair-check = Перевірити гру
web-fair-id = Номер гри або її адреса
web-fair-go = Перевірити
web-fair-or-file = або виберіть збережений файл
web-fair-checking = Обчислення…
web-fair-no-id = Це не номер і не адреса гри.
web-fair-no-proof = У цьому файлі немає частини про чесні кубики: грали не за столом, тож перевіряти нічого.
web-fair-no-crypto = Перевірка працює лише через https або на цьому самому комп’ютері. У терміналі файл перевірить «daikaiju verify ФАЙЛ».
web-fair-good = { $count ->
    [one] Чесно: перераховано { $count } жереб, усе збіглося.
    [few] Чесно: перераховано { $count } жереби, усе збіглося.
   *[many] Чесно: перераховано { $count } жеребів, усе збіглося.
}
web-fair-bad = { $count ->
    [one] Нечесно: { $count } жереб не випливає із секрету.
    [few] Нечесно: { $count } жереби не випливають із секрету.
   *[many] Нечесно: { $count } жеребів не випливає із секрету.
}
web-fair-bad-secret = Нечесно: відбиток показаного в кінці секрету не той, що був показаний на початку.
web-fair-hidden = Секрет відкривається, коли гру закінчено; доти видно лише відбиток.
web-fair-fingerprint = Відбиток, показаний до першого кидка
web-fair-secret = Секрет, показаний у кінці
web-fair-fits = Секрет і відбиток збігаються.
web-fair-fits-not = Секрет і відбиток не збігаються.
web-fair-shares = Частки браузерів
web-fair-no-shares = Жоден браузер не додав своєї частки.
web-fair-share-mine = Із цього браузера
web-fair-share-yes = Частка цього браузера серед них.
web-fair-share-no = Серед них немає частки цього браузера.
web-fair-share-lost = Частки, яку цей браузер додав до гри, тут немає!
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
