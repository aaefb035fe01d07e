## Відповіді про кубики

insight-stop = Залишити всі кубики й зупинитися
insight-keep = Залишити: { $dice }
insight-keep-none = Перекинути всі кубики

## Чому відповідь краща; $reasons — перелік того, що нижче

insight-points = { NUMBER($points, maximumFractionDigits: 0) } %
insight-better = { $points ->
    [0] Трохи краще, ніж «{ $other }»
   *[some] Шанс перемогти на { insight-points } вищий, ніж із відповіддю «{ $other }»
}
insight-why = { insight-better }. У середньому: { $reasons }.
insight-why-chances = { insight-better }: { $reasons }.
insight-why-round = { insight-better }. Через коло в середньому: { $reasons }.
insight-why-round-chances = { insight-better }. Через коло: { $reasons }.
insight-and = { $rest }; { $last }
insight-for-you = у вас { $reason }
insight-for-named = у { $monster-of } { $reason }

## Що говорить за найкращу відповідь, одним реченням; $reason — одна з причин нижче

insight-because = У середньому { $reason }.
insight-because-chance = Так { $reason }.
insight-because-round = Через коло в середньому { $reason }.
insight-because-round-chance = Через коло { $reason }.
insight-because-points = { insight-better }.
insight-because-even = Відповідь «{ $other }» анітрохи не гірша.

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
    .slightly = трохи { insight-more } зірок
insight-hearts = на { $amount ->
    [one] { $amount } серце
    [few] { $amount } серця
    [many] { $amount } сердець
   *[other] { $amount } серця
} { insight-more }
    .slightly = трохи { insight-more } сердець
insight-energy = на { $amount ->
    [one] { $amount } енергетичний куб
    [few] { $amount } енергетичні куби
    [many] { $amount } енергетичних кубів
   *[other] { $amount } енергетичного куба
} { insight-more }
    .slightly = трохи { insight-more } енергетичних кубів
insight-life = на { $amount ->
    [one] { $amount } життєву силу
    [few] { $amount } життєві сили
    [many] { $amount } життєвих сил
   *[other] { $amount } життєвої сили
} { insight-more }
    .slightly = трохи { insight-more } життєвих сил
insight-spaces = на { $amount ->
    [one] { $amount } поділку
    [few] { $amount } поділки
    [many] { $amount } поділок
   *[other] { $amount } поділки
} { $more ->
    [yes] ближче до перемоги
   *[no] далі від перемоги
}
    .slightly = трохи { $more ->
        [yes] ближче до перемоги
       *[no] далі від перемоги
    }

## Причини: що приносять кубики

insight-reason-roll-stars = { insight-stars } за цифри
    .slightly = { insight-stars.slightly } за цифри
insight-reason-roll-heart = { insight-hearts } на кубиках
    .slightly = { insight-hearts.slightly } на кубиках
insight-reason-roll-energy = на { $amount ->
    [one] { $amount } символ енергії
    [few] { $amount } символи енергії
    [many] { $amount } символів енергії
   *[other] { $amount } символу енергії
} { insight-more } на кубиках
    .slightly = трохи { insight-more } символів енергії на кубиках
insight-reason-roll-claw = на { $amount ->
    [one] { $amount } кіготь
    [few] { $amount } кігті
    [many] { $amount } кігтів
   *[other] { $amount } кігтя
} { insight-more } на кубиках
    .slightly = трохи { insight-more } кігтів на кубиках
insight-reason-roll-smash = на { $amount ->
    [one] { $amount } атаку
    [few] { $amount } атаки
    [many] { $amount } атак
   *[other] { $amount } атаки
} { insight-more } на кубиках
    .slightly = трохи { insight-more } атак на кубиках
insight-reason-roll-heal = на { $amount ->
    [one] { $amount } зцілення
    [few] { $amount } зцілення
    [many] { $amount } зцілень
   *[other] { $amount } зцілення
} { insight-more } на кубиках
    .slightly = трохи { insight-more } зцілень на кубиках
insight-reason-roll-fame = на { $amount ->
    [one] { $amount } символ слави
    [few] { $amount } символи слави
    [many] { $amount } символів слави
   *[other] { $amount } символу слави
} { insight-more } на кубиках
    .slightly = трохи { insight-more } символів слави на кубиках
insight-reason-roll-destruction = на { $amount ->
    [one] { $amount } символ руйнування
    [few] { $amount } символи руйнування
    [many] { $amount } символів руйнування
   *[other] { $amount } символу руйнування
} { insight-more } на кубиках
    .slightly = трохи { insight-more } символів руйнування на кубиках
insight-reason-roll-power = на { $amount ->
    [one] { $amount } символ суперсили
    [few] { $amount } символи суперсили
    [many] { $amount } символів суперсили
   *[other] { $amount } символу суперсили
} { insight-more } на кубиках
    .slightly = трохи { insight-more } символів суперсили на кубиках
