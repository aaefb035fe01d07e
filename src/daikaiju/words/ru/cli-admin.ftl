## Порядок на сервере

cli-help-admin = Следить за порядком на сервере: читать жалобы, предупреждать, запрещать чат, закрывать учётные записи и столы, смотреть, кто что сделал.
admin-option-what = Что сделать: посмотреть жалобы, показать одну, отметить её рассмотренной, сделать что-то с человеком или столом, перечислить операторов или показать журнал.
admin-option-whom = Имя учётной записи, номер жалобы или стол, который надо закрыть.
admin-option-report = Вместо имени: человек или стол, о котором эта жалоба; других имён у гостей здесь нет.
admin-option-reason = Почему; это пишется в журнал и показывается тому, кого предупредили или не пускают.
admin-option-for = На сколько запретить чат: минуты, часы или дни, до года.
admin-option-all = С reports: показать и рассмотренные жалобы.
admin-no-reports = { web-admin-none }
admin-no-acts = { web-admin-log-empty }
admin-no-operators = Операторов нет. «daikaiju admin grant ИМЯ --reason ТЕКСТ» делает оператором владельца учётной записи.
admin-operator = { $name }, с { $at }
admin-report = { $number }. { $at }, стол { $table }, от { $reporter } на { $name }: { $reason }. { $text } ({ $state ->
    [open] открыта
   *[resolved] рассмотрена
})
admin-act = { $number }. { $at }, { $by }: { $act }: { $about } (жалоба { $report }). { $reason }
admin-until = {" "}до { $at }
admin-done = { web-admin-done }
admin-error-for = --for равно «{ $given }». Это время от 1 минуты до года: 30m, 12h или 7d.
admin-error-whom = Для «{ $what }» нужно имя учётной записи или --report с номером жалобы, но не то и другое.
admin-error-table = Для «close-table» нужен стол или --report с номером жалобы о нём, но не то и другое.
admin-error-reason = Для «{ $what }» нужна причина: --reason ТЕКСТ.
admin-error-form = Эта версия Daikaiju не знает, как записаны партии в { $given }: один раз запустите сервер этой версией или возьмите версию сервера.
