## Ответы про кубики

insight-stop = Оставить все кубики и остановиться
insight-keep = Оставить: { $dice }
insight-keep-none = Перебросить все кубики

## Почему ответ лучше; $reasons — перечень того, что ниже

insight-points = { NUMBER($points, maximumFractionDigits: 0) } %
insight-better = { $points ->
    [0] Чуть лучше, чем «{ $other }»
   *[some] Шанс победить на { insight-points } выше, чем с ответом «{ $other }»
}
insight-why = { insight-better }. В среднем: { $reasons }.
insight-why-chances = { insight-better }: { $reasons }.
insight-why-round = { insight-better }. Через круг в среднем: { $reasons }.
insight-why-round-chances = { insight-better }. Через круг: { $reasons }.
insight-and = { $rest }; { $last }
insight-for-you = у вас { $reason }
insight-for-named = у { $monster-of } { $reason }

## Что говорит за лучший ответ, одной фразой; $reason — одна из причин ниже

insight-because = В среднем { $reason }.
insight-because-chance = Так { $reason }.
insight-because-round = Через круг в среднем { $reason }.
insight-because-round-chance = Через круг { $reason }.
insight-because-points = { insight-better }.
insight-because-even = Ответ «{ $other }» ничуть не хуже.

## Сколько чего в причинах; $more — больше или меньше

insight-more = { $more ->
    [yes] больше
   *[no] меньше
}
insight-stars = на { $amount ->
    [one] { $amount } звезду
    [few] { $amount } звезды
    [many] { $amount } звёзд
   *[other] { $amount } звезды
} { insight-more }
    .slightly = чуть { insight-more } звёзд
insight-hearts = на { $amount ->
    [one] { $amount } сердце
    [few] { $amount } сердца
    [many] { $amount } сердец
   *[other] { $amount } сердца
} { insight-more }
    .slightly = чуть { insight-more } сердец
insight-energy = на { $amount ->
    [one] { $amount } куб энергии
    [few] { $amount } куба энергии
    [many] { $amount } кубов энергии
   *[other] { $amount } куба энергии
} { insight-more }
    .slightly = чуть { insight-more } кубов энергии
insight-life = на { $amount ->
    [one] { $amount } жизнь
    [few] { $amount } жизни
    [many] { $amount } жизней
   *[other] { $amount } жизни
} { insight-more }
    .slightly = чуть { insight-more } жизней
insight-spaces = на { $amount ->
    [one] { $amount } деление
    [few] { $amount } деления
    [many] { $amount } делений
   *[other] { $amount } деления
} { $more ->
    [yes] ближе к победе
   *[no] дальше от победы
}
    .slightly = чуть { $more ->
        [yes] ближе к победе
       *[no] дальше от победы
    }

## Причины: что приносят кубики

insight-reason-roll-stars = { insight-stars } за цифры
    .slightly = { insight-stars.slightly } за цифры
insight-reason-roll-heart = { insight-hearts } на кубиках
    .slightly = { insight-hearts.slightly } на кубиках
insight-reason-roll-energy = на { $amount ->
    [one] { $amount } символ энергии
    [few] { $amount } символа энергии
    [many] { $amount } символов энергии
   *[other] { $amount } символа энергии
} { insight-more } на кубиках
    .slightly = чуть { insight-more } символов энергии на кубиках
insight-reason-roll-claw = на { $amount ->
    [one] { $amount } коготь
    [few] { $amount } когтя
    [many] { $amount } когтей
   *[other] { $amount } когтя
} { insight-more } на кубиках
    .slightly = чуть { insight-more } когтей на кубиках
insight-reason-roll-smash = на { $amount ->
    [one] { $amount } атаку
    [few] { $amount } атаки
    [many] { $amount } атак
   *[other] { $amount } атаки
} { insight-more } на кубиках
    .slightly = чуть { insight-more } атак на кубиках
insight-reason-roll-heal = на { $amount ->
    [one] { $amount } лечение
    [few] { $amount } лечения
    [many] { $amount } лечений
   *[other] { $amount } лечения
} { insight-more } на кубиках
    .slightly = чуть { insight-more } лечений на кубиках
insight-reason-roll-fame = на { $amount ->
    [one] { $amount } символ славы
    [few] { $amount } символа славы
    [many] { $amount } символов славы
   *[other] { $amount } символа славы
} { insight-more } на кубиках
    .slightly = чуть { insight-more } символов славы на кубиках
insight-reason-roll-destruction = на { $amount ->
    [one] { $amount } символ разрушения
    [few] { $amount } символа разрушения
    [many] { $amount } символов разрушения
   *[other] { $amount } символа разрушения
} { insight-more } на кубиках
    .slightly = чуть { insight-more } символов разрушения на кубиках
