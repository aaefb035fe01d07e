## Кого не чути і кого заблокувати

web-person-mute-hint = Ви більше не бачите ні слів, ні гримас цієї людини. Їй про це не скажуть.
web-person-block = Заблокувати цю людину
web-person-block-hint = Ви не бачите її слів, вона не може сісти за столи, які відкриваєте ви, і вас не зведуть в одній партії. Їй про це не скажуть.
web-person-unblock = Розблокувати цю людину
web-ignored-none = Ви нікого не приховали й не заблокували.
web-ignored-since = { $how ->
    [block] заблоковано { $date }
   *[mute] приховано { $date }
}
web-ignored-remove = Прибрати
server-refused-not-ignored = Цієї людини у вашому списку вже немає.
## Скарги

web-report = Поскаржитися на цю людину
web-report-reason = Що не так?
web-report-text = Що ще нам варто знати (не обов’язково)
web-report-hint = Ті, хто стежить за порядком на сервері, побачать вашу скаргу й рядки чату поруч із нею.
web-report-send = Надіслати скаргу
moderation-reason-abuse = Образи або цькування
moderation-reason-name = Образливе ім’я
moderation-reason-cheating = Нечесна гра
moderation-reason-stalling = Затягування гри
moderation-reason-spam = Спам або реклама
moderation-reason-other = Інше

## Що роблять оператори

moderation-act-grant = тепер оператор
moderation-act-revoke = більше не оператор
moderation-act-resolve = скаргу розглянуто
moderation-act-warn = попередження
moderation-act-silence = заборона чату
moderation-act-unsilence = чат знову дозволено
moderation-act-close_account = обліковий запис закрито
moderation-act-reopen_account = обліковий запис знову відкрито
moderation-act-close_table = стіл закрито
server-refused-account-closed = Ті, хто стежить за порядком на сервері, закрили цей обліковий запис: «{ $reason }»
server-refused-bad-reason = Вкажіть причину: від 1 до { $most } знаків, серед яких немає невидимих.
server-refused-bad-target = Назвіть або обліковий запис, або скаргу.
server-refused-no-account = Ця людина не має облікового запису.
server-refused-no-operator = Ця людина не оператор.
server-refused-no-such-report = Такої скарги немає.
server-refused-no-such-warning = Такого попередження немає.
server-refused-not-closed = Цей обліковий запис не закрито.
server-refused-operator-protected = Це оператор. Зробити це може лише той, хто запустив сервер, командою daikaiju admin.
server-refused-report-resolved = Цю скаргу вже розглянуто.
## Попередження

web-warning = Ви отримали попередження
web-warning-from = Ті, хто стежить за порядком на сервері, написали вам { $date }:
web-warning-read = Прочитано

## Сторінка операторів

web-admin-title = Порядок на сервері
web-admin-lead = Усе, що ви тут робите, записується в журнал з вашим ім’ям і причиною.
web-admin-reports = Скарги
web-admin-resolved-too = І розглянуті
web-admin-none = Відкритих скарг немає.
web-admin-report = Скарга { $number }: { $name }
web-admin-by = { $name }, { $date }
web-admin-at-table = стіл { $table }
web-admin-guest = гість
web-admin-holder = обліковий запис { $name }
web-admin-silenced = чат заборонено до { $date }
web-admin-meant = Скарга на цей рядок:
web-admin-of-report = скарга { $number }
web-admin-command-line = { $name } (командний рядок)
web-admin-account = Обліковий запис за ім’ям
web-admin-account-hint = Для тих, на кого ніхто не скаржився. Гостя можна знайти лише за скаргою.
web-admin-table = Стіл
web-admin-table-hint = Це остання частина адреси столу. Закритий стіл лишається закритим.
web-admin-name = Ім’я облікового запису
web-admin-table-id = Стіл
web-admin-act = Що зробити
web-admin-how-long = На який час
web-admin-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}
web-admin-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
web-admin-reason = Чому
web-admin-do-resolve = Скаргу розглянуто
web-admin-do-warn = Попередити
web-admin-do-silence = Заборонити чат
web-admin-do-unsilence = Знову дозволити чат
web-admin-do-close_account = Закрити обліковий запис
web-admin-do-reopen_account = Знову відкрити обліковий запис
web-admin-do-close_table = Закрити стіл
web-admin-done = Зроблено; у журналі це номер { $number }.
web-admin-log = Журнал
web-admin-log-empty = Ще нічого не зроблено.
