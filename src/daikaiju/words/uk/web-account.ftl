## Сторінка облікового запису

web-account-title = Ваш обліковий запис
web-account-lead = Щоб грати, обліковий запис не потрібен. З ним ім’я лише ваше, а партії з вами на будь-якому пристрої.
web-account-make = Створити обліковий запис
web-account-make-hint = Без пароля й пошти: пристрій зберігає ключ доступу й питає відбиток, обличчя чи PIN. Зігране в цьому браузері залишиться вашим.
web-account-name-hint = Тут його не зможе взяти ніхто інший.
web-account-passkey-name = Як назвати цей ключ доступу
web-account-this-device = Цей пристрій
web-account-sign-in = Увійти
web-account-sign-in-hint = З ключем доступу вашого облікового запису. Зігране гостем у цьому браузері перейде до вас.
web-account-sign-in-button = Увійти з ключем доступу
web-account-recover = Ключа немає під рукою?
web-account-recover-hint = Код зміниться новим, а на всіх інших ваших пристроях відбудеться вихід.
web-account-recover-button = Увійти з кодом
web-account-code = Код відновлення
web-account-code-hint = Запишіть його зараз: більше він не з’явиться. З ним увійдете ви, коли втрачено всі ключі, і будь-хто інший, у кого він є.
web-account-code-saved = Код записано
web-account-code-replace = Зробити новий код відновлення
web-account-code-replace-hint = Старий перестане діяти.
web-account-impossible = { server-refused-no-passkeys-here }
web-account-unsupported = Цей браузер не знає ключів доступу. Новіший знає.
web-account-cancelled = Нічого не зроблено: питання браузера закрито або воно чекало задовго.
web-account-same-device = На цьому пристрої вже є ключ вашого облікового запису.
web-account-since = З { $date }
web-account-rename = Змінити ім’я
web-account-passkeys = Ключі доступу
web-account-passkey-one = Назва ключа доступу
web-account-passkey-made = Створено { $date }, відтоді не використовувався.
web-account-passkey-used = Створено { $date }, останній вхід { $used }.
web-account-passkey-elsewhere = Він діє за іншою адресою цього сервера.
web-account-passkey-add = Додати ключ доступу
web-account-passkey-remove = Вилучити «{ $name }»
web-account-passkey-last = Це ваш єдиний ключ доступу. Щоб його вилучити, введіть код відновлення.
web-account-sign-out = Вийти
web-account-sign-out-everywhere = Вийти всюди
web-account-profile = Мої рейтинги
web-account-data = Завантажити мої дані
web-account-delete = Вилучити обліковий запис
web-account-delete-hint = Партії залишаться, ім’я зникне назавжди. Щоб продовжити, введіть своє ім’я.
web-account-gone = Ваш обліковий запис вилучено.

## Чого не можна зробити з обліковими записами

server-refused-bad-code = Такого коду відновлення немає в жодного облікового запису. У ньому 20 літер і цифр, наприклад ABCD-EFGH-JKLM-NPQR-STUV.
server-refused-bad-passkey = Перевірити цей ключ доступу не вдалося. Спробуйте ще раз або візьміть інший.
server-refused-challenge-gone = Минуло забагато часу, або відповідь уже була. Спробуйте ще раз.
server-refused-cloned-passkey = Лічильник цього ключа доступу пішов назад, як буває в копії, тому ключ не прийнято. Візьміть інший ключ або код відновлення.
server-refused-last-passkey = Це ваш єдиний ключ доступу. Щоб його вилучити, введіть код відновлення або спершу додайте інший ключ.
server-refused-no-passkeys-here = За цією адресою ключі доступу не працюють: відкрийте сервер за іменем через https або як http://localhost на цьому ж комп’ютері.
server-refused-no-such-passkey = У вашому обліковому записі немає такого ключа доступу.
server-refused-not-signed-in = Ви не увійшли. Спершу увійдіть.
server-refused-other-name = Ваш обліковий запис називається інакше, тому нічого не вилучено.
server-refused-passkey-known = Цей ключ доступу вже належить обліковому запису. Увійдіть із ним або створіть інший.
server-refused-signed-in = Ви вже увійшли. Спершу вийдіть.
server-refused-too-many-accounts = З вашої адреси створено забагато облікових записів. Спробуйте пізніше.
server-refused-too-many-passkeys = Ключів доступу в обліковому записі може бути щонайбільше { $most }. Спершу вилучіть один.
server-refused-unknown-passkey = Такого ключа доступу немає в жодного облікового запису. Візьміть інший або створіть обліковий запис.
