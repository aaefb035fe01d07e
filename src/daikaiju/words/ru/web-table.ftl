## Стол в браузере

web-close = Закрыть
web-go-on = Продолжить
web-title-table = Стол
web-title-your-choice = Ваш выбор
web-connecting = Топаем к столу…
web-connection-lost = Связь с Токио прервалась, пробуем снова…
web-answer-kept = Ваш ответ отправится, как только связь вернётся.
web-no-table = Такого стола нет. Может быть, на него кто-то сел
web-board = Поле
web-turn = Ход { $turn }
web-watching = { $count ->
    [one] смотрит { $count } зритель
    [few] смотрят { $count } зрителя
   *[many] смотрят { $count } зрителей
}
web-settings = Настройки
web-settings-lead = Их помнит этот браузер; за столом они те же.
web-undo = Отменить
web-log = Журнал
web-coach = Тренер
web-hint = Подсказка
web-log-empty = Токио пока цел.
web-chat = Чат
web-chat-empty = Пока тихо. Слишком тихо.
web-chat-write = Напишите что-нибудь
web-chat-send = Отправить
web-side = Журнал и чат
web-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
web-somebody = Кто-то

## Кубики и вопросы

web-dice = Кубики
web-no-dice = Кубики отдыхают. Токио — нет.
web-die = Кубик { $die }: { $face }
web-die-hinted = { web-die }. Подсказка советует оставить.
web-kept = оставлен
web-key-space = Пробел
web-key-enter = Enter
web-roll = { $all ->
    [yes] { $dice ->
        [one] Бросить { $dice } кубик
        [few] Бросить все { $dice } кубика
       *[many] Бросить все { $dice } кубиков
    }
   *[no] { $dice ->
        [one] Перебросить { $dice } кубик
        [few] Перебросить { $dice } кубика
       *[many] Перебросить { $dice } кубиков
    }
}
web-roll-none = Оставлены все кубики
web-stop-rolling = Оставить всё, готово
web-if-stopped = Если остановиться сейчас:
web-if-stopped-nothing = ничего не произойдёт
web-never-ask = Больше не спрашивать об этом в этой игре
web-skip-buy = Ничего не покупать
web-pointless = «{ $what }»: сейчас это ничего не изменит. Если всё же хотите, выберите ещё раз.
web-pointless-never = Больше не предупреждать
web-no-effect = сейчас бесполезно
web-seen = Вы посмотрели верхнюю карту колоды:
web-read = { $what }: подробнее
web-waiting-label = Чей сейчас выбор
web-waiting-for = { $who ->
    [person] { $name } выбирает за { $monster-whom }…
   *[bot] { $monster } думает…
}
web-rolling = { $you ->
    [yes] Ваши кубики катятся…
   *[no] { $monster } бросает кубики…
}
web-roar = Р-Р-РАУ!
web-gong = { $monster } — в шаге от победы!
web-danger = Опасность!
web-skip-note = { $fingers ->
    [yes] Коснитесь экрана, чтобы сразу перейти к своему следующему решению.
   *[no] Щёлкните где угодно или нажмите Escape, чтобы сразу перейти к своему следующему решению.
}
web-over = Игра окончена.
web-out = { $monster } выбывает из игры. Токио крушат остальные.
web-out-rush = Быстро досмотреть до конца
web-out-new = Новая игра
web-out-watch = Смотреть
web-lesson-lost = { $monster } выбывает. С монстрами это случается, ничего страшного. Вернитесь к своему последнему ходу и попробуйте иначе.
web-lesson-lost-end = Игра проиграна, но урок — нет: вернитесь к своему последнему ходу и попробуйте иначе.
web-lesson-last-turn = К моему последнему ходу
web-lesson-again = Начать урок заново
web-leave = Выйти из игры
web-leave-sure = { $count ->
    [one] До конца партии за { $monsters-whom } будет играть бот, и вернуться на это место нельзя.
    [few] До конца партии за { $monsters-whom } будут играть боты, и вернуться на эти места нельзя.
   *[many] До конца партии за { $monsters-whom } будут играть боты, и вернуться на эти места нельзя.
}
web-leave-rated = Партия рейтинговая: кто выйдет, займёт последнее место.
web-leave-yes = Выйти насовсем
web-leave-no = Остаться

