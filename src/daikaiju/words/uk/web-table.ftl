## Стіл у браузері

web-close = Закрити
web-go-on = Продовжити
web-title-table = Стіл
web-title-your-choice = Ваш вибір
web-connecting = Тупаємо до столу…
web-connection-lost = Зв’язок із Токіо обірвався, пробуємо знову…
web-answer-kept = Вашу відповідь буде надіслано, щойно зв’язок відновиться.
web-no-table = Такого столу немає. Може, на нього хтось сів
web-board = Поле
web-turn = Хід { $turn }
web-watching = { $count ->
    [one] дивиться { $count } глядач
    [few] дивляться { $count } глядачі
   *[many] дивляться { $count } глядачів
}
web-settings = Налаштування
web-settings-lead = Їх пам’ятає цей браузер; за столом вони ті самі.
web-undo = Скасувати
web-log = Журнал
web-coach = Тренер
web-hint = Підказка
web-log-empty = Токіо поки що ціле.
web-chat = Чат
web-chat-empty = Поки що тихо. Надто тихо.
web-chat-write = Напишіть що-небудь
web-chat-send = Надіслати
web-side = Журнал і чат
web-chat-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[many] { $count } нових повідомлень
}
web-somebody = Хтось

## Кубики та запитання

web-dice = Кубики
web-no-dice = Кубики відпочивають. Токіо — ні.
web-die = Кубик { $die }: { $face }
web-die-hinted = { web-die }. Підказка радить залишити.
web-kept = залишено
web-key-space = Пробіл
web-key-enter = Enter
web-roll = { $all ->
    [yes] { $dice ->
        [one] Кинути { $dice } кубик
        [few] Кинути всі { $dice } кубики
       *[many] Кинути всі { $dice } кубиків
    }
   *[no] { $dice ->
        [one] Перекинути { $dice } кубик
        [few] Перекинути { $dice } кубики
       *[many] Перекинути { $dice } кубиків
    }
}
web-roll-none = Залишено всі кубики
web-stop-rolling = Залишити все, готово
web-if-stopped = Якщо зупинитися зараз:
web-if-stopped-nothing = нічого не станеться
web-never-ask = Більше не питати про це в цій грі
web-skip-buy = Нічого не купувати
web-pointless = «{ $what }»: зараз це нічого не змінить. Якщо все ж хочете, виберіть ще раз.
web-pointless-never = Більше не попереджати
web-no-effect = зараз марно
web-seen = Ви подивилися на верхню карту колоди:
web-read = { $what }: докладніше
web-waiting-label = Чий зараз вибір
web-waiting-for = { $who ->
    [person] { $name } вибирає за { $monster-whom }…
   *[bot] { $monster } думає…
}
web-rolling = { $you ->
    [yes] Ваші кубики котяться…
   *[no] { $monster } кидає кубики…
}
web-roar = Р-Р-РАУ!
web-gong = { $monster } — за крок до перемоги!
web-danger = Небезпека!
web-skip-note = { $fingers ->
    [yes] Торкніться екрана, щоб одразу перейти до свого наступного рішення.
   *[no] Клацніть будь-де або натисніть Escape, щоб одразу перейти до свого наступного рішення.
}
web-over = Гру закінчено.
web-out = { $monster } вибуває з гри. Токіо трощить решта.
web-out-rush = Швидко додивитися до кінця
web-out-new = Нова гра
web-out-watch = Дивитися
web-lesson-lost = { $monster } вибуває. З монстрами таке трапляється, нічого страшного. Поверніться до свого останнього ходу й спробуйте інакше.
web-lesson-lost-end = Гру програно, але урок — ні: поверніться до свого останнього ходу й спробуйте інакше.
web-lesson-last-turn = До мого останнього ходу
web-lesson-again = Почати урок знову
web-leave = Вийти з гри
web-leave-sure = { $count ->
    [one] До кінця партії за { $monsters-whom } гратиме бот, і повернутися на це місце не можна.
    [few] До кінця партії за { $monsters-whom } гратимуть боти, і повернутися на ці місця не можна.
   *[many] До кінця партії за { $monsters-whom } гратимуть боти, і повернутися на ці місця не можна.
}
web-leave-rated = Партія рейтингова: хто вийде, посяде останнє місце.
web-leave-yes = Вийти назовсім
web-leave-no = Залишитися

