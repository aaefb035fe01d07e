## Порядок на сервері

cli-help-admin = Стежити за порядком на сервері: читати скарги, попереджати, забороняти чат, закривати облікові записи й столи, бачити, хто що зробив.
admin-option-what = Що зробити: переглянути скарги, показати одну, позначити її розглянутою, зробити щось із людиною чи столом, перелічити операторів або показати журнал.
admin-option-whom = Ім’я облікового запису, номер скарги або стіл, який треба закрити.
admin-option-report = Замість імені: людина чи стіл, про яких ця скарга; інших імен гості тут не мають.
admin-option-reason = Чому; це записується в журнал і показується тому, кого попередили або не пускають.
admin-option-for = На скільки заборонити чат: хвилини, години або дні, до року.
admin-option-all = З reports: показати й розглянуті скарги.
admin-no-reports = { web-admin-none }
admin-no-acts = { web-admin-log-empty }
admin-no-operators = Операторів немає. «daikaiju admin grant ІМ’Я --reason ТЕКСТ» робить оператором власника облікового запису.
admin-operator = { $name }, з { $at }
admin-report = { $number }. { $at }, стіл { $table }, від { $reporter } на { $name }: { $reason }. { $text } ({ $state ->
    [open] відкрита
   *[resolved] розглянута
})
admin-act = { $number }. { $at }, { $by }: { $act }: { $about } (скарга { $report }). { $reason }
admin-until = {" "}до { $at }
admin-done = { web-admin-done }
admin-error-for = --for дорівнює «{ $given }». Це час від 1 хвилини до року: 30m, 12h або 7d.
admin-error-whom = Для «{ $what }» потрібне ім’я облікового запису або --report з номером скарги, але не те й інше.
admin-error-table = Для «close-table» потрібен стіл або --report з номером скарги про нього, але не те й інше.
admin-error-reason = Для «{ $what }» потрібна причина: --reason ТЕКСТ.
admin-error-form = Ця версія Daikaiju не знає, як записано партії в { $given }: один раз запустіть сервер цією версією або візьміть версію сервера.
