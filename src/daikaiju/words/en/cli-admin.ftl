## Looking after a server

cli-help-admin = Look after a server: read reports, warn, silence, close accounts and tables, and see who did what.
admin-option-what = What to do: see reports, show one of them, resolve it, do something to a person or a table, list operators, or see the log of all that was done.
admin-option-whom = The name of an account, the number of a report to show or resolve, or the table to close.
admin-option-report = Instead of a name: the person, or the table, that this report is about; guests have no other name here.
admin-option-reason = Why; it is written to the log, and shown to whoever is warned or locked out.
admin-option-for = How long somebody is silenced: minutes, hours or days, up to a year.
admin-option-all = With reports: list those that were dealt with, too.
admin-no-reports = { web-admin-none }
admin-no-acts = { web-admin-log-empty }
admin-no-operators = There are no operators. “daikaiju admin grant NAME --reason TEXT” makes an account holder one.
admin-operator = { $name }, since { $at }
admin-report = { $number }. { $at }, table { $table }: { $reporter } about { $name }: { $reason }. { $text } ({ $state ->
    [open] open
   *[resolved] resolved
})
admin-act = { $number }. { $at }, { $by }: { $act }: { $about } (report { $report }). { $reason }
admin-until = {" "}until { $at }
admin-done = { web-admin-done }
admin-error-for = --for is “{ $given }”. It says how long, from 1 minute to a year: 30m, 12h or 7d.
admin-error-whom = “{ $what }” needs the name of an account, or --report with the number of a report, but not both.
admin-error-table = “close-table” needs a table, or --report with the number of a report about it, but not both.
admin-error-reason = “{ $what }” needs a reason: --reason TEXT.
admin-error-form = The games in { $given } have another form than this version of Daikaiju knows: start its server once with this version, or use the version it runs.
