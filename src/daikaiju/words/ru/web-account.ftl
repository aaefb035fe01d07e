## Страница учётной записи

web-account-title = Ваша учётная запись
web-account-lead = Чтобы играть, учётная запись не нужна. С ней имя только ваше, а партии с вами на любом устройстве.
web-account-make = Создать учётную запись
web-account-make-hint = Без пароля и почты: устройство хранит ключ доступа и спрашивает отпечаток, лицо или PIN. Сыгранное в этом браузере останется вашим.
web-account-name-hint = Здесь его не сможет взять никто другой.
web-account-passkey-name = Как назвать этот ключ доступа
web-account-this-device = Это устройство
web-account-sign-in = Войти
web-account-sign-in-hint = С ключом доступа вашей учётной записи. Сыгранное гостем в этом браузере перейдёт к вам.
web-account-sign-in-button = Войти с ключом доступа
web-account-recover = Ключа нет под рукой?
web-account-recover-hint = Код сменится новым, а на всех других ваших устройствах произойдёт выход.
web-account-recover-button = Войти с кодом
web-account-code = Код восстановления
web-account-code-hint = Запишите его сейчас: больше он не появится. С ним войдёте вы, когда потеряны все ключи, и любой другой, у кого он есть.
web-account-code-saved = Код записан
web-account-code-replace = Сделать новый код восстановления
web-account-code-replace-hint = Старый перестанет действовать.
web-account-impossible = { server-refused-no-passkeys-here }
web-account-unsupported = Этот браузер не знает ключей доступа. Более новый знает.
web-account-cancelled = Ничего не сделано: вопрос браузера закрыт или ждал слишком долго.
web-account-same-device = На этом устройстве уже есть ключ вашей учётной записи.
web-account-since = С { $date }
web-account-rename = Сменить имя
web-account-passkeys = Ключи доступа
web-account-passkey-one = Название ключа доступа
web-account-passkey-made = Создан { $date }, с тех пор не использовался.
web-account-passkey-used = Создан { $date }, последний вход { $used }.
web-account-passkey-elsewhere = Он действует по другому адресу этого сервера.
web-account-passkey-add = Добавить ключ доступа
web-account-passkey-remove = Удалить «{ $name }»
web-account-passkey-last = Это ваш единственный ключ доступа. Чтобы его удалить, введите код восстановления.
web-account-sign-out = Выйти
web-account-sign-out-everywhere = Выйти везде
web-account-profile = Мои рейтинги
web-account-data = Скачать мои данные
web-account-delete = Удалить учётную запись
web-account-delete-hint = Партии останутся, имя исчезнет навсегда. Чтобы продолжить, введите своё имя.
web-account-gone = Ваша учётная запись удалена.

## Чего нельзя сделать с учётными записями

server-refused-bad-code = Такого кода восстановления нет ни у одной учётной записи. В нём 20 букв и цифр, например ABCD-EFGH-JKLM-NPQR-STUV.
server-refused-bad-passkey = Проверить этот ключ доступа не удалось. Попробуйте ещё раз или возьмите другой.
server-refused-challenge-gone = Прошло слишком много времени, или ответ уже был. Попробуйте ещё раз.
server-refused-cloned-passkey = Счётчик этого ключа доступа пошёл назад, как бывает у копии, поэтому ключ не принят. Возьмите другой ключ или код восстановления.
server-refused-last-passkey = Это ваш единственный ключ доступа. Чтобы его удалить, введите код восстановления или сначала добавьте другой ключ.
server-refused-no-passkeys-here = По этому адресу ключи доступа не работают: откройте сервер по имени через https или как http://localhost на этом же компьютере.
server-refused-no-such-passkey = В вашей учётной записи нет такого ключа доступа.
server-refused-not-signed-in = Вы не вошли. Сначала войдите.
server-refused-other-name = Ваша учётная запись называется иначе, поэтому ничего не удалено.
server-refused-passkey-known = Этот ключ доступа уже принадлежит учётной записи. Войдите с ним или создайте другой.
server-refused-signed-in = Вы уже вошли. Сначала выйдите.
server-refused-too-many-accounts = С вашего адреса создано слишком много учётных записей. Попробуйте позже.
server-refused-too-many-passkeys = Ключей доступа в учётной записи может быть не больше { $most }. Сначала удалите один.
server-refused-unknown-passkey = Такого ключа доступа нет ни у одной учётной записи. Возьмите другой или создайте учётную запись.