## Монстри, Токіо, карти

web-count-heart = { $value ->
    [one] { $value } серце
    [few] { $value } серця
   *[many] { $value } сердець
} з { $most }{ $marked ->
    [yes] , на волосині
   *[no] {""}
}
web-count-star = { $value ->
    [one] { $value } зірка
    [few] { $value } зірки
   *[many] { $value } зірок
} з { $most }{ $marked ->
    [yes] , перемога близько
   *[no] {""}
}
web-count-energy = { $value ->
    [one] { $value } енергетичний куб
    [few] { $value } енергетичні куби
   *[many] { $value } енергетичних кубів
}
web-zone = { $zone }: { $taken ->
    [yes] { $monster }
   *[no] порожньо
}
web-deck = { $deck ->
    [one] { $deck } карта в колоді
    [few] { $deck } карти в колоді
   *[many] { $deck } карт у колоді
}, { $discards } у скиді
web-deck-short = колода
web-cards = Карти
web-no-cards = Карт поки що немає.
web-card-tokens = { $count ->
    [one] жетон на ній
    [few] жетони на ній
   *[many] жетонів на ній
}
web-price = ціна: { counted-energy-price }
web-buy = Купити за { $price }

## Місця

web-you = ви
web-seat-away = грає бот
web-seat-gone = немає на місці
web-seat-more = { $monster }: докладніше
web-follow = Дивитися з цього місця
web-back = Повернутися до гри
web-stand = Нехай далі за мене грає бот
web-replace = Нехай за відсутнього грає бот
web-own-link = Ваше місце на іншому пристрої
web-own-link-hint = Нікому не показуйте цю адресу: з нею можна грати за вас.
web-copy = Скопіювати
web-copied = Скопійовано
web-read-monster = Про цього монстра
web-bot-plays = За вас зараз грає бот. Ваш монстр: { $monster }.
web-spectating = Ви дивитеся очима { $monster-of }. Натисніть на іншого монстра, щоб змінити місце.
web-hand-over = { $named ->
    [no] Тепер вибирає { $monster }
   *[yes] { $name } ({ $monster }), тепер вибираєте ви
}
web-hand-over-why = Для цього рішення відкрито карту, якої більше нікому бачити не можна.
web-hand-over-go = Я тут
web-missed = Поки вас не було
web-rematch-wanted = { $name } пропонує реванш
web-answered = { $decision ->
    [yield_or_stay] Ви відступили з Токіо, як велять ваші налаштування.
    [buy] Ви нічого не купили, як і хотіли.
   *[another] Відхилено: ви просили більше про це не питати.
}
web-clock-left = { $monster }: { $seconds ->
    [one] залишилася { $seconds } секунда
    [few] залишилося { $seconds } секунди
   *[many] залишилося { $seconds } секунд
}
web-lesson = Чого ви вчитеся

## Налаштування

web-speed = Швидкість
web-speed-calm = спокійно
web-speed-brisk = швидко
web-speed-instant = миттєво
web-sound = Звуки
web-language = Мова
web-auto-answers = Автовідповіді
web-yield-at = Відступати з Токіо без запитання
web-yield-never = ніколи
web-yield-hearts = { $hearts ->
    [one] коли залишилося { $hearts } серце
    [few] коли сердець { $hearts } або менше
   *[many] коли сердець { $hearts } або менше
}
web-buy-from = Питати, що купити
web-buy-always = завжди
web-buy-energy = коли енергії щонайменше { $energy }
web-warn-pointless = Попереджати, якщо купівля нічого не змінить
web-ask-order = Питати, у якому порядку розігрувати мої кубики
web-ask-again = { $count ->
    [one] Знову ставити { $count } запитання
    [few] Знову ставити { $count } запитання
   *[many] Знову ставити { $count } запитань
}
web-keys = Клавіші
web-keys-hint = 1–8 залишають кубик, пробіл кидає, Enter — готово або відповідь зі знаком ↵. В інших відповідей ліворуч стоїть цифра або літера. Escape пропускає показ.
web-rules = Правила
web-fair = Чесні кубики
web-commitment = Відбиток секрету
web-commitment-hint = Сервер вибрав свій секрет раніше, ніж дізнався чиюсь частку; після гри це число все підтвердить.
    .alone = Стіл вибрав свій секрет раніше, ніж дізнався чиюсь частку; після гри це число все підтвердить.
