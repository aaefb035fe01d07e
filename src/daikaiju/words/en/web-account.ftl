## The account page

web-account-title = Your account
web-account-lead = Playing needs no account. With one, your name is yours alone, and your games are with you on every device.
web-account-make = Make an account
web-account-make-hint = No password, no e-mail: your device keeps a passkey and asks for your fingerprint, face or PIN. What you played in this browser comes along.
web-account-name-hint = Nobody else here can use it.
web-account-passkey-name = What to call this passkey
web-account-this-device = This device
web-account-sign-in = Sign in
web-account-sign-in-hint = With a passkey of your account. What you played in this browser as a guest comes along.
web-account-sign-in-button = Sign in with a passkey
web-account-recover = No passkey at hand?
web-account-recover-hint = The code is then replaced by a new one, and all your other devices are signed out.
web-account-recover-button = Sign in with the code
web-account-code = Recovery code
web-account-code-hint = Write it down now: it is not shown again. It lets you in when every passkey is lost, and anybody else who has it.
web-account-code-saved = I have written it down
web-account-code-replace = Make a new recovery code
web-account-code-replace-hint = The old one no longer works then.
web-account-impossible = { server-refused-no-passkeys-here }
web-account-unsupported = This browser knows no passkeys. A newer one does.
web-account-cancelled = Nothing was done: the browser’s question was closed or waited too long.
web-account-same-device = This device has a passkey of your account already.
web-account-since = Since { $date }
web-account-rename = Change the name
web-account-passkeys = Passkeys
web-account-passkey-one = Name of the passkey
web-account-passkey-made = Made on { $date }, not used since.
web-account-passkey-used = Made on { $date }, last used on { $used }.
web-account-passkey-elsewhere = It works at another address of this server.
web-account-passkey-add = Add a passkey
web-account-passkey-remove = Remove { $name }
web-account-passkey-last = This is your only passkey. To remove it, type your recovery code.
web-account-sign-out = Sign out
web-account-sign-out-everywhere = Sign out everywhere
web-account-profile = My ratings
web-account-data = Download my data
web-account-delete = Delete my account
web-account-delete-hint = Your games stay, your name goes, for good. To go on, type your name.
web-account-gone = Your account is deleted.

## What cannot be done with accounts

server-refused-bad-code = This is not the recovery code of any account. It has 20 letters and digits, as in ABCD-EFGH-JKLM-NPQR-STUV.
server-refused-bad-passkey = This passkey could not be checked. Please try again, or use another.
server-refused-challenge-gone = This took too long, or was answered already. Please try again.
server-refused-cloned-passkey = This passkey counted backwards, as a copy of one would, and was refused. Use another passkey or the recovery code.
server-refused-last-passkey = This is your only passkey. To remove it, type your recovery code; or add another passkey first.
server-refused-no-passkeys-here = Passkeys do not work at this address: open the server by a name, with https, or as http://localhost on the same computer.
server-refused-no-such-passkey = Your account has no such passkey.
server-refused-not-signed-in = You are not signed in. Sign in first.
server-refused-other-name = This is not the name of your account, so nothing was deleted.
server-refused-passkey-known = This passkey belongs to an account already. Sign in with it, or make another.
server-refused-signed-in = You are signed in already. Sign out first.
server-refused-too-many-accounts = Too many new accounts from your address. Please try again later.
server-refused-too-many-passkeys = An account has at most { $most } passkeys. Remove one first.
server-refused-unknown-passkey = No account here has this passkey. Use another, or make an account.
