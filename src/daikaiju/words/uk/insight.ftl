## Відповіді про кубики

insight-stop = Залишити всі кубики й зупинитися
insight-keep = Залишити: { $dice }
insight-keep-none = Перекинути всі кубики

## Чому відповідь краща; $reasons — перелік того, що нижче

insight-why = «{ $best }» краще, ніж «{ $other }», на { $points ->
    [one] { $points } пункт
    [few] { $points } пункти
    [many] { $points } пунктів
   *[other] { $points } пункту
}: { $reasons }.
insight-why-round = «{ $best }» краще, ніж «{ $other }», на { $points ->
    [one] { $points } пункт
    [few] { $points } пункти
    [many] { $points } пунктів
   *[other] { $points } пункту
}: через коло — { $reasons }.

## Причини: що приносять кубики; $more — більше чи менше

insight-reason-roll-stars = { $more ->
    [yes] { $amount ->
            [one] на { $amount } зірку більше за цифри
            [few] на { $amount } зірки більше за цифри
            [many] на { $amount } зірок більше за цифри
           *[other] на { $amount } зірки більше за цифри
        }
   *[no] { $amount ->
            [one] на { $amount } зірку менше за цифри
            [few] на { $amount } зірки менше за цифри
            [many] на { $amount } зірок менше за цифри
           *[other] на { $amount } зірки менше за цифри
        }
}
insight-reason-roll-heart = { $more ->
    [yes] { $amount ->
            [one] на { $amount } серце більше на кубиках
            [few] на { $amount } серця більше на кубиках
            [many] на { $amount } сердець більше на кубиках
           *[other] на { $amount } серця більше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } серце менше на кубиках
            [few] на { $amount } серця менше на кубиках
            [many] на { $amount } сердець менше на кубиках
           *[other] на { $amount } серця менше на кубиках
        }
}
insight-reason-roll-energy = { $more ->
    [yes] { $amount ->
            [one] на { $amount } символ енергії більше на кубиках
            [few] на { $amount } символи енергії більше на кубиках
            [many] на { $amount } символів енергії більше на кубиках
           *[other] на { $amount } символу енергії більше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } символ енергії менше на кубиках
            [few] на { $amount } символи енергії менше на кубиках
            [many] на { $amount } символів енергії менше на кубиках
           *[other] на { $amount } символу енергії менше на кубиках
        }
}
insight-reason-roll-claw = { $more ->
    [yes] { $amount ->
            [one] на { $amount } кіготь більше на кубиках
            [few] на { $amount } кігті більше на кубиках
            [many] на { $amount } кігтів більше на кубиках
           *[other] на { $amount } кігтя більше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } кіготь менше на кубиках
            [few] на { $amount } кігті менше на кубиках
            [many] на { $amount } кігтів менше на кубиках
           *[other] на { $amount } кігтя менше на кубиках
        }
}
insight-reason-roll-smash = { $more ->
    [yes] { $amount ->
            [one] на { $amount } атаку більше на кубиках
            [few] на { $amount } атаки більше на кубиках
            [many] на { $amount } атак більше на кубиках
           *[other] на { $amount } атаки більше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } атаку менше на кубиках
            [few] на { $amount } атаки менше на кубиках
            [many] на { $amount } атак менше на кубиках
           *[other] на { $amount } атаки менше на кубиках
        }
}
insight-reason-roll-heal = { $more ->
    [yes] { $amount ->
            [one] на { $amount } зцілення більше на кубиках
            [few] на { $amount } зцілення більше на кубиках
            [many] на { $amount } зцілень більше на кубиках
           *[other] на { $amount } зцілення більше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } зцілення менше на кубиках
            [few] на { $amount } зцілення менше на кубиках
            [many] на { $amount } зцілень менше на кубиках
           *[other] на { $amount } зцілення менше на кубиках
        }
}
insight-reason-roll-fame = { $more ->
    [yes] { $amount ->
            [one] на { $amount } символ слави більше на кубиках
            [few] на { $amount } символи слави більше на кубиках
            [many] на { $amount } символів слави більше на кубиках
           *[other] на { $amount } символу слави більше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } символ слави менше на кубиках
            [few] на { $amount } символи слави менше на кубиках
            [many] на { $amount } символів слави менше на кубиках
           *[other] на { $amount } символу слави менше на кубиках
        }
}
insight-reason-roll-destruction = { $more ->
    [yes] { $amount ->
            [one] на { $amount } символ руйнування більше на кубиках
            [few] на { $amount } символи руйнування більше на кубиках
            [many] на { $amount } символів руйнування більше на кубиках
           *[other] на { $amount } символу руйнування більше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } символ руйнування менше на кубиках
            [few] на { $amount } символи руйнування менше на кубиках
            [many] на { $amount } символів руйнування менше на кубиках
           *[other] на { $amount } символу руйнування менше на кубиках
        }
}
insight-reason-roll-power = { $more ->
    [yes] { $amount ->
            [one] на { $amount } суперсилу більше на кубиках
            [few] на { $amount } суперсили більше на кубиках
            [many] на { $amount } суперсил більше на кубиках
           *[other] на { $amount } суперсили більше на кубиках
        }
   *[no] { $amount ->
            [one] на { $amount } суперсилу менше на кубиках
            [few] на { $amount } суперсили менше на кубиках
            [many] на { $amount } суперсил менше на кубиках
           *[other] на { $amount } суперсили менше на кубиках
        }
}
insight-reason-triple-1 = три одиниці із шансом { $chance } %, а не { $other } %
insight-reason-triple-2 = три двійки із шансом { $chance } %, а не { $other } %
insight-reason-triple-3 = три трійки із шансом { $chance } %, а не { $other } %

