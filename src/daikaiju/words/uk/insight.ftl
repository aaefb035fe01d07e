## Відповіді про кубики

insight-stop = Залишити всі кубики й зупинитися
insight-keep = Залишити: { $dice }
insight-keep-none = Перекинути всі кубики

## Чому відповідь краща; $reasons — перелік того, що нижче

insight-points = { $points ->
    [one] { $points } пункт
    [few] { $points } пункти
    [many] { $points } пунктів
   *[other] { $points } пункту
}
insight-why = «{ $best }» краще, ніж «{ $other }», на { insight-points }: { $reasons }.
insight-why-round = «{ $best }» краще, ніж «{ $other }», на { insight-points }: через коло — { $reasons }.

## Скільки чого в причинах; $more — більше чи менше

insight-more = { $more ->
    [yes] більше
   *[no] менше
}
insight-stars = на { $amount ->
    [one] { $amount } зірку
    [few] { $amount } зірки
    [many] { $amount } зірок
   *[other] { $amount } зірки
} { insight-more }
insight-hearts = на { $amount ->
    [one] { $amount } серце
    [few] { $amount } серця
    [many] { $amount } сердець
   *[other] { $amount } серця
} { insight-more }
insight-energy = на { $amount ->
    [one] { $amount } енергетичний куб
    [few] { $amount } енергетичні куби
    [many] { $amount } енергетичних кубів
   *[other] { $amount } енергетичного куба
} { insight-more }
insight-life = на { $amount ->
    [one] { $amount } життєву силу
    [few] { $amount } життєві сили
    [many] { $amount } життєвих сил
   *[other] { $amount } життєвої сили
} { insight-more }
insight-spaces = на { $amount ->
    [one] { $amount } поділку
    [few] { $amount } поділки
    [many] { $amount } поділок
   *[other] { $amount } поділки
} { $more ->
    [yes] ближче
   *[no] далі
}

## Причини: що приносять кубики

insight-reason-roll-stars = { insight-stars } за цифри
insight-reason-roll-heart = { insight-hearts } на кубиках
insight-reason-roll-energy = на { $amount ->
    [one] { $amount } символ енергії
    [few] { $amount } символи енергії
    [many] { $amount } символів енергії
   *[other] { $amount } символу енергії
} { insight-more } на кубиках
insight-reason-roll-claw = на { $amount ->
    [one] { $amount } кіготь
    [few] { $amount } кігті
    [many] { $amount } кігтів
   *[other] { $amount } кігтя
} { insight-more } на кубиках
insight-reason-roll-smash = на { $amount ->
    [one] { $amount } атаку
    [few] { $amount } атаки
    [many] { $amount } атак
   *[other] { $amount } атаки
} { insight-more } на кубиках
insight-reason-roll-heal = на { $amount ->
    [one] { $amount } зцілення
    [few] { $amount } зцілення
    [many] { $amount } зцілень
   *[other] { $amount } зцілення
} { insight-more } на кубиках
insight-reason-roll-fame = на { $amount ->
    [one] { $amount } символ слави
    [few] { $amount } символи слави
    [many] { $amount } символів слави
   *[other] { $amount } символу слави
} { insight-more } на кубиках
insight-reason-roll-destruction = на { $amount ->
    [one] { $amount } символ руйнування
    [few] { $amount } символи руйнування
    [many] { $amount } символів руйнування
   *[other] { $amount } символу руйнування
} { insight-more } на кубиках
insight-reason-roll-power = на { $amount ->
    [one] { $amount } суперсилу
    [few] { $amount } суперсили
    [many] { $amount } суперсил
   *[other] { $amount } суперсили
} { insight-more } на кубиках
insight-reason-triple-1 = шанс на три одиниці — { $chance } %, а не { $other } %
insight-reason-triple-2 = шанс на три двійки — { $chance } %, а не { $other } %
insight-reason-triple-3 = шанс на три трійки — { $chance } %, а не { $other } %

## Причини: що буде інакше через коло

insight-reason-won = шанс перемогти — { $chance } %, а не { $other } %
insight-reason-lost = шанс програти — { $chance } %, а не { $other } %
insight-reason-out = шанс вибути з гри — { $chance } %, а не { $other } %
insight-reason-tokyo = шанс бути в Токіо — { $chance } %, а не { $other } %
insight-reason-stars = { insight-stars }
insight-reason-hearts = { insight-hearts }
insight-reason-energy = { insight-energy }
insight-reason-cards = на { $amount ->
    [one] { $amount } карту
    [few] { $amount } карти
    [many] { $amount } карт
   *[other] { $amount } карти
} { insight-more }
insight-reason-life = { insight-life }
insight-reason-dice-tokens = на { $amount ->
    [one] { $amount } жетон кубика
    [few] { $amount } жетони кубиків
    [many] { $amount } жетонів кубиків
   *[other] { $amount } жетона кубиків
} { insight-more }
insight-reason-rivals-hearts = в усіх суперників разом { insight-hearts }
insight-reason-rivals-stars = у суперника-лідера { insight-stars }
insight-reason-rival-life = у суперника { insight-life }
insight-reason-rival-energy = у суперника { insight-energy }
insight-reason-rivals-out = вибулих суперників на { $amount } { insight-more }
insight-reason-fame = маркер слави { insight-spaces }
insight-reason-destruction = маркер руйнування { insight-spaces }

## Чому позиція неможлива

insight-odd = Така позиція неможлива: { $reasons }.
insight-odd-energy = у монстра { $monster } { counted-energy } — за стільки ходів стільки не набрати
insight-odd-stars = у монстра { $monster } було досить зірок для перемоги ще до цього ходу
insight-odd-rolls = { $rolls ->
    [one] залишився { $rolls } кидок
    [few] залишилося { $rolls } кидки
   *[many] залишилося { $rolls } кидків
} — більше, ніж можуть дати карти

## Помилки

insight-packs = оцінювати позиції з картами з наборів ({ $packs }) ніхто не вчився: для підказок і розбору потрібна партія без наборів карт
insight-endless = хід у цій позиції ніколи не скінчиться: за кожним ходом має йти інший
insight-nothing-played = у цій партії нічого не зіграно: для розбору потрібна хоча б одна відповідь гравця
insight-no-such-step = у цій партії немає кроку { $step }: у ній кроки від 0 до { $steps }

## Розбір партії

insight-rolled = Кидок: { $dice }
insight-drawn = Відкривається карта «{ $card }»
insight-turned-by-chance = Хід { $turn }. { $what } — { $monster } { $good ->
    [yes] отримує
   *[no] втрачає
} { insight-points }.
insight-turned-by-answer = Хід { $turn }. { $monster } вибирає «{ $what }» і втрачає { insight-points }.
insight-turned-by-mistake = Хід { $turn }. { $monster } вибирає «{ $what }» і втрачає { insight-points }; краще було «{ $better }».
insight-mark-best = найкраща
insight-mark-good = добра
insight-mark-inaccuracy = неточність
insight-mark-mistake = помилка
insight-mark-blunder = груба помилка
