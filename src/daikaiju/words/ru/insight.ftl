## Ответы про кубики

insight-stop = Оставить все кубики и остановиться
insight-keep = Оставить: { $dice }
insight-keep-none = Перебросить все кубики

## Почему ответ лучше; $reasons — перечень того, что ниже

insight-why = «{ $best }» лучше, чем «{ $other }», на { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
    [many] { $points } пунктов
   *[other] { $points } пункта
}: { $reasons }.
insight-why-round = «{ $best }» лучше, чем «{ $other }», на { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
    [many] { $points } пунктов
   *[other] { $points } пункта
}: через круг — { $reasons }.

## Причины: что приносят кубики; $more — больше или меньше

insight-reason-roll-stars = { $more ->
    [yes] { $amount ->
            [one] на { $amount } звезду больше за цифры
            [few] на { $amount } звезды больше за цифры
            [many] на { $amount } звёзд больше за цифры
           *[other] на { $amount } звезды больше за цифры
        }
   *[no] { $amount ->
            [one] на { $amount } звезду меньше за цифры
            [few] на { $amount } звезды меньше за цифры
            [many] на { $amount } звёзд меньше за цифры
           *[other] на { $amount } звезды меньше за цифры
        }
}
insight-reason-roll-heart = { $more ->
    [yes] { $amount ->
            [one] на { $amount } сердце больше на кубиках
            [few] на { $amount } сердца больше на кубиках
            [many] на { $amount } сердец больше на кубиках
           *[other] на { $amount } сердца больше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } сердце меньше на кубиках
            [few] на { $amount } сердца меньше на кубиках
            [many] на { $amount } сердец меньше на кубиках
           *[other] на { $amount } сердца меньше на кубиках
        }
}
insight-reason-roll-energy = { $more ->
    [yes] { $amount ->
            [one] на { $amount } символ энергии больше на кубиках
            [few] на { $amount } символа энергии больше на кубиках
            [many] на { $amount } символов энергии больше на кубиках
           *[other] на { $amount } символа энергии больше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } символ энергии меньше на кубиках
            [few] на { $amount } символа энергии меньше на кубиках
            [many] на { $amount } символов энергии меньше на кубиках
           *[other] на { $amount } символа энергии меньше на кубиках
        }
}
insight-reason-roll-claw = { $more ->
    [yes] { $amount ->
            [one] на { $amount } коготь больше на кубиках
            [few] на { $amount } когтя больше на кубиках
            [many] на { $amount } когтей больше на кубиках
           *[other] на { $amount } когтя больше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } коготь меньше на кубиках
            [few] на { $amount } когтя меньше на кубиках
            [many] на { $amount } когтей меньше на кубиках
           *[other] на { $amount } когтя меньше на кубиках
        }
}
insight-reason-roll-smash = { $more ->
    [yes] { $amount ->
            [one] на { $amount } атаку больше на кубиках
            [few] на { $amount } атаки больше на кубиках
            [many] на { $amount } атак больше на кубиках
           *[other] на { $amount } атаки больше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } атаку меньше на кубиках
            [few] на { $amount } атаки меньше на кубиках
            [many] на { $amount } атак меньше на кубиках
           *[other] на { $amount } атаки меньше на кубиках
        }
}
insight-reason-roll-heal = { $more ->
    [yes] { $amount ->
            [one] на { $amount } лечение больше на кубиках
            [few] на { $amount } лечения больше на кубиках
            [many] на { $amount } лечений больше на кубиках
           *[other] на { $amount } лечения больше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } лечение меньше на кубиках
            [few] на { $amount } лечения меньше на кубиках
            [many] на { $amount } лечений меньше на кубиках
           *[other] на { $amount } лечения меньше на кубиках
        }
}
insight-reason-roll-fame = { $more ->
    [yes] { $amount ->
            [one] на { $amount } символ славы больше на кубиках
            [few] на { $amount } символа славы больше на кубиках
            [many] на { $amount } символов славы больше на кубиках
           *[other] на { $amount } символа славы больше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } символ славы меньше на кубиках
            [few] на { $amount } символа славы меньше на кубиках
            [many] на { $amount } символов славы меньше на кубиках
           *[other] на { $amount } символа славы меньше на кубиках
        }
}
insight-reason-roll-destruction = { $more ->
    [yes] { $amount ->
            [one] на { $amount } символ разрушения больше на кубиках
            [few] на { $amount } символа разрушения больше на кубиках
            [many] на { $amount } символов разрушения больше на кубиках
           *[other] на { $amount } символа разрушения больше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } символ разрушения меньше на кубиках
            [few] на { $amount } символа разрушения меньше на кубиках
            [many] на { $amount } символов разрушения меньше на кубиках
           *[other] на { $amount } символа разрушения меньше на кубиках
        }
}
insight-reason-roll-power = { $more ->
    [yes] { $amount ->
            [one] на { $amount } суперсилу больше на кубиках
            [few] на { $amount } суперсилы больше на кубиках
            [many] на { $amount } суперсил больше на кубиках
           *[other] на { $amount } суперсилы больше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } суперсилу меньше на кубиках
            [few] на { $amount } суперсилы меньше на кубиках
            [many] на { $amount } суперсил меньше на кубиках
           *[other] на { $amount } суперсилы меньше на кубиках
        }
}
insight-reason-triple-1 = три единицы с шансом { $chance } %, а не { $other } %
insight-reason-triple-2 = три двойки с шансом { $chance } %, а не { $other } %
insight-reason-triple-3 = три тройки с шансом { $chance } %, а не { $other } %