## Причини: що буде інакше через коло

insight-reason-won = перемога із шансом { $chance } %, а не { $other } %
insight-reason-lost = поразка із шансом { $chance } %, а не { $other } %
insight-reason-out = вибування з гри із шансом { $chance } %, а не { $other } %
insight-reason-tokyo = перебування в Токіо із шансом { $chance } %, а не { $other } %
insight-reason-stars = { $more ->
    [yes] { $amount ->
            [one] на { $amount } зірку більше
            [few] на { $amount } зірки більше
            [many] на { $amount } зірок більше
           *[other] на { $amount } зірки більше
        }
   *[no] { $amount ->
            [one] на { $amount } зірку менше
            [few] на { $amount } зірки менше
            [many] на { $amount } зірок менше
           *[other] на { $amount } зірки менше
        }
}
insight-reason-hearts = { $more ->
    [yes] { $amount ->
            [one] на { $amount } серце більше
            [few] на { $amount } серця більше
            [many] на { $amount } сердець більше
           *[other] на { $amount } серця більше
        }
   *[no] { $amount ->
            [one] на { $amount } серце менше
            [few] на { $amount } серця менше
            [many] на { $amount } сердець менше
           *[other] на { $amount } серця менше
        }
}
insight-reason-energy = { $more ->
    [yes] { $amount ->
            [one] на { $amount } куб енергії більше
            [few] на { $amount } куби енергії більше
            [many] на { $amount } кубів енергії більше
           *[other] на { $amount } куба енергії більше
        }
   *[no] { $amount ->
            [one] на { $amount } куб енергії менше
            [few] на { $amount } куби енергії менше
            [many] на { $amount } кубів енергії менше
           *[other] на { $amount } куба енергії менше
        }
}
insight-reason-cards = { $more ->
    [yes] { $amount ->
            [one] на { $amount } карту більше
            [few] на { $amount } карти більше
            [many] на { $amount } карт більше
           *[other] на { $amount } карти більше
        }
   *[no] { $amount ->
            [one] на { $amount } карту менше
            [few] на { $amount } карти менше
            [many] на { $amount } карт менше
           *[other] на { $amount } карти менше
        }
}
insight-reason-life = { $more ->
    [yes] { $amount ->
            [one] на { $amount } життя більше
            [few] на { $amount } життя більше
            [many] на { $amount } життів більше
           *[other] на { $amount } життя більше
        }
   *[no] { $amount ->
            [one] на { $amount } життя менше
            [few] на { $amount } життя менше
            [many] на { $amount } життів менше
           *[other] на { $amount } життя менше
        }
}
insight-reason-dice-tokens = { $more ->
    [yes] { $amount ->
            [one] на { $amount } жетон кубика більше
            [few] на { $amount } жетони кубиків більше
            [many] на { $amount } жетонів кубиків більше
           *[other] на { $amount } жетона кубиків більше
        }
   *[no] { $amount ->
            [one] на { $amount } жетон кубика менше
            [few] на { $amount } жетони кубиків менше
            [many] на { $amount } жетонів кубиків менше
           *[other] на { $amount } жетона кубиків менше
        }
}
insight-reason-rivals-hearts = { $more ->
    [yes] { $amount ->
            [one] в усіх суперників разом на { $amount } серце більше
            [few] в усіх суперників разом на { $amount } серця більше
            [many] в усіх суперників разом на { $amount } сердець більше
           *[other] в усіх суперників разом на { $amount } серця більше
        }
   *[no] { $amount ->
            [one] в усіх суперників разом на { $amount } серце менше
            [few] в усіх суперників разом на { $amount } серця менше
            [many] в усіх суперників разом на { $amount } сердець менше
           *[other] в усіх суперників разом на { $amount } серця менше
        }
}
insight-reason-rivals-stars = { $more ->
    [yes] { $amount ->
            [one] у найкращого суперника на { $amount } зірку більше
            [few] у найкращого суперника на { $amount } зірки більше
            [many] у найкращого суперника на { $amount } зірок більше
           *[other] у найкращого суперника на { $amount } зірки більше
        }
   *[no] { $amount ->
            [one] у найкращого суперника на { $amount } зірку менше
            [few] у найкращого суперника на { $amount } зірки менше
            [many] у найкращого суперника на { $amount } зірок менше
           *[other] у найкращого суперника на { $amount } зірки менше
        }
}
insight-reason-rival-life = { $more ->
    [yes] { $amount ->
            [one] у суперника на { $amount } життя більше
            [few] у суперника на { $amount } життя більше
            [many] у суперника на { $amount } життів більше
           *[other] у суперника на { $amount } життя більше
        }
   *[no] { $amount ->
            [one] у суперника на { $amount } життя менше
            [few] у суперника на { $amount } життя менше
            [many] у суперника на { $amount } життів менше
           *[other] у суперника на { $amount } життя менше
        }
}
insight-reason-rival-energy = { $more ->
    [yes] { $amount ->
            [one] у суперника на { $amount } куб енергії більше
            [few] у суперника на { $amount } куби енергії більше
            [many] у суперника на { $amount } кубів енергії більше
           *[other] у суперника на { $amount } куба енергії більше
        }
   *[no] { $amount ->
            [one] у суперника на { $amount } куб енергії менше
            [few] у суперника на { $amount } куби енергії менше
            [many] у суперника на { $amount } кубів енергії менше
           *[other] у суперника на { $amount } куба енергії менше
        }
}
insight-reason-rivals-out = { $more ->
    [yes] { $amount ->
            [one] вибулих на { $amount } суперника більше
            [few] вибулих на { $amount } суперників більше
            [many] вибулих на { $amount } суперників більше
           *[other] вибулих на { $amount } суперника більше
        }
   *[no] { $amount ->
            [one] вибулих на { $amount } суперника менше
            [few] вибулих на { $amount } суперників менше
            [many] вибулих на { $amount } суперників менше
           *[other] вибулих на { $amount } суперника менше
        }
}
insight-reason-fame = { $more ->
    [yes] { $amount ->
            [one] маркер слави на { $amount } поділку ближче
            [few] маркер слави на { $amount } поділки ближче
            [many] маркер слави на { $amount } поділок ближче
           *[other] маркер слави на { $amount } поділки ближче
        }
   *[no] { $amount ->
            [one] маркер слави на { $amount } поділку далі
            [few] маркер слави на { $amount } поділки далі
            [many] маркер слави на { $amount } поділок далі
           *[other] маркер слави на { $amount } поділки далі
        }
}
insight-reason-destruction = { $more ->
    [yes] { $amount ->
            [one] маркер руйнування на { $amount } поділку ближче
            [few] маркер руйнування на { $amount } поділки ближче
            [many] маркер руйнування на { $amount } поділок ближче
           *[other] маркер руйнування на { $amount } поділки ближче
        }
   *[no] { $amount ->
            [one] маркер руйнування на { $amount } поділку далі
            [few] маркер руйнування на { $amount } поділки далі
            [many] маркер руйнування на { $amount } поділок далі
           *[other] маркер руйнування на { $amount } поділки далі
        }
}

