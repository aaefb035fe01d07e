## Чего сделать нельзя

server-refused-altered-file = Этот файл нельзя показать. { $verdict }
server-refused-bad-file = Этот файл не прочитать: { $why }
server-refused-bad-line = В строке должно быть от 1 до { $most } знаков и ничего невидимого.
server-refused-bad-message = Стол этого не понял.
server-refused-bad-name = В имени должно быть от 1 до { $most } знаков и ничего невидимого.
server-refused-bad-position = Такую позицию не поставить: { $why }
server-refused-bad-request = Так не получится: { $why }
server-refused-bad-share = Это не та доля, которая была зафиксирована.
server-refused-begun = Партия уже началась.
server-refused-full = Все места заняты.
server-refused-has-days = Это партия по переписке: на ответ даются дни, и бот вступает, только когда время выйдет.
server-refused-broken = Кто-то наступил на кабель. Ничего не потеряно, попробуйте ещё раз.
server-refused-busy = Сервер сейчас очень занят. Попробуйте ещё раз через минуту.
server-refused-coach-away = До тренера сейчас не добраться. Попробуйте чуть позже.
server-refused-coach-off = За этим столом тренер выключен.
server-refused-dice-fixed = Доли в кубиках уже зафиксированы.
server-refused-file-too-long = Этот файл длиннее любой партии.
server-refused-file-too-slow = Воспроизведение этого файла длится дольше любой партии; через 2 секунды сервер его прервал.
server-refused-file-underway = В этом файле сказано, на чём прервались правила (agenda или asking); такое можно открыть только на своём компьютере: daikaiju check. В файлах, сохранённых за столом, этого не бывает.
server-refused-file-unreadable = Этот файл не прочитать как партию. Подойдёт файл, сохранённый за столом или написанный по docs/format.md.
server-refused-from-position = Эта игра продолжается с позиции, поэтому монстры и правила в ней не меняются.
server-refused-hello-first = Сначала страница должна поздороваться.
server-refused-illegal = Сейчас правила этого не разрешают.
server-refused-late = Поздно: игра уже пошла дальше.
server-refused-locked = За этот стол больше никого не пускают.
server-refused-monster-taken = Этот монстр уже у другого игрока.
server-refused-moved = Этот стол перешёл к другому процессу сервера. Страница переключится сама.
server-refused-name-reserved = Это имя оставлено тем, кто следит за сервером, и ботам. Выберите другое.
server-refused-name-taken = Это имя занято чьей-то учётной записью. Выберите другое или войдите, если оно ваше.
server-refused-no-more-undo = За этот ход вы уже отменили { $most ->
    [one] { $most } решение
    [few] { $most } решения
   *[many] { $most } решений
}: больше нельзя.
server-refused-no-coach = Для этой партии тренера нет.
server-refused-no-file = Файла этой партии нет.
server-refused-no-review = Эту партию нельзя разобрать: для разбора нужны чемпион и партия без наборов карт по нынешним правилам.
server-refused-no-such-bot = На этом сервере такой бот не играет.
server-refused-no-such-page = По этому адресу ничего нет.
server-refused-no-such-seat = Такого места нет.
server-refused-no-such-table = Такого стола нет.
server-refused-not-absent = Этот игрок здесь; заменить можно только отсутствующего.
server-refused-not-absent-yet = Этот игрок вышел только что. Бот сможет сыграть за него через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
server-refused-not-agreed = Ещё не все согласились с новыми настройками.
server-refused-not-begun = Партия ещё не началась.
server-refused-not-creator = Это может сделать только тот, кто создал стол.
server-refused-not-over = Партия ещё не закончена.
server-refused-not-read = Прочитать сохранённое сейчас не удаётся. Попробуйте ещё раз.
server-refused-not-seated = Это могут сделать только те, кто играл.
server-refused-not-stored = Сохранить это не удалось, поэтому ничего не произошло. Попробуйте ещё раз.
server-refused-not-your-seat = Это не ваше место.
server-refused-not-your-turn = Сейчас не ваш ход.
server-refused-nothing-to-undo = Отменить нельзя: уже брошены кубики, открыта карта или ответил другой игрок.
server-refused-old-rules = Эта партия начата по прежним правилам. Её можно смотреть, но не продолжить.
server-refused-one-file = Ваш прошлый файл ещё читается. Присылайте, пожалуйста, по одному.
server-refused-one-review = Ваш прошлый разбор ещё не готов. Просите по одному за раз.
server-refused-one-seat = У вас уже есть место; занять больше может только тот, кто создал стол.
server-refused-other-origin = Об этом попросил другой сайт, поэтому ничего не сделано.
server-refused-out-of-game = Этот монстр выбыл из игры. Выберите того, кто ещё играет.
server-refused-over = { web-over }
server-refused-people-sit = За столом больше людей, чем осталось бы мест.
server-refused-rated-account = За рейтинговым столом играют только те, у кого есть учётная запись. Войдите или создайте её.
server-refused-rated-bot = За рейтинговым столом играют только боты неизменной силы. Выберите другой уровень.
server-refused-rated-clock = Рейтинговую партию играют с часами, чтобы никто не мог просто уйти. Выберите часы.
server-refused-rated-guest = Здесь сидит кто-то без учётной записи, поэтому стол не может быть рейтинговым.
server-refused-rated-one-seat = За рейтинговым столом у каждого одно место.
server-refused-rated-open = Рейтинговая партия начинается, когда заняты все места.
server-refused-rated-packs = Рейтинговые партии играют без наборов карт.
server-refused-rated-stand-in = В рейтинговой партии никто не выбирает, кто играет: за отсутствующего играет только обычный бот.
server-refused-review-too-long = В этой партии больше { $most } шагов: для разбора это слишком много.
server-refused-seat-kept = Это место остаётся за игроком; пока его нет, за него может играть только бот.
server-refused-setup-changed = Настройки этого стола только что изменились. Посмотрите ещё раз и садитесь.
server-refused-taken = Там уже кто-то сидит.
server-refused-too-fast = Слишком много сразу. Помедленнее, пожалуйста.
server-refused-too-large = Слишком большой размер.
server-refused-too-many-tables = С вашего адреса слишком много новых столов. Попробуйте позже.
server-refused-too-many-reviews = С вашего адреса слишком много разборов. Попробуйте позже.
server-refused-too-slow = Запрос шёл слишком долго.
server-refused-tournament-seat = За столом турнира каждый сидит на своём месте.
server-refused-unknown-host = У сервера нет такого имени. Хозяин сервера может разрешить его через --allowed-host.
server-refused-wrong-method = Этот адрес так не используют.
server-refused-no-such-line = Такой строки нет.
server-refused-nobody-sits = Там никто не сидит.
server-refused-not-welcome = За этот стол вам нельзя сесть.
server-refused-too-many-ignored = Людей в вашем списке скрытых и заблокированных уже { $most }. Сначала уберите кого-нибудь из списка.
server-refused-yourself = Это вы сами.
server-refused-reported-enough = На этот стол уже достаточно жалоб; кто-нибудь на него посмотрит.
server-refused-person-reported-enough = На этого человека уже достаточно жалоб; кто-нибудь с этим разберётся.
server-refused-silenced = Вы не можете писать ничего, что читают другие, и менять имя ещё { $unit ->
    [days] { $amount ->
        [one] { $amount } день
        [few] { $amount } дня
       *[many] { $amount } дней
    }
    [hours] { $amount ->
        [one] { $amount } час
        [few] { $amount } часа
       *[many] { $amount } часов
    }
   *[minutes] { $amount ->
        [one] { $amount } минуту
        [few] { $amount } минуты
       *[many] { $amount } минут
    }
}.
server-refused-table-closed = Те, кто следит за порядком на сервере, закрыли этот стол.
server-refused-too-many-reports = На сегодня ваших жалоб достаточно. Попробуйте завтра.
server-refused-warned = Вы получили предупреждение. Сначала прочтите его, потом сможете снова писать в чат.

## Что за столом говорят помимо игры

log-asked-coach = { $monster } спрашивает тренера.
log-began-from-position = Игра продолжается с позиции. Дальше все броски новые.
server-notice-back = { $you ->
    [yes] С возвращением! { $monster } снова с вами.
   *[no] { $name } снова играет за { $monster-whom }.
}
server-notice-bot-replaced = Бот «{ $bot }» дал сбой; за { $monster-whom } теперь играет другой.
server-notice-ignoring = { $how ->
    [block] Вы заблокировали этого человека. Отменить это можно в настройках.
    [mute] Вы скрыли этого человека. Отменить это можно в настройках.
   *[hear] Вы больше не скрываете этого человека.
}
server-notice-left = { $name } покидает игру насовсем; за { $monster-whom } дальше играет бот.
server-notice-not-rated = Стол больше не рейтинговый.
server-notice-rated = Теперь стол рейтинговый: результат будет засчитан.
server-notice-removed = Хозяин стола отдал место { $monster-of } кому-то другому.
server-notice-reported = Спасибо. Те, кто следит за порядком на сервере, прочтут вашу жалобу.