insight-reason-roll-power = на { $amount ->
    [one] { $amount } символ суперсилы
    [few] { $amount } символа суперсилы
    [many] { $amount } символов суперсилы
   *[other] { $amount } символа суперсилы
} { insight-more } на кубиках
    .slightly = чуть { insight-more } символов суперсилы на кубиках
insight-reason-triple-1 = шанс на три единицы — { $chance } %, а не { $other } %
insight-reason-triple-2 = шанс на три двойки — { $chance } %, а не { $other } %
insight-reason-triple-3 = шанс на три тройки — { $chance } %, а не { $other } %

## Причины: что будет иначе через круг

insight-reason-won = шанс уже победить — { $chance } %, а не { $other } %
insight-reason-lost = шанс уже проиграть — { $chance } %, а не { $other } %
insight-reason-out = шанс выбыть из игры — { $chance } %, а не { $other } %
insight-reason-tokyo = шанс удержать Токио — { $chance } %, а не { $other } %
insight-reason-tokyo-less = шанс застрять в Токио — всего { $chance } %, а не { $other } %
insight-reason-stars = { insight-stars }
    .slightly = { insight-stars.slightly }
insight-reason-hearts = { insight-hearts }
    .slightly = { insight-hearts.slightly }
insight-reason-energy = { insight-energy }
    .slightly = { insight-energy.slightly }
insight-reason-cards = на { $amount ->
    [one] { $amount } карту
    [few] { $amount } карты
    [many] { $amount } карт
   *[other] { $amount } карты
} { insight-more }
    .slightly = чуть { insight-more } карт
insight-reason-life = { insight-life }
    .slightly = { insight-life.slightly }
insight-reason-dice-tokens = на { $amount ->
    [one] { $amount } жетон кубика
    [few] { $amount } жетона кубиков
    [many] { $amount } жетонов кубиков
   *[other] { $amount } жетона кубиков
} { insight-more }
    .slightly = чуть { insight-more } жетонов кубиков
insight-reason-rivals-hearts = у всех соперников вместе { insight-hearts }
    .slightly = у всех соперников вместе { insight-hearts.slightly }
insight-reason-rivals-stars = у лидирующего соперника { insight-stars }
    .slightly = у лидирующего соперника { insight-stars.slightly }
insight-reason-rival-life = у соперника { insight-life }
    .slightly = у соперника { insight-life.slightly }
insight-reason-rival-energy = у соперника { insight-energy }
    .slightly = у соперника { insight-energy.slightly }
insight-reason-rivals-out = выбывает на { $amount ->
    [one] { $amount } соперника
    [few] { $amount } соперников
    [many] { $amount } соперников
   *[other] { $amount } соперника
} { insight-more }
    .slightly = соперники выбывают чуть { $more ->
        [yes] чаще
       *[no] реже
    }
insight-reason-fame = маркер славы { insight-spaces }
    .slightly = маркер славы { insight-spaces.slightly }
insight-reason-destruction = маркер разрушения { insight-spaces }
    .slightly = маркер разрушения { insight-spaces.slightly }

## Почему позиция невозможна

insight-odd = Такая позиция невозможна: { $reasons }.
insight-odd-energy = у { $monster-of } { counted-energy } — за сыгранные ходы столько не накопить
insight-odd-stars = у { $monster-of } звёзд для победы хватало ещё до этого хода
insight-odd-rolls = { $rolls ->
    [one] остался { $rolls } бросок
    [few] осталось { $rolls } броска
   *[many] осталось { $rolls } бросков
} — больше, чем могут дать карты

## Чего тренер ещё не изучил

insight-guessed = { $several ->
    [no] Тренер ещё не изучил карту «{ $cards }» и судит о ней по похожим.
   *[yes] Тренер ещё не изучил эти карты и судит о них по похожим: { $cards }.
}

## Ошибки

insight-packs = браузер не умеет оценивать карты из наборов ({ $packs }): для подсказок и разбора такой партии нужен сервер или терминал
insight-endless = ход в этой позиции никогда не кончится: за каждым ходом должен следовать другой
insight-nothing-played = в этой партии ничего не сыграно: для разбора нужен хотя бы один ответ игрока
insight-no-such-step = в этой партии нет шага { $step }: в ней шаги от 0 до { $steps }

## Разбор партии

insight-rolled = Бросок: { $dice }
insight-drawn = Открывается карта «{ $card }»
insight-turned-by-chance = Ход { $turn }. { $what }. Шанс { $monster-of } на победу { $good ->
    [yes] растёт
   *[no] падает
} на { insight-points }.
insight-turned-by-answer = Ход { $turn }. { $monster } выбирает «{ $what }» и теряет { insight-points } шанса на победу.
insight-turned-by-mistake = Ход { $turn }. { $monster } выбирает «{ $what }» и теряет { insight-points } шанса на победу; лучше было «{ $better }».
insight-mark-best = лучший
insight-mark-good = хороший
insight-mark-inaccuracy = неточность
insight-mark-mistake = ошибка
insight-mark-blunder = грубая ошибка