## Монстры, Токио, карты

web-count-heart = { $value ->
    [one] { $value } сердце
    [few] { $value } сердца
   *[many] { $value } сердец
} из { $most }{ $marked ->
    [yes] , на волоске
   *[no] {""}
}
web-count-star = { $value ->
    [one] { $value } звезда
    [few] { $value } звезды
   *[many] { $value } звёзд
} из { $most }{ $marked ->
    [yes] , победа близко
   *[no] {""}
}
web-count-energy = { $value ->
    [one] { $value } куб энергии
    [few] { $value } куба энергии
   *[many] { $value } кубов энергии
}
web-zone = { $zone }: { $taken ->
    [yes] { $monster }
   *[no] пусто
}
web-deck = { $deck ->
    [one] { $deck } карта в колоде
    [few] { $deck } карты в колоде
   *[many] { $deck } карт в колоде
}, { $discards } в сбросе
web-deck-short = колода
web-cards = Карты
web-no-cards = Карт пока нет.
web-card-tokens = { $count ->
    [one] жетон на ней
    [few] жетона на ней
   *[many] жетонов на ней
}
web-price = цена: { counted-energy-price }
web-buy = Купить за { $price }

## Места

web-you = вы
web-seat-away = играет бот
web-seat-gone = нет на месте
web-seat-more = { $monster }: подробнее
web-follow = Смотреть с этого места
web-back = Вернуться в игру
web-stand = Пусть дальше за меня играет бот
web-replace = Пусть за отсутствующего играет бот
web-own-link = Ваше место на другом устройстве
web-own-link-hint = Никому не показывайте этот адрес: с ним можно играть за вас.
web-copy = Скопировать
web-copied = Скопировано
web-read-monster = Об этом монстре
web-bot-plays = За вас сейчас играет бот. Ваш монстр: { $monster }.
web-spectating = Вы смотрите глазами { $monster-of }. Нажмите на другого монстра, чтобы сменить место.
web-hand-over = { $named ->
    [no] Теперь выбирает { $monster }
   *[yes] { $name } ({ $monster }), теперь выбираете вы
}
web-hand-over-why = Для этого решения открыта карта, которую больше никому видеть нельзя.
web-hand-over-go = Я здесь
web-missed = Пока вас не было
web-rematch-wanted = { $name } предлагает реванш
web-answered = { $decision ->
    [yield_or_stay] Вы отступили из Токио, как велят ваши настройки.
    [buy] Вы ничего не купили, как и хотели.
   *[another] Отклонено: вы просили больше об этом не спрашивать.
}
web-clock-left = { $monster }: { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
   *[many] осталось { $seconds } секунд
}
web-lesson = Чему вы учитесь

## Настройки

web-speed = Скорость
web-speed-calm = спокойно
web-speed-brisk = быстро
web-speed-instant = мгновенно
web-sound = Звуки
web-language = Язык
web-auto-answers = Автоответы
web-yield-at = Отступать из Токио без вопроса
web-yield-never = никогда
web-yield-hearts = { $hearts ->
    [one] когда осталось { $hearts } сердце
    [few] когда сердец { $hearts } или меньше
   *[many] когда сердец { $hearts } или меньше
}
web-buy-from = Спрашивать, что купить
web-buy-always = всегда
web-buy-energy = когда энергии хотя бы { $energy }
web-warn-pointless = Предупреждать о бесполезных покупках
web-ask-order = Спрашивать, в каком порядке разыгрывать мои кубики
web-ask-again = { $count ->
    [one] Снова задавать { $count } вопрос
    [few] Снова задавать { $count } вопроса
   *[many] Снова задавать { $count } вопросов
}
web-keys = Клавиши
web-keys-hint = 1–8 оставляют кубик, пробел бросает, Enter — готово или ответ со знаком ↵. У остальных ответов слева стоит цифра или буква. Escape пропускает показ.
web-rules = Правила
web-fair = Честные кубики
web-commitment = Отпечаток секрета
web-commitment-hint = Сервер выбрал свой секрет раньше, чем узнал чью-либо долю; после игры это число всё подтвердит.
    .alone = Стол выбрал свой секрет раньше, чем узнал чью-либо долю; после игры это число всё подтвердит.