## Чому позиція неможлива

insight-odd = Така позиція неможлива: { $reasons }.
insight-odd-energy = { $monster } має { counted-energy }, більше, ніж можна зібрати за стільки ходів
insight-odd-stars = { $monster } має досить зірок для перемоги ще до цього ходу
insight-odd-rolls = залишилося { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
    [many] { $rolls } кидків
   *[other] { $rolls } кидка
}, більше, ніж можуть дати карти

## Помилки

insight-packs = ніхто не вчився оцінювати позиції з картами з { $packs }: для підказок і розбору потрібна партія без доповнень
insight-endless = те, що лишилося зробити в цій позиції, ніколи не скінчиться: за ходом має йти інший хід
insight-nothing-played = у цій партії нічого не зіграно: для розбору потрібна хоча б одна відповідь гравця
insight-no-such-step = у цій партії немає кроку { $step }: у ній кроки від 0 до { $steps }

## Розбір партії

insight-rolled = Кидок: { $dice }
insight-drawn = На столі з’являється карта «{ $card }»
insight-turned-by-chance = Хід { $turn }. { $what } — { $monster } { $good ->
    [yes] отримує
   *[no] втрачає
} { $points ->
    [one] { $points } пункт
    [few] { $points } пункти
    [many] { $points } пунктів
   *[other] { $points } пункту
}.
insight-turned-by-answer = Хід { $turn }. { $monster } вибирає «{ $what }» і втрачає { $points ->
    [one] { $points } пункт
    [few] { $points } пункти
    [many] { $points } пунктів
   *[other] { $points } пункту
}.
insight-turned-by-mistake = Хід { $turn }. { $monster } вибирає «{ $what }» і втрачає { $points ->
    [one] { $points } пункт
    [few] { $points } пункти
    [many] { $points } пунктів
   *[other] { $points } пункту
}; краще було «{ $better }».
insight-mark-best = найкраща
insight-mark-good = добра
insight-mark-inaccuracy = неточність
insight-mark-mistake = помилка
insight-mark-blunder = груба помилка
