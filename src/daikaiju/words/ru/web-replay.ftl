## Просмотр законченной игры

web-replay-title = Запись игры
web-replay-loading = Игра загружается…
web-replay-empty = В этой игре ничего не произошло.
web-replay-again = { web-load-again }
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
web-replay-speed = Скорость
web-replay-seen-from = Чьими глазами
web-replay-log = Что произошло
web-replay-copy = Скопировать адрес этого шага
web-replay-copied = Скопировано.
web-replay-save = { web-end-save }
web-replay-verify = { web-end-proof }
web-replay-keys = Клавиши: ← → шаг, с Shift — ход, пробел запускает и останавливает, Home и End.

## Конец игры

web-end-title = Игра окончена
web-end-statistics = Игра в числах
web-end-monster = { web-monster }
web-end-rematch = Реванш
web-end-to-rematch = К реваншу
web-end-replay = Посмотреть запись
web-end-save = Сохранить в файл
web-end-proof = Проверить кубики
web-end-home = { web-home }

## Игра из файла

web-viewer-title = Посмотреть игру из файла
web-viewer-hint = Здесь можно шаг за шагом посмотреть любую игру, сохранённую в файл. Сервер воспроизводит её и не хранит.
web-viewer-drop = Перетащите файл сюда
web-viewer-pick = Выбрать файл
web-viewer-reading = Чтение файла { $file }…
web-viewer-too-big = Файл { $file } слишком велик для игры: предел — { $limit } КБ.
web-viewer-not-text = { $file } — не текстовый файл.
web-viewer-other = Открыть другой файл
web-viewer-unreached = { web-unreachable }

## Честные кубики

web-fair-title = Честные кубики
web-fair-lead = Броски сыгранных здесь игр никто не выбирал, и верить нам на слово не нужно: эта страница вычисляет каждый из них заново прямо в вашем браузере.
web-fair-step-secret = До первого броска сервер выбирает случайный секрет и показывает его отпечаток. Подменить секрет потом нельзя: у другого был бы другой отпечаток.
web-fair-step-shares = Браузер каждого игрока добавляет свою случайную долю. Сервер выбрал секрет раньше, чем увидел доли, и не мог подобрать выгодный кому-то.
web-fair-step-rolls = Каждый кубик и каждая карта следуют из секрета, долей и номера жребия — и больше ни из чего.
web-fair-step-reveal = Когда игра окончена, секрет открывается. Любой, у кого есть файл, может всё пересчитать.
web-fair-limits = Чего это не доказывает: тот, кто держит сервер, знает секрет во время игры и мог бы предвидеть броски. Изменить их он не может. Если вы настолько не доверяете хозяину сервера, запустите свой.
web-fair-check = Проверить игру
web-fair-id = Номер игры или её адрес
web-fair-go = Проверить
web-fair-or-file = или выберите сохранённый файл
web-fair-checking = Вычисление…
web-fair-no-id = Это не номер и не адрес игры.
web-fair-no-proof = В этом файле нет части о честных кубиках: игра шла не за столом, и проверять нечего.
web-fair-no-crypto = Проверка работает только по https или на этом же компьютере. В терминале файл проверит «daikaiju verify ФАЙЛ».
web-fair-good = { $count ->
    [one] Честно: пересчитан { $count } жребий, всё совпало.
    [few] Честно: пересчитаны { $count } жребия, всё совпало.
   *[many] Честно: пересчитано { $count } жребиев, всё совпало.
}
web-fair-bad = { $count ->
    [one] Нечестно: { $count } жребий не следует из секрета.
    [few] Нечестно: { $count } жребия не следуют из секрета.
   *[many] Нечестно: { $count } жребиев не следует из секрета.
}
web-fair-bad-secret = Нечестно: отпечаток показанного в конце секрета не тот, что был показан в начале.
web-fair-hidden = Секрет открывается, когда игра окончена; до тех пор виден только отпечаток.
web-fair-fingerprint = Отпечаток, показанный до первого броска
web-fair-secret = Секрет, показанный в конце
web-fair-fits = Секрет и отпечаток совпадают.
web-fair-fits-not = Секрет и отпечаток не совпадают.
web-fair-shares = Доли браузеров
web-fair-no-shares = Ни один браузер не добавил своей доли.
web-fair-share-mine = Из этого браузера
web-fair-share-yes = Доля этого браузера среди них.
web-fair-share-no = Среди них нет доли этого браузера.
web-fair-share-lost = Доли, которую этот браузер добавил в игру, здесь нет!
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
