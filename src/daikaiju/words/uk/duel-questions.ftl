## Стіл «Дуелі»

duel-track-fame = Слава
duel-track-destruction = Руйнування
duel-bonus-empty = нічого
duel-bonus-smash = 1 удар суперникові
duel-bonus-double_smash = 2 удари суперникові
duel-bonus-heal = 1 життєва сила
duel-bonus-energy = 1 енергія
duel-bonus-dice = 1 жетон кубика
duel-from-to = { $track } { $from }…{ $to }
duel-on = { $track } { $space }
duel-row = Ряд карт
duel-cheaper = знижка 1
duel-legend = + — ваш бік. ═ зона уваги, [ ] на шкалі — поділка перемоги, ▼ маркер.
duel-token = Жетон ажіотажу «{ $token }»: { $effect }
duel-tokens = Жетони ажіотажу
duel-column-dice = Жетони кубика
duel-power = { $monster }: { $name }. { $power }
duel-fewer-dice = { $count ->
    [one] наступного ходу на { $count } кубик менше
    [few] наступного ходу на { $count } кубики менше
   *[many] наступного ходу на { $count } кубиків менше
}
duel-dominated = наступний хід — під домінуванням
duel-help-rules = На кубиках: /// Атака, ♥ Зцілення, ϟ Енергія, ★ Слава, ✸ Руйнування, ! Суперсила. Три ★ підтягують до вас маркер Слави на 1 поділку, кожна наступна — ще на одну; ✸ так само рухають маркер Руйнування. На жетонах: / 1 удар, // 2 удари, ♥ 1 життєва сила, ϟ 1 енергія, ⚄ жетон кубика, ♔ жетон Кінга. Ви перемагаєте на своїй поділці перемоги, з обома маркерами у своїх зонах уваги або коли в суперника не лишилося життєвих сил.
duel-order-asked = Відтепер вас питатимуть, у якому порядку грати кубики.
duel-order-usual = Відтепер кубики грають по черзі: Слава, Руйнування, енергія, Зцілення, Атака; вас спитають, лише поки можна застосувати Суперсилу.
duel-example = сплячка
duel-won-life = { $you ->
    [yes] Ви перемогли: { $rival } без життєвих сил!
   *[no] { $monster } перемагає: { $rival } без життєвих сил.
}
duel-won-victory_space = { $you ->
    [yes] Ви перемогли: маркер на вашій поділці перемоги!
   *[no] { $monster } перемагає на поділці перемоги.
}
duel-won-spotlight = { $you ->
    [yes] Ви перемогли: обидва маркери у ваших зонах уваги!
   *[no] { $monster } перемагає: обидва маркери в зонах уваги цього монстра.
}
duel-stat-life = Життя
duel-stat-energy = Залишилось енергії
duel-stat-turns = Ходи
duel-stat-hits = Втрати
duel-stat-healed = Зцілення
duel-stat-earned = Енергія
duel-stat-pulls = Кроки
duel-stat-bonuses = Бонуси
duel-stat-cards = Карти

## Запитання «Дуелі» та відповіді на них (за словами текстового формату)

duel-answer-metabolism = Спершу скинути карту ряду («{ duel-card-alien_metabolism }»)
duel-answer-stop = Досить
duel-answer-decline = Ні, дякую

duel-ask-wake = «{ duel-card-hibernation }»: прокинетеся? Ваші життєві сили: { $life } з { $most }.
    .wake_up = Скинути карту й грати свій хід
    .sleep = Проспати цей хід і отримати 6 життєвих сил
duel-ask-buy_early = «{ duel-card-made_in_a_lab }»: купите карту до кидка, на 1 енергію дешевше? Ваша енергія: { $energy }.
    .buy = Купити «{ $card }» за { $price }
    .stop = Поки нічого не купувати
duel-ask-give_up = «{ duel-card-dominate }»: кожна ваша карта «Залишити» коштує вам кубика цього ходу. Скинете щось?
    .discard = Скинути «{ $card }»
    .keep_cards = { $cards ->
        [one] Не скидати й кидати на { $cards } кубик менше
        [few] Не скидати й кидати на { $cards } кубики менше
       *[many] Не скидати й кидати на { $cards } кубиків менше
    }
duel-ask-spend_dice_tokens = У вас { $dice_tokens ->
    [one] { $dice_tokens } жетон кубика
    [few] { $dice_tokens } жетони кубика
   *[many] { $dice_tokens } жетонів кубика
}. Витратите на спеціальні кубики цього ходу?
    .spend_dice_tokens = { $number ->
        [one] Витратити { $number } жетон: один спеціальний кубик
        [few] Витратити { $number } жетони: { $number } спеціальні кубики
       *[many] Витратити { $number } жетонів: { $number } спеціальних кубиків
    }
    .decline = Приберегти