## Причины: что будет иначе через круг

insight-reason-won = победа с шансом { $chance } %, а не { $other } %
insight-reason-lost = поражение с шансом { $chance } %, а не { $other } %
insight-reason-out = выбывание из игры с шансом { $chance } %, а не { $other } %
insight-reason-tokyo = пребывание в Токио с шансом { $chance } %, а не { $other } %
insight-reason-stars = { $more ->
    [yes] { $amount ->
            [one] на { $amount } звезду больше
            [few] на { $amount } звезды больше
            [many] на { $amount } звёзд больше
           *[other] на { $amount } звезды больше
        }
   *[no] { $amount ->
            [one] на { $amount } звезду меньше
            [few] на { $amount } звезды меньше
            [many] на { $amount } звёзд меньше
           *[other] на { $amount } звезды меньше
        }
}
insight-reason-hearts = { $more ->
    [yes] { $amount ->
            [one] на { $amount } сердце больше
            [few] на { $amount } сердца больше
            [many] на { $amount } сердец больше
           *[other] на { $amount } сердца больше
        }
   *[no] { $amount ->
            [one] на { $amount } сердце меньше
            [few] на { $amount } сердца меньше
            [many] на { $amount } сердец меньше
           *[other] на { $amount } сердца меньше
        }
}
insight-reason-energy = { $more ->
    [yes] { $amount ->
            [one] на { $amount } куб энергии больше
            [few] на { $amount } куба энергии больше
            [many] на { $amount } кубов энергии больше
           *[other] на { $amount } куба энергии больше
        }
   *[no] { $amount ->
            [one] на { $amount } куб энергии меньше
            [few] на { $amount } куба энергии меньше
            [many] на { $amount } кубов энергии меньше
           *[other] на { $amount } куба энергии меньше
        }
}
insight-reason-cards = { $more ->
    [yes] { $amount ->
            [one] на { $amount } карту больше
            [few] на { $amount } карты больше
            [many] на { $amount } карт больше
           *[other] на { $amount } карты больше
        }
   *[no] { $amount ->
            [one] на { $amount } карту меньше
            [few] на { $amount } карты меньше
            [many] на { $amount } карт меньше
           *[other] на { $amount } карты меньше
        }
}
insight-reason-life = { $more ->
    [yes] { $amount ->
            [one] на { $amount } жизнь больше
            [few] на { $amount } жизни больше
            [many] на { $amount } жизней больше
           *[other] на { $amount } жизни больше
        }
   *[no] { $amount ->
            [one] на { $amount } жизнь меньше
            [few] на { $amount } жизни меньше
            [many] на { $amount } жизней меньше
           *[other] на { $amount } жизни меньше
        }
}
insight-reason-dice-tokens = { $more ->
    [yes] { $amount ->
            [one] на { $amount } жетон кубика больше
            [few] на { $amount } жетона кубиков больше
            [many] на { $amount } жетонов кубиков больше
           *[other] на { $amount } жетона кубиков больше
        }
   *[no] { $amount ->
            [one] на { $amount } жетон кубика меньше
            [few] на { $amount } жетона кубиков меньше
            [many] на { $amount } жетонов кубиков меньше
           *[other] на { $amount } жетона кубиков меньше
        }
}
insight-reason-rivals-hearts = { $more ->
    [yes] { $amount ->
            [one] у всех соперников вместе на { $amount } сердце больше
            [few] у всех соперников вместе на { $amount } сердца больше
            [many] у всех соперников вместе на { $amount } сердец больше
           *[other] у всех соперников вместе на { $amount } сердца больше
        }
   *[no] { $amount ->
            [one] у всех соперников вместе на { $amount } сердце меньше
            [few] у всех соперников вместе на { $amount } сердца меньше
            [many] у всех соперников вместе на { $amount } сердец меньше
           *[other] у всех соперников вместе на { $amount } сердца меньше
        }
}
insight-reason-rivals-stars = { $more ->
    [yes] { $amount ->
            [one] у лучшего соперника на { $amount } звезду больше
            [few] у лучшего соперника на { $amount } звезды больше
            [many] у лучшего соперника на { $amount } звёзд больше
           *[other] у лучшего соперника на { $amount } звезды больше
        }
   *[no] { $amount ->
            [one] у лучшего соперника на { $amount } звезду меньше
            [few] у лучшего соперника на { $amount } звезды меньше
            [many] у лучшего соперника на { $amount } звёзд меньше
           *[other] у лучшего соперника на { $amount } звезды меньше
        }
}
insight-reason-rival-life = { $more ->
    [yes] { $amount ->
            [one] у соперника на { $amount } жизнь больше
            [few] у соперника на { $amount } жизни больше
            [many] у соперника на { $amount } жизней больше
           *[other] у соперника на { $amount } жизни больше
        }
   *[no] { $amount ->
            [one] у соперника на { $amount } жизнь меньше
            [few] у соперника на { $amount } жизни меньше
            [many] у соперника на { $amount } жизней меньше
           *[other] у соперника на { $amount } жизни меньше
        }
}
insight-reason-rival-energy = { $more ->
    [yes] { $amount ->
            [one] у соперника на { $amount } куб энергии больше
            [few] у соперника на { $amount } куба энергии больше
            [many] у соперника на { $amount } кубов энергии больше
           *[other] у соперника на { $amount } куба энергии больше
        }
   *[no] { $amount ->
            [one] у соперника на { $amount } куб энергии меньше
            [few] у соперника на { $amount } куба энергии меньше
            [many] у соперника на { $amount } кубов энергии меньше
           *[other] у соперника на { $amount } куба энергии меньше
        }
}
insight-reason-rivals-out = { $more ->
    [yes] { $amount ->
            [one] выбывших на { $amount } соперника больше
            [few] выбывших на { $amount } соперника больше
            [many] выбывших на { $amount } соперников больше
           *[other] выбывших на { $amount } соперника больше
        }
   *[no] { $amount ->
            [one] выбывших на { $amount } соперника меньше
            [few] выбывших на { $amount } соперника меньше
            [many] выбывших на { $amount } соперников меньше
           *[other] выбывших на { $amount } соперника меньше
        }
}
insight-reason-fame = { $more ->
    [yes] { $amount ->
            [one] маркер славы на { $amount } деление ближе
            [few] маркер славы на { $amount } деления ближе
            [many] маркер славы на { $amount } делений ближе
           *[other] маркер славы на { $amount } деления ближе
        }
   *[no] { $amount ->
            [one] маркер славы на { $amount } деление дальше
            [few] маркер славы на { $amount } деления дальше
            [many] маркер славы на { $amount } делений дальше
           *[other] маркер славы на { $amount } деления дальше
        }
}
insight-reason-destruction = { $more ->
    [yes] { $amount ->
            [one] маркер разрушения на { $amount } деление ближе
            [few] маркер разрушения на { $amount } деления ближе
            [many] маркер разрушения на { $amount } делений ближе
           *[other] маркер разрушения на { $amount } деления ближе
        }
   *[no] { $amount ->
            [one] маркер разрушения на { $amount } деление дальше
            [few] маркер разрушения на { $amount } деления дальше
            [many] маркер разрушения на { $amount } делений дальше
           *[other] маркер разрушения на { $amount } деления дальше
        }
}