insight-reason-triple-1 = шанс на три одиниці — { $chance } %, а не { $other } %
insight-reason-triple-2 = шанс на три двійки — { $chance } %, а не { $other } %
insight-reason-triple-3 = шанс на три трійки — { $chance } %, а не { $other } %

## Причини: що буде інакше через коло

insight-reason-won = шанс уже перемогти — { $chance } %, а не { $other } %
insight-reason-lost = шанс уже програти — { $chance } %, а не { $other } %
insight-reason-out = шанс вибути з гри — { $chance } %, а не { $other } %
insight-reason-tokyo = шанс утримати Токіо — { $chance } %, а не { $other } %
insight-reason-tokyo-less = шанс застрягти в Токіо — лише { $chance } %, а не { $other } %
insight-reason-stars = { insight-stars }
    .slightly = { insight-stars.slightly }
insight-reason-hearts = { insight-hearts }
    .slightly = { insight-hearts.slightly }
insight-reason-energy = { insight-energy }
    .slightly = { insight-energy.slightly }
insight-reason-cards = на { $amount ->
    [one] { $amount } карту
    [few] { $amount } карти
    [many] { $amount } карт
   *[other] { $amount } карти
} { insight-more }
    .slightly = трохи { insight-more } карт
insight-reason-life = { insight-life }
    .slightly = { insight-life.slightly }
insight-reason-dice-tokens = на { $amount ->
    [one] { $amount } жетон кубика
    [few] { $amount } жетони кубиків
    [many] { $amount } жетонів кубиків
   *[other] { $amount } жетона кубиків
} { insight-more }
    .slightly = трохи { insight-more } жетонів кубиків
insight-reason-rivals-hearts = в усіх суперників разом { insight-hearts }
    .slightly = в усіх суперників разом { insight-hearts.slightly }
insight-reason-rivals-stars = у суперника-лідера { insight-stars }
    .slightly = у суперника-лідера { insight-stars.slightly }
insight-reason-rival-life = у суперника { insight-life }
    .slightly = у суперника { insight-life.slightly }
insight-reason-rival-energy = у суперника { insight-energy }
    .slightly = у суперника { insight-energy.slightly }
insight-reason-rivals-out = вибуває на { $amount ->
    [one] { $amount } суперника
    [few] { $amount } суперників
    [many] { $amount } суперників
   *[other] { $amount } суперника
} { insight-more }
    .slightly = суперники вибувають трохи { $more ->
        [yes] частіше
       *[no] рідше
    }
insight-reason-fame = маркер слави { insight-spaces }
    .slightly = маркер слави { insight-spaces.slightly }
insight-reason-destruction = маркер руйнування { insight-spaces }
    .slightly = маркер руйнування { insight-spaces.slightly }

## Чому позиція неможлива

insight-odd = Така позиція неможлива: { $reasons }.
insight-odd-energy = у { $monster-of } { counted-energy } — за зіграні ходи стільки не накопичити
insight-odd-stars = у { $monster-of } зірок для перемоги вистачало ще до цього ходу
insight-odd-rolls = { $rolls ->
    [one] залишився { $rolls } кидок
    [few] залишилося { $rolls } кидки
   *[many] залишилося { $rolls } кидків
} — більше, ніж можуть дати карти

## Чого тренер ще не вивчив

insight-guessed = { $several ->
    [no] Тренер ще не вивчив карту «{ $cards }» і судить про неї за схожими.
   *[yes] Тренер ще не вивчив ці карти й судить про них за схожими: { $cards }.
}

## Помилки

insight-packs = браузер не вміє оцінювати карти з наборів ({ $packs }): для підказок і розбору такої партії потрібен сервер або термінал
insight-endless = хід у цій позиції ніколи не скінчиться: за кожним ходом має йти інший
insight-nothing-played = у цій партії нічого не зіграно: для розбору потрібна хоча б одна відповідь гравця
insight-no-such-step = у цій партії немає кроку { $step }: у ній кроки від 0 до { $steps }

## Розбір партії

insight-rolled = Кидок: { $dice }
insight-drawn = Відкривається карта «{ $card }»
insight-turned-by-chance = Хід { $turn }. { $what }. Шанс { $monster-of } на перемогу { $good ->
    [yes] зростає
   *[no] падає
} на { insight-points }.
insight-turned-by-answer = Хід { $turn }. { $monster } вибирає «{ $what }» і втрачає { insight-points } шансу на перемогу.
insight-turned-by-mistake = Хід { $turn }. { $monster } вибирає «{ $what }» і втрачає { insight-points } шансу на перемогу; краще було «{ $better }».
insight-mark-best = найкраща
insight-mark-good = добра
insight-mark-inaccuracy = неточність
insight-mark-mistake = помилка
insight-mark-blunder = груба помилка