duel-ask-roll = { $rolls ->
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
duel-ask-roll_fame_dice = «{ duel-card-in_the_shadows }»: перекинете кубики зі Славою?
    .reroll_fame = { $number ->
        [one] Перекинути { $number } кубик
        [few] Перекинути { $number } кубики
       *[many] Перекинути { $number } кубиків
    }
    .stop = Залишити кубики як є
duel-ask-put_symbol = { $powers ->
    [one] У вас { $powers } символ Суперсили.
    [few] У вас { $powers } символи Суперсили.
   *[many] У вас { $powers } символів Суперсили.
} Який символ додати до результатів кидка за два з них?
    .add = { $face }
    .decline = Жодного
duel-ask-put_again = Додати ще один символ ({ $face }) за один символ Суперсили?
    .add_again = Додати ще раз
    .decline = Ні
duel-ask-trigger = На ваш кидок спрацьовує кілька карт. Яка наступна?
    .trigger = «{ $card }»
duel-ask-reboot = «{ duel-card-rebooting }»: не застосовувати результати кидка?
    .reboot = Скинути карту: 2 енергії та 2 жетони кубика, а кубики не дадуть нічого
    .decline = Застосувати результати
duel-ask-charge = «{ duel-card-titanic_batteries }»: не застосовувати два кубики й отримати жетон кубика?
    .leave_out = Відкласти: { $face } і { $other_face }
    .decline = Застосувати всі кубики
duel-ask-resolve = Що зіграти далі?
    .resolve = { $group ->
        [smash] Атаку: удари суперникові
        [heal] Зцілення
        [energy] Енергію
        [fame] Славу: підтягнути маркер
        [destruction] Руйнування: підтягнути маркер
       *[power] Суперсилу: { $power }
    }
    .in_order = Усе, крім Суперсили: Слава, Руйнування, енергія, Зцілення, Атака
duel-ask-pull_marker = Який маркер підтягнути до себе на 1 поділку?
    .pull = { $track ->
        [fame] Маркер Слави, він на поділці { $space }
       *[destruction] Маркер Руйнування, він на поділці { $space }
    }
duel-ask-multiply = Помножити Атаки на кількість символів Суперсили?
    .multiply = { $hits ->
        [one] Так: { $smashes } × { $powers } = { $hits } удар
        [few] Так: { $smashes } × { $powers } = { $hits } удари
       *[many] Так: { $smashes } × { $powers } = { $hits } ударів
    }
    .decline = { $smashes ->
        [one] Ні: { $smashes } удар
        [few] Ні: { $smashes } удари
       *[many] Ні: { $smashes } ударів
    }
duel-ask-mark_ground = Куди покласти жетон Кінга?
    .mark = Новий жетон: { $place }
    .mark-move = { $now } → { $place }
duel-ask-place = Куди покласти жетон ажіотажу «{ $token }»? { $effect }
    .place = { $place }
    .place-turned = { $place }, ближче до вас: { $bonus }
    .leave = Залишити на місці: { $now }
duel-ask-strike = «{ duel-card-lightning_speed }»: на цій поділці жетона немає бонусу. Ударити суперника?
    .strike = 1 удар суперникові
    .decline = Ні
duel-ask-lash_out = «{ duel-card-unchained }»: взяти бонус чи вдарити суперника?
    .lash_out = 1 удар суперникові
    .take_bonus = Взяти бонус: { $bonus }
duel-ask-hide = Ви отримуєте { $hitting ->
    [one] { $hitting } удар
    [few] { $hitting } удари
   *[many] { $hitting } ударів
}, а життєвих сил у вас { $life }. Кинути стільки ж кубиків за «{ duel-card-camouflage }»?
    .hide = Кинути: кожне Зцілення скасовує удар
    .decline = Прийняти удари
duel-ask-pose = «{ duel-card-in_shape }»: сплатити 1 енергію й підтягнути маркер Слави на 1 поділку? Ваша енергія: { $energy }.
    .pose = { $times ->
        [one] Сплатити 1 енергію й підтягнути маркер Слави
        [few] Сплатити 1 енергію й підтягнути маркер Слави (можна { $times } рази)
       *[many] Сплатити 1 енергію й підтягнути маркер Слави (можна { $times } разів)
    }
    .stop = Досить
duel-ask-swap_cards = «{ duel-card-unstable_dna }»: обміняти її на карту «Залишити» суперника?
    .swap_for = Взяти «{ $card }»
    .decline = Не міняти
duel-ask-conduct = Суперник отримав енергію: { $amount }. Скинути «{ duel-card-superconductor }», щоб отримати стільки ж?
    .conduct = Скинути й отримати енергію: { $amount }
    .decline = Зберегти карту
duel-ask-buy = Купите карту? Ваша енергія: { $energy }.
    .buy = Купити «{ $card }» за { $price }
    .sweep = Оновити ряд: три нові карти за 2 енергії
    .stop = { $bought ->
        [yes] Більше нічого не купувати
       *[no] Нічого не купувати й отримати 1 енергію
    }
duel-ask-destroy = «{ duel-card-tesla_impulse }»: яку карту «Залишити» суперника скинути?
    .destroy = «{ $card }»
duel-ask-discard_from_row = «{ duel-card-alien_metabolism }»: яку карту ряду скинути?
    .discard = «{ $card }»
