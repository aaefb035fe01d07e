## Muting and blocking

web-person-mute-hint = You no longer see what they write, nor their faces. They are not told.
web-person-block = Block this person
web-person-block-hint = You do not see what they write, they cannot sit at tables you make, and you are not paired with each other. They are not told.
web-person-unblock = Unblock this person
web-ignored-none = You have muted or blocked nobody.
web-ignored-since = { $how ->
    [block] blocked on { $date }
   *[mute] muted on { $date }
}
web-ignored-remove = Remove
server-refused-not-ignored = This person is no longer in your list.
## Reports

web-report = Report this person
web-report-reason = What is wrong?
web-report-text = Anything else we should know (optional)
web-report-hint = Those who look after this server see your report with the chat around it.
web-report-send = Send the report
moderation-reason-abuse = Insults or hate
moderation-reason-name = An offensive name
moderation-reason-cheating = Cheating
moderation-reason-stalling = Wasting everybody’s time
moderation-reason-spam = Spam or advertising
moderation-reason-other = Something else

## What operators do

moderation-act-grant = made an operator
moderation-act-revoke = no longer an operator
moderation-act-resolve = report resolved
moderation-act-warn = warned
moderation-act-silence = silenced
moderation-act-unsilence = may speak again
moderation-act-close_account = account closed
moderation-act-reopen_account = account reopened
moderation-act-close_table = table closed
server-refused-account-closed = This account was closed by those who look after this server: “{ $reason }”
server-refused-bad-reason = Say why: a reason has 1 to { $most } characters and nothing invisible in it.
server-refused-bad-target = Name either an account or a report.
server-refused-no-account = This person has no account.
server-refused-no-operator = This person is not an operator.
server-refused-no-such-report = There is no such report.
server-refused-no-such-warning = There is no such warning to read.
server-refused-not-closed = This account is not closed.
server-refused-operator-protected = This is an operator. Only whoever runs the server can do this, with daikaiju admin.
server-refused-report-resolved = This report has already been resolved.
## Warnings

web-warning = You have been warned
web-warning-from = Those who look after this server wrote to you on { $date }:
web-warning-read = I have read this

## The operators’ page

web-admin-title = Moderation
web-admin-lead = Whatever you do here is written to the log, with your name and your reason.
web-admin-reports = Reports
web-admin-resolved-too = Resolved ones, too
web-admin-none = There are no open reports.
web-admin-report = Report { $number }: { $name }
web-admin-by = { $name } on { $date }
web-admin-at-table = table { $table }
web-admin-guest = a guest
web-admin-holder = account { $name }
web-admin-silenced = silenced until { $date }
web-admin-meant = Reported:
web-admin-of-report = report { $number }
web-admin-command-line = { $name } (command line)
web-admin-account = An account by name
web-admin-account-hint = For people nobody reported. A guest can be found by a report only.
web-admin-table = A table
web-admin-table-hint = It is the last part of the table’s address. A closed table stays closed.
web-admin-name = Name of the account
web-admin-table-id = Table
web-admin-act = What to do
web-admin-how-long = For how long
web-admin-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-admin-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-admin-reason = Why
web-admin-do-resolve = Resolve the report
web-admin-do-warn = Warn
web-admin-do-silence = Silence
web-admin-do-unsilence = Let them speak again
web-admin-do-close_account = Close the account
web-admin-do-reopen_account = Reopen the account
web-admin-do-close_table = Close the table
web-admin-done = Done; it is number { $number } in the log.
web-admin-log = Log
web-admin-log-empty = Nothing has been done yet.
