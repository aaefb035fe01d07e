## Стол «Повелителя Токио»

king-help-rules = На кубиках: ♥ сердце, ϟ энергия, /// коготь. За три единицы — 1 звезда, за три двойки — 2, за три тройки — 3; за каждый следующий кубик с той же цифрой — ещё 1. За пределами Токио ваши когти бьют тех, кто в Токио, а в Токио — всех, кто за его пределами. В Токио сердца не лечат. Побеждает тот, кто набрал 20 звёзд или остался последним.
king-order-asked = Теперь вы сами выбираете, в каком порядке разыгрывать кубики.
king-order-usual = Теперь кубики разыгрываются по порядку: звёзды, энергия, сердца, когти.
king-won-stars = { $you ->
    [yes] Токио у ваших ног: 20 звёзд!
   *[no] { $monster } — повелитель Токио: 20 звёзд!
}
king-won-standing = { $you ->
    [yes] Вокруг одни руины — и вы. Победа!
   *[no] { $monster } побеждает: вокруг одни руины.
}
king-won-shared = Победу, а с ней и руины Токио, делят { $monsters }.
king-stat-stars = Звёзды
king-stat-hearts = Сердца
king-stat-turns = Ходы
king-stat-claws = Когти
king-stat-lost = Потеряно сердец
king-stat-healed = Вылечено
king-stat-earned = Добыто энергии
king-stat-cards = { web-cards }
king-stat-tokyo = Входы в Токио

## Вопросы «Повелителя Токио» и ответы на них (по словам текстового формата)

king-answer-interject = { king-ask-roll.use }
    .rapid_healing = +1 сердце за 2 куба («{ king-card-rapid_healing }»)
king-answer-stop = Хватит
king-answer-decline = Нет, спасибо

king-ask-roll = { $rolls ->
    [0] Бросков не осталось. Хотите ещё?
    [one] Какие кубики вы оставляете? (остался { $rolls } бросок)
    [few] Какие кубики вы оставляете? (осталось { $rolls } броска)
   *[many] Какие кубики вы оставляете? (осталось { $rolls } бросков)
}
    .reroll = { $dice ->
        [0] Оставить все кубики и закончить броски
        [one] Перебросить { $dice } кубик
        [few] Перебросить { $dice } кубика
       *[many] Перебросить { $dice } кубиков
    }
    .use = Применить карту «{ $card }»
    .stop = Оставить кубики как есть
king-ask-probe_die = «{ king-card-psychic_probe }»: перебросить один из кубиков { $active-of }?
    .probe = Кубик { $die }: на нём { $face }
    .decline = Не перебрасывать
king-ask-change = Изменить свои кубики?
    .use = { king-ask-roll.use }
    .stop = { king-ask-roll.stop }
king-ask-die = К какому кубику применить карту «{ $card }»?
    .die = { king-ask-probe_die.probe }
king-ask-die_to_turn = Какой кубик изменить?
    .die = { king-ask-probe_die.probe }
king-ask-face = Что должен показывать кубик { $die }?
    .face = { $face }
king-ask-resolve = Что разыграть дальше?
    .resolve = { $group ->
        [stars] Цифры (звёзды)
        [energy] Энергию
        [hearts] Сердца
       *[claws] Когти
    }
    .in_order = Всё по порядку: звёзды, энергия, сердца, когти
king-ask-heart = На что потратить выпавшее сердце? У вас { counted-hearts }, выпавших сердец осталось: { $left }.
    .heal_self = Восстановить 1 сердце
    .cure = Снять жетон яда
    .grow_back = Снять жетон уменьшения
    .give_to = Отдать { $monster-to } (плата до 2 кубов)
    .nothing = Ни на что
king-ask-escape = { $attacker } атакует: вы потеряете { counted-hearts-losing }, а у вас их { $hearts }. Применить карту «{ king-card-jets }», чтобы отступить из Токио и ничего не потерять?
    .yield = Отступить из Токио и не терять сердец
    .stay = Остаться в Токио и потерять { counted-hearts-losing }
king-ask-yield_or_stay = { $attacker } атакует вас! Осталось { counted-hearts }; до вашего хода ударить { $threats ->
    [0] не может никто
    [one] может { $threats } монстр
    [few] могут { $threats } монстра
   *[many] могут { $threats } монстров
}. Отступить из Токио?
    .yield = Отступить и оставить Токио { $attacker-to }
    .stay = Остаться в Токио
king-ask-suffer_or_answer = Вы теряете { counted-hearts-losing }, а у вас их { $hearts }{ $deadly ->
    [yes] : это был бы конец
   *[no] {""}
}. Защищаться?
    .use = { king-ask-roll.use }
    .suffer = Потерять { counted-hearts-losing }
king-ask-heal_first = У вас вот-вот заберут энергию или карту. У вас { counted-hearts } и { counted-energy }. Сначала применить карту?
    .decline = Пусть забирают
king-ask-buy = Купить карту? У вас { counted-energy }.
    .buy = Купить карту «{ $card }» за { $price }
    .buy-from = Купить карту «{ $card }» за { $price } у { $monster-of }
    .buy-top = Купить карту «{ $card }» с верха колоды за { $price }
    .sweep = Обновить рынок за 2 куба
    .look = Посмотреть верхнюю карту колоды
    .stop = Ничего не покупать
king-ask-snatch = «{ king-card-opportunist }»: купить только что открытую карту? У вас { counted-energy }.
    .buy = { king-ask-buy.buy }
    .decline = Не покупать
king-ask-copy = Какую карту копирует ваша «{ king-card-mimic }»{ $price ->
    [0] {""}
   *[some] { " за" } { counted-energy-price }
}?
    .copy = «{ $card }» у { $monster-of }
    .decline = Оставить жетон на месте
king-ask-sell = «{ king-card-metamorph }»: продать карту «Оставьте» за её цену? У вас { counted-energy }.
    .sell = Продать карту «{ $card }»
    .stop = Ничего не продавать
king-ask-go_again = «{ king-card-freeze_time }»: сделать ещё один ход, бросая на один кубик меньше?
    .go_again = Сделать ещё один ход
    .decline = Передать ход дальше
king-ask-charge_more = Положить на карту «{ $card }» ещё 1 куб энергии? У вас их { $energy }, на карте { $tokens }.
    .charge = Положить 1 куб: на карте станет на 2 больше
    .stop = { king-answer-stop }
king-ask-hide_again = «{ king-card-camouflage }»: перебросить { $threes ->
    [one] { $threes } тройку
    [few] { $threes } тройки
   *[many] { $threes } троек
}?
    .roll_threes = Перебросить
    .decline = { king-ask-probe_die.decline }
king-ask-probe_again = «{ king-card-psychic_probe }»: выпала тройка. Перебросить этот кубик благодаря карте «{ king-card-background_dweller }»?
    .roll_threes = { king-ask-hide_again.roll_threes }
    .decline = Оставить тройку
