## Чого зробити не можна

server-refused-altered-file = Цей файл не можна показати. { $verdict }
server-refused-bad-file = Цей файл не прочитати: { $why }
server-refused-bad-line = У рядку має бути від 1 до { $most } знаків і нічого невидимого.
server-refused-bad-message = Стіл цього не зрозумів.
server-refused-bad-name = В імені має бути від 1 до { $most } знаків і нічого невидимого.
server-refused-bad-position = Таку позицію не поставити: { $why }
server-refused-bad-request = Так не вийде: { $why }
server-refused-bad-share = Це не та частка, яку було зафіксовано.
server-refused-begun = Партія вже почалася.
server-refused-full = Усі місця зайняті.
server-refused-has-days = Це партія за листуванням: на відповідь дають дні, і бот вступає, лише коли час мине.
server-refused-broken = Хтось наступив на кабель. Нічого не втрачено, спробуйте ще раз.
server-refused-busy = Сервер зараз дуже зайнятий. Спробуйте ще раз через хвилину.
server-refused-coach-away = До тренера зараз не дістатися. Спробуйте трохи згодом.
server-refused-coach-off = За цим столом тренера вимкнено.
server-refused-dice-fixed = Частки в кубиках уже зафіксовано.
server-refused-file-too-long = Цей файл довший за будь-яку партію.
server-refused-file-too-slow = Відтворення цього файлу триває довше за будь-яку партію; через 2 секунди сервер його перервав.
server-refused-file-underway = У цьому файлі сказано, на чому перервалися правила (agenda або asking); таке можна відкрити лише на своєму комп’ютері: daikaiju check. У файлах, збережених за столом, цього не буває.
server-refused-file-unreadable = Цей файл не прочитати як партію. Підійде файл, збережений за столом або написаний за docs/format.md.
server-refused-from-position = Ця гра триває з позиції, тож монстри й правила в ній не змінюються.
server-refused-hello-first = Спершу сторінка має привітатися.
server-refused-illegal = Зараз правила цього не дозволяють.
server-refused-late = Запізно: гра вже пішла далі.
server-refused-locked = За цей стіл більше нікого не пускають.
server-refused-monster-taken = Цей монстр уже в іншого гравця.
server-refused-moved = Цей стіл перейшов до іншого процесу сервера. Сторінка перемкнеться сама.
server-refused-name-reserved = Це ім’я залишено тим, хто доглядає за сервером, і ботам. Виберіть інше.
server-refused-name-taken = Це ім’я зайняте чиїмось обліковим записом. Виберіть інше або увійдіть, якщо воно ваше.
server-refused-no-more-undo = За цей хід ви вже скасували { $most ->
    [one] { $most } рішення
    [few] { $most } рішення
   *[many] { $most } рішень
}: більше не можна.
server-refused-no-coach = Для цієї партії тренера немає.
server-refused-no-file = Файлу цієї партії немає.
server-refused-no-review = Цю партію не можна розібрати: для розбору потрібні чемпіон і партія без наборів карт за нинішніми правилами.
server-refused-no-such-bot = На цьому сервері такий бот не грає.
server-refused-no-such-page = За цією адресою нічого немає.
server-refused-no-such-seat = Такого місця немає.
server-refused-no-such-table = Такого столу немає.
server-refused-not-absent = Цей гравець тут; замінити можна лише відсутнього.
server-refused-not-absent-yet = Цей гравець щойно вийшов. Бот зможе зіграти за нього через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
server-refused-not-agreed = Ще не всі погодилися з новими налаштуваннями.
server-refused-not-begun = Партія ще не почалася.
server-refused-not-creator = Це може зробити лише той, хто створив стіл.
server-refused-not-over = Партію ще не закінчено.
server-refused-not-read = Прочитати збережене зараз не вдається. Спробуйте ще раз.
server-refused-not-seated = Це можуть зробити лише ті, хто грав.
server-refused-not-stored = Зберегти це не вдалося, тож нічого не сталося. Спробуйте ще раз.
server-refused-not-your-seat = Це не ваше місце.
server-refused-not-your-turn = Зараз не ваш хід.
server-refused-nothing-to-undo = Скасувати не можна: вже кинуто кубики, відкрито карту або відповів інший гравець.
server-refused-old-rules = Цю партію почато за давнішими правилами. Її можна дивитися, але не продовжити.
server-refused-one-file = Ваш попередній файл ще читається. Надсилайте, будь ласка, по одному.
server-refused-one-review = Ваш попередній розбір ще не готовий. Просіть по одному за раз.
server-refused-one-seat = У вас уже є місце; зайняти більше може лише той, хто створив стіл.
server-refused-other-origin = Про це попросив інший сайт, тож нічого не зроблено.
server-refused-out-of-game = Цей монстр вибув із гри. Виберіть того, хто ще грає.
server-refused-over = { web-over }
server-refused-people-sit = За столом більше людей, ніж залишилося б місць.
server-refused-rated-account = За рейтинговим столом грають лише ті, хто має обліковий запис. Увійдіть або створіть його.
server-refused-rated-bot = За рейтинговим столом грають лише боти незмінної сили. Виберіть інший рівень.
server-refused-rated-clock = Рейтингову партію грають із годинником, щоб ніхто не міг просто піти. Виберіть годинник.
server-refused-rated-guest = Тут сидить хтось без облікового запису, тому стіл не може бути рейтинговим.
server-refused-rated-one-seat = За рейтинговим столом у кожного одне місце.
server-refused-rated-open = Рейтингова партія починається, коли зайнято всі місця.
server-refused-rated-packs = Рейтингові партії грають без наборів карт.
server-refused-rated-stand-in = У рейтинговій партії ніхто не вибирає, хто грає: за відсутнього грає лише звичайний бот.
server-refused-review-too-long = У цій партії понад { $most } кроків: для розбору це забагато.
server-refused-seat-kept = Це місце лишається за гравцем; поки його немає, за нього може грати лише бот.
server-refused-setup-changed = Налаштування цього столу щойно змінилися. Перегляньте їх і сідайте.
server-refused-taken = Там уже хтось сидить.
server-refused-too-fast = Забагато одразу. Повільніше, будь ласка.
server-refused-too-large = Завеликий розмір.
server-refused-too-many-tables = З вашої адреси забагато нових столів. Спробуйте пізніше.
server-refused-too-many-reviews = З вашої адреси забагато розборів. Спробуйте пізніше.
server-refused-too-slow = Запит ішов надто довго.
server-refused-tournament-seat = За столом турніру кожен сидить на своєму місці.
server-refused-unknown-host = Сервер не має такого імені. Господар сервера може дозволити його через --allowed-host.
server-refused-wrong-method = Цю адресу так не використовують.
server-refused-no-such-line = Такого рядка немає.
server-refused-nobody-sits = Там ніхто не сидить.
server-refused-not-welcome = За цей стіл вам не можна сісти.
server-refused-too-many-ignored = Людей у вашому списку прихованих і заблокованих уже { $most }. Спершу приберіть когось зі списку.
server-refused-yourself = Це ви самі.
server-refused-reported-enough = На цей стіл уже досить скарг; хтось на нього подивиться.
server-refused-person-reported-enough = На цю людину вже досить скарг; хтось із цим розбереться.
server-refused-silenced = Ви не можете писати нічого, що читають інші, і змінювати ім’я ще { $unit ->
    [days] { $amount ->
        [one] { $amount } день
        [few] { $amount } дні
       *[many] { $amount } днів
    }
    [hours] { $amount ->
        [one] { $amount } годину
        [few] { $amount } години
       *[many] { $amount } годин
    }
   *[minutes] { $amount ->
        [one] { $amount } хвилину
        [few] { $amount } хвилини
       *[many] { $amount } хвилин
    }
}.
server-refused-table-closed = Ті, хто стежить за порядком на сервері, закрили цей стіл.
server-refused-too-many-reports = На сьогодні ваших скарг досить. Спробуйте завтра.
server-refused-warned = Ви отримали попередження. Спершу прочитайте його, тоді зможете знову писати в чат.

## Що за столом кажуть поза грою

log-asked-coach = { $monster } питає тренера.
log-began-from-position = Гра триває з позиції. Далі всі кидки нові.
server-notice-back = { $you ->
    [yes] З поверненням! { $monster } знову з вами.
   *[no] { $name } знову грає за { $monster-whom }.
}
server-notice-bot-replaced = Бот «{ $bot }» дав збій; за { $monster-whom } тепер грає інший.
server-notice-ignoring = { $how ->
    [block] Ви заблокували цю людину. Скасувати це можна в налаштуваннях.
    [mute] Ви приховали цю людину. Скасувати це можна в налаштуваннях.
   *[hear] Ви більше не приховуєте цю людину.
}
server-notice-left = { $name } залишає гру назовсім; за { $monster-whom } далі грає бот.
server-notice-not-rated = Стіл більше не рейтинговий.
server-notice-rated = Тепер стіл рейтинговий: результат буде зараховано.
server-notice-removed = Господар столу віддав місце { $monster-of } комусь іншому.
server-notice-reported = Дякуємо. Ті, хто стежить за порядком на сервері, прочитають вашу скаргу.