## Почему позиция невозможна

insight-odd = Такая позиция невозможна: { $reasons }.
insight-odd-energy = { $monster } имеет { counted-energy }, больше, чем можно набрать за столько ходов
insight-odd-stars = { $monster } имеет достаточно звёзд для победы ещё до этого хода
insight-odd-rolls = осталось { $rolls ->
    [one] { $rolls } бросок
    [few] { $rolls } броска
    [many] { $rolls } бросков
   *[other] { $rolls } броска
}, больше, чем могут дать карты

## Ошибки

insight-packs = никто не учился оценивать позиции с картами из { $packs }: для подсказок и разбора нужна партия без дополнений
insight-endless = то, что осталось сделать в этой позиции, никогда не кончается: за ходом должен следовать другой ход
insight-nothing-played = в этой партии ничего не сыграно: для разбора нужен хотя бы один ответ игрока
insight-no-such-step = в этой партии нет шага { $step }: в ней шаги от 0 до { $steps }

## Разбор партии

insight-rolled = Бросок: { $dice }
insight-drawn = На столе появляется карта «{ $card }»
insight-turned-by-chance = Ход { $turn }. { $what } — { $monster } { $good ->
    [yes] получает
   *[no] теряет
} { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
    [many] { $points } пунктов
   *[other] { $points } пункта
}.
insight-turned-by-answer = Ход { $turn }. { $monster } выбирает «{ $what }» и теряет { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
    [many] { $points } пунктов
   *[other] { $points } пункта
}.
insight-turned-by-mistake = Ход { $turn }. { $monster } выбирает «{ $what }» и теряет { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
    [many] { $points } пунктов
   *[other] { $points } пункта
}; лучше было «{ $better }».
insight-mark-best = лучший
insight-mark-good = хороший
insight-mark-inaccuracy = неточность
insight-mark-mistake = ошибка
insight-mark-blunder = грубая ошибка
