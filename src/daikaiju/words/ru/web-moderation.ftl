## Кого не слышать и кого заблокировать

web-person-mute-hint = Вы больше не видите ни слов, ни гримас этого человека. Ему об этом не скажут.
web-person-block = Заблокировать этого человека
web-person-block-hint = Вы не видите его слов, он не может сесть за столы, которые открываете вы, и вас не сведут в одной партии. Ему об этом не скажут.
web-person-unblock = Разблокировать этого человека
web-ignored-none = Вы никого не скрыли и не заблокировали.
web-ignored-since = { $how ->
    [block] заблокировано { $date }
   *[mute] скрыто { $date }
}
web-ignored-remove = Убрать
server-refused-not-ignored = Этого человека в вашем списке уже нет.
## Жалобы

web-report = Пожаловаться на этого человека
web-report-reason = Что не так?
web-report-text = Что ещё нам стоит знать (необязательно)
web-report-hint = Те, кто следит за порядком на сервере, увидят вашу жалобу и строки чата рядом с ней.
web-report-send = Отправить жалобу
moderation-reason-abuse = Оскорбления или травля
moderation-reason-name = Оскорбительное имя
moderation-reason-cheating = Нечестная игра
moderation-reason-stalling = Затягивание игры
moderation-reason-spam = Спам или реклама
moderation-reason-other = Другое

## Что делают операторы

moderation-act-grant = теперь оператор
moderation-act-revoke = больше не оператор
moderation-act-resolve = жалоба рассмотрена
moderation-act-warn = предупреждение
moderation-act-silence = запрет чата
moderation-act-unsilence = чат снова разрешён
moderation-act-close_account = учётная запись закрыта
moderation-act-reopen_account = учётная запись открыта снова
moderation-act-close_table = стол закрыт
server-refused-account-closed = Те, кто следит за порядком на сервере, закрыли эту учётную запись: «{ $reason }»
server-refused-bad-reason = Укажите причину: от 1 до { $most } знаков, среди которых нет невидимых.
server-refused-bad-target = Назовите либо учётную запись, либо жалобу.
server-refused-no-account = У этого человека нет учётной записи.
server-refused-no-operator = Этот человек не оператор.
server-refused-no-such-report = Такой жалобы нет.
server-refused-no-such-warning = Такого предупреждения нет.
server-refused-not-closed = Эта учётная запись не закрыта.
server-refused-operator-protected = Это оператор. Сделать это может только тот, кто запустил сервер, командой daikaiju admin.
server-refused-report-resolved = Эта жалоба уже рассмотрена.
## Предупреждения

web-warning = Вы получили предупреждение
web-warning-from = Те, кто следит за порядком на сервере, написали вам { $date }:
web-warning-read = Прочитано

## Страница операторов

web-admin-title = Порядок на сервере
web-admin-lead = Всё, что вы здесь делаете, пишется в журнал с вашим именем и причиной.
web-admin-reports = Жалобы
web-admin-resolved-too = И рассмотренные
web-admin-none = Открытых жалоб нет.
web-admin-report = Жалоба { $number }: { $name }
web-admin-by = { $name }, { $date }
web-admin-at-table = стол { $table }
web-admin-guest = гость
web-admin-holder = учётная запись { $name }
web-admin-silenced = чат запрещён до { $date }
web-admin-meant = Жалоба на эту строку:
web-admin-of-report = жалоба { $number }
web-admin-command-line = { $name } (командная строка)
web-admin-account = Учётная запись по имени
web-admin-account-hint = Для тех, на кого никто не жаловался. Гостя можно найти только по жалобе.
web-admin-table = Стол
web-admin-table-hint = Это последняя часть адреса стола. Закрытый стол остаётся закрытым.
web-admin-name = Имя учётной записи
web-admin-table-id = Стол
web-admin-act = Что сделать
web-admin-how-long = На какой срок
web-admin-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
web-admin-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
web-admin-reason = Почему
web-admin-do-resolve = Жалоба рассмотрена
web-admin-do-warn = Предупредить
web-admin-do-silence = Запретить чат
web-admin-do-unsilence = Снова разрешить чат
web-admin-do-close_account = Закрыть учётную запись
web-admin-do-reopen_account = Снова открыть учётную запись
web-admin-do-close_table = Закрыть стол
web-admin-done = Сделано; в журнале это номер { $number }.
web-admin-log = Журнал
web-admin-log-empty = Пока ничего не сделано.
