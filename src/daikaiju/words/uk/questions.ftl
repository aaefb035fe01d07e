## Стіл «Володаря Токіо»

king-help-rules = На кубиках: ♥ серце, ϟ енергія, /// кіготь. За три одиниці — 1 зірка, за три двійки — 2, за три трійки — 3; за кожен наступний кубик із тією самою цифрою — ще 1. За межами Токіо ваші кігті б’ють тих, хто в Токіо, а в Токіо — усіх, хто за його межами. У Токіо серця не зцілюють. Перемагає той, хто набрав 20 зірок або залишився останнім.
king-order-asked = Відтепер ви самі вибираєте, у якому порядку розігрувати кубики.
king-order-usual = Відтепер кубики розігруються по черзі: зірки, енергія, серця, кігті.
king-won-stars = { $you ->
    [yes] Токіо біля ваших ніг: 20 зірок!
   *[no] { $monster } — володар Токіо: 20 зірок!
}
king-won-standing = { $you ->
    [yes] Довкола самі руїни — і ви. Перемога!
   *[no] { $monster } перемагає: довкола самі руїни.
}
king-won-shared = Перемогу, а з нею й руїни Токіо, ділять { $monsters }.
king-stat-stars = Зірки
king-stat-hearts = Серця
king-stat-turns = Ходи
king-stat-claws = Кігті
king-stat-lost = Втрачено сердець
king-stat-healed = Зцілено
king-stat-earned = Здобуто енергії
king-stat-cards = { web-cards }
king-stat-tokyo = Входи до Токіо

## Запитання «Володаря Токіо» та відповіді на них (за словами текстового формату)

king-answer-interject = { king-ask-roll.use }
    .rapid_healing = +1 серце за 2 куби («{ king-card-rapid_healing }»)
king-answer-stop = Досить
king-answer-decline = Ні, дякую

king-ask-roll = { $rolls ->
    [0] Кидків не залишилося. Хочете ще?
    [one] Які кубики ви залишаєте? (залишився { $rolls } кидок)
    [few] Які кубики ви залишаєте? (залишилося { $rolls } кидки)
   *[many] Які кубики ви залишаєте? (залишилося { $rolls } кидків)
}
    .reroll = { $dice ->
        [0] Залишити всі кубики й завершити кидки
        [one] Перекинути { $dice } кубик
        [few] Перекинути { $dice } кубики
       *[many] Перекинути { $dice } кубиків
    }
    .use = Застосувати карту «{ $card }»
    .stop = Залишити кубики як є
king-ask-probe_die = «{ king-card-psychic_probe }»: перекинути один із кубиків { $active-of }?
    .probe = Кубик { $die }: на ньому { $face }
    .decline = Не перекидати
king-ask-change = Змінити свої кубики?
    .use = { king-ask-roll.use }
    .stop = { king-ask-roll.stop }
king-ask-die = До якого кубика застосувати карту «{ $card }»?
    .die = { king-ask-probe_die.probe }
king-ask-die_to_turn = Який кубик змінити?
    .die = { king-ask-probe_die.probe }
king-ask-face = Що має показувати кубик { $die }?
    .face = { $face }
king-ask-resolve = Що розіграти далі?
    .resolve = { $group ->
        [stars] Цифри (зірки)
        [energy] Енергію
        [hearts] Серця
       *[claws] Кігті
    }
    .in_order = Усе по черзі: зірки, енергія, серця, кігті
king-ask-heart = На що витратити серце, що випало? У вас { counted-hearts }; сердець на кубиках ще { $left }.
    .heal_self = Відновити 1 серце
    .cure = Зняти жетон отрути
    .grow_back = Зняти жетон зменшення
    .give_to = Віддати { $monster-to } (плата до 2 кубів)
    .nothing = Ні на що
king-ask-escape = { $attacker } атакує: ви втратите { counted-hearts-losing }, а у вас їх { $hearts }. Застосувати карту «{ king-card-jets }», щоб відступити з Токіо й нічого не втратити?
    .yield = Відступити з Токіо й не втрачати сердець
    .stay = Залишитися в Токіо та втратити { counted-hearts-losing }
king-ask-yield_or_stay = { $attacker } атакує вас! Залишилося { counted-hearts }; до вашого ходу вдарити { $threats ->
    [0] не може ніхто
    [one] може { $threats } монстр
    [few] можуть { $threats } монстри
   *[many] можуть { $threats } монстрів
}. Відступити з Токіо?
    .yield = Відступити й залишити Токіо { $attacker-to }
    .stay = Залишитися в Токіо
king-ask-suffer_or_answer = Ви втрачаєте { counted-hearts-losing }, а у вас їх { $hearts }{ $deadly ->
    [yes] : це був би кінець
   *[no] {""}
}. Захищатися?
    .use = { king-ask-roll.use }
    .suffer = Втратити { counted-hearts-losing }
king-ask-heal_first = У вас ось-ось заберуть енергію чи карту. У вас { counted-hearts } і { counted-energy }. Спершу застосувати карту?
    .decline = Нехай забирають
king-ask-buy = Купити карту? У вас { counted-energy }.
    .buy = Купити карту «{ $card }» за { $price }
    .buy-from = Купити карту «{ $card }» за { $price } у { $monster-of }
    .buy-top = Купити карту «{ $card }» з верху колоди за { $price }
    .sweep = Оновити ринок за 2 куби
    .look = Подивитися на верхню карту колоди
    .stop = Нічого не купувати
king-ask-snatch = «{ king-card-opportunist }»: купити щойно відкриту карту? У вас { counted-energy }.
    .buy = { king-ask-buy.buy }
    .decline = Не купувати
king-ask-copy = Яку карту копіює ваша «{ king-card-mimic }»{ $price ->
    [0] {""}
   *[some] { " за" } { counted-energy-price }
}?
    .copy = «{ $card }» у { $monster-of }
    .decline = Залишити жетон на місці
king-ask-sell = «{ king-card-metamorph }»: продати карту «Залишити» за її ціну? У вас { counted-energy }.
    .sell = Продати карту «{ $card }»
    .stop = Нічого не продавати
king-ask-go_again = «{ king-card-freeze_time }»: зробити ще один хід, кидаючи на один кубик менше?
    .go_again = Зробити ще один хід
    .decline = Передати хід далі
king-ask-charge_more = Покласти на карту «{ $card }» ще 1 енергетичний куб? У вас їх { $energy }, на карті { $tokens }.
    .charge = Покласти 1 куб: на карті стане на 2 більше
    .stop = { king-answer-stop }
king-ask-hide_again = «{ king-card-camouflage }»: перекинути { $threes ->
    [one] { $threes } трійку
    [few] { $threes } трійки
   *[many] { $threes } трійок
}?
    .roll_threes = Перекинути
    .decline = { king-ask-probe_die.decline }
king-ask-probe_again = «{ king-card-psychic_probe }»: випала трійка. Перекинути цей кубик завдяки карті «{ king-card-background_dweller }»?
    .roll_threes = { king-ask-hide_again.roll_threes }
    .decline = Залишити трійку
