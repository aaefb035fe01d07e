## Просмотр законченной игры

web-replay-title = Запись игры
web-replay-loading = Игра загружается…
web-replay-empty = В этой игре ничего не произошло.
web-replay-to-table = К столу
web-replay-controls = { web-replay-title }
web-replay-scrubber = Шаг игры
web-replay-step = Шаг { $step } из { $last }, ход { $turn }
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-previous = На шаг назад
web-replay-next = На шаг вперёд
web-replay-previous-turn = На ход назад
web-replay-next-turn = На ход вперёд
web-replay-speed = { web-speed }
web-replay-seen-from = Чьими глазами
web-replay-log = Что произошло
web-replay-copy = Скопировать адрес этого шага
web-replay-copied = Скопировано.
web-replay-save = { web-end-save }
web-replay-verify = { web-end-proof }
web-replay-keys = Клавиши: ← → — шаг, с Shift — ход; пробел запускает и останавливает; Home и End.

## Конец игры

web-end-title = Игра окончена
web-end-statistics = Игра в числах
web-end-monster = { web-monster }
web-end-rematch = Реванш
web-end-to-rematch = К реваншу
web-end-rematch-wanted = { $name } предлагает реванш: присоединиться
web-end-review = Разбор
web-analysis-from-here = Анализ отсюда
web-play-on = Играть отсюда
    .hint = За одного из монстров играете вы, за остальных — боты. Рейтинг не меняется, а в журнале сказано, что игра началась отсюда.
web-play-on-as = Вы играете за
web-play-on-against = Боты
web-play-on-go = Начать игру
web-end-save = Сохранить в файл
web-end-proof = Проверить кубики
web-end-home = { web-home }
web-end-tournament = Назад к турниру

## Игра из файла

web-viewer-title = Посмотреть игру из файла
web-viewer-hint = Здесь можно шаг за шагом посмотреть любую игру, сохранённую в файл. Сервер воспроизводит её и не хранит.
web-viewer-drop = Перетащите файл сюда
web-viewer-pick = Выбрать файл
web-viewer-reading = Чтение файла { $file }…
web-viewer-too-big = Файл { $file } слишком велик для игры: предел — { $limit } КБ.
web-viewer-not-text = { $file } — не текстовый файл.
web-viewer-other = Открыть другой файл

## Честные кубики

web-fair-title = { web-fair }
web-fair-lead = Броски сыгранных здесь игр никто не выбирал, и верить нам на слово не нужно: эта страница вычисляет каждый из них заново прямо в вашем браузере.
web-fair-step-secret = Раньше, чем кто-то сядет за стол, сервер выбирает случайный секрет и показывает его отпечаток. Подменить секрет потом нельзя: у другого был бы другой отпечаток.
web-fair-step-commit = Браузер каждого игрока выбирает свою случайную долю и показывает только её отпечаток. Когда игра вот-вот начнётся, все отпечатки фиксируются.
web-fair-step-open = Лишь после этого браузеры показывают сами доли. Узнав чужую, свою уже не изменить, а тот, кто свою не показал, будет назван.
web-fair-step-rolls = Каждый кубик и каждая карта следуют из секрета, долей и номера жребия — и больше ни из чего.
web-fair-step-reveal = Когда игра окончена, секрет открывается. Любой, у кого есть файл, может всё пересчитать.
web-fair-limits = Чего это не доказывает: тот, кто держит сервер, знает секрет во время игры и мог бы предвидеть броски. Изменить их он не может. А игра, которая началась без вашей доли, вам ничего не доказывает. Если вы настолько не доверяете хозяину сервера, запустите свой.
web-fair-check = Проверить игру
web-fair-id = Номер игры или её адрес
web-fair-go = Проверить
web-fair-or-file = или выберите сохранённый файл
web-fair-checking = Вычисление…
web-fair-no-id = Это не номер и не адрес игры.
web-fair-document = Игра { $number } из файла
web-fair-denied = Файл сходится сам с собой, но это не та игра, которую видел этот браузер.
web-fair-broken = Раунд { $round }, проведён заново: одну долю не показали
web-fair-fingerprint = Отпечаток сервера, показанный раньше всех долей
web-fair-secret = Секрет сервера, показанный в конце
web-fair-share-of = Доля: { $monster }
web-fair-committed = отпечаток
web-fair-opened = доля
web-fair-not-opened = так и не показана
web-fair-share-mine = Из этого браузера
web-fair-draws = Все жребии
web-fair-only-bad = Только неверные
web-fair-number = Жребий
web-fair-spread = Из скольких
web-fair-told = В игре
web-fair-computed = Вычислено
web-fair-verdict = Итог
web-fair-right = верно
web-fair-wrong = неверно
web-fair-watch = Посмотреть эту игру
web-part-in = Честные кубики: в них есть доля этого браузера, и всё, что он видел до первого броска, осталось прежним.
web-part-without = Эта игра началась без доли этого браузера, поэтому вам её кубики ничего не доказывают.
web-part-unknown = В кубиках этой игры нет доли этого браузера.
web-part-promise = Отпечаток секрета сервера не тот, который видел этот браузер!
web-part-frozen = Места или отпечатки не те, которые этот браузер видел, когда показал свою долю!
web-part-share = Доли, которую показал этот браузер, в кубиках нет!
web-part-accused = Стол утверждает, что этот браузер не показал свою долю вовремя, хотя она была отправлена.
