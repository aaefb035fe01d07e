## Стіл «Дуелі»

duel-track-fame = Слава
duel-track-destruction = Руйнування
duel-bonus-empty = нічого
duel-bonus-smash = 1 удар суперникові
duel-bonus-double_smash = 2 удари суперникові
duel-bonus-heal = 1 життєва сила
duel-bonus-energy = 1 енергетичний куб
duel-bonus-dice = 1 жетон кубика
duel-from-to = { $track } { $from }…{ $to }
duel-on = { $track } { $space }
duel-row = Ряд карт
duel-cheaper = знижка 1
duel-legend = + — ваша сторона. ═ зона уваги, [ ] на шкалі — поділка перемоги, ▼ маркер.
duel-token = Жетон ажіотажу «{ $token }»: { $effect }
duel-tokens = Жетони ажіотажу
duel-power = { $monster }: { $name }. { $power }
duel-fewer-dice = { $count ->
    [one] наступного ходу на { $count } кубик менше
    [few] наступного ходу на { $count } кубики менше
   *[many] наступного ходу на { $count } кубиків менше
}
duel-dominated = наступного ходу — «{ duel-card-dominate }»
duel-help-rules = На кубиках: /// атака, ♥ зцілення, ϟ енергія, ★ слава, ✸ руйнування, ! суперсила. Три ★ тягнуть маркер слави на 1 поділку до вас, кожен наступний ★ — ще на одну; ✸ так само рухають маркер руйнування. На жетонах: / 1 удар, // 2 удари, ♥ 1 життєва сила, ϟ 1 енергетичний куб, ⚄ жетон кубика, ♔ жетон Кінга. Ви перемагаєте, якщо маркер дійшов до вашої поділки перемоги, якщо обидва маркери у ваших зонах уваги або якщо в суперника не залишилося життєвих сил.
duel-order-asked = { king-order-asked }
duel-order-usual = Відтепер кубики розігруються по черзі: слава, руйнування, енергія, зцілення, атака. Вас спитають, лише поки можна застосувати суперсилу.
duel-example = сплячка
duel-won-life = { $you ->
    [yes] { $rival } уже не встане: життєвих сил не залишилося. Перемога!
   *[no] { $monster } перемагає: { $rival } уже не встане, життєвих сил не залишилося.
}
duel-won-victory_space = { $you ->
    [yes] Токіо ваше: маркер дійшов до вашої поділки перемоги!
   *[no] { $monster } підкорює Токіо: маркер дійшов до поділки перемоги.
}
duel-won-spotlight = { $you ->
    [yes] Усі погляди на вас: обидва маркери у ваших зонах уваги. Перемога!
   *[no] Усі погляди на { $monster-whom }: обидва маркери в зонах уваги. Перемога!
}
duel-stat-life = Життєві сили
duel-stat-energy = Залишилося енергії
duel-stat-turns = { king-stat-turns }
duel-stat-hits = Втрачено життєвих сил
duel-stat-healed = { king-stat-healed }
duel-stat-earned = { king-stat-earned }
duel-stat-pulls = Ривки
duel-stat-bonuses = Бонуси
duel-stat-cards = { king-stat-cards }

## Запитання «Дуелі» та відповіді на них (за словами текстового формату)

duel-answer-interject = { king-ask-roll.use }
    .alien_metabolism = Спершу скинути карту ряду («{ duel-card-alien_metabolism }»)
duel-answer-stop = { king-answer-stop }
duel-answer-decline = { king-answer-decline }

duel-ask-wake = «{ duel-card-hibernation }»: прокинутися? Життєвих сил у вас { $life } з { $most }.
    .wake_up = Скинути карту й зробити хід
    .sleep = Проспати цей хід і отримати 6 життєвих сил
duel-ask-buy_early = «{ duel-card-made_in_a_lab }»: купити карту до кидка на 1 енергетичний куб дешевше? У вас { counted-energy }.
    .buy = { king-ask-buy.buy }
    .stop = Поки що нічого не купувати
duel-ask-give_up = «{ duel-card-dominate }»: за кожну карту «Залишити» ви кидаєте на кубик менше. Скинути щось?
    .discard = Скинути карту «{ $card }»
    .keep_cards = { $cards ->
        [one] Не скидати й кидати на { $cards } кубик менше
        [few] Не скидати й кидати на { $cards } кубики менше
       *[many] Не скидати й кидати на { $cards } кубиків менше
    }
duel-ask-spend_dice_tokens = У вас { counted-dice_tokens }. Витратити на спеціальні кубики цього ходу?
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
    .reroll = { king-ask-roll.reroll }
duel-ask-roll_fame_dice = «{ duel-card-in_the_shadows }»: перекинути кубики зі славою?
    .reroll_fame = { $number ->
        [one] Перекинути { $number } кубик
        [few] Перекинути { $number } кубики
       *[many] Перекинути { $number } кубиків
    }
    .stop = { king-ask-roll.stop }
duel-ask-put_symbol = { $powers ->
    [one] У вас { $powers } символ суперсили.
    [few] У вас { $powers } символи суперсили.
   *[many] У вас { $powers } символів суперсили.
} Який символ додати до результатів кидка за два з них?
    .add = { $face }
    .decline = Жодного
duel-ask-put_again = Додати те саме ще раз ({ $face }) за один символ суперсили?
    .add_again = Додати ще раз
    .decline = Ні
duel-ask-trigger = На ваш кидок спрацьовує кілька карт. Яка наступна?
    .trigger = «{ $card }»
duel-ask-reboot = «{ duel-card-rebooting }»: не розігрувати кубики?
    .reboot = Не розігрувати: 2 куби й 2 жетони
    .decline = Розіграти кубики
duel-ask-charge = «{ duel-card-titanic_batteries }»: відкласти два кубики й отримати жетон кубика?
    .leave_out = Відкласти: { $face } і { $other_face }
    .decline = Розіграти всі кубики
duel-ask-resolve = { king-ask-resolve }
    .resolve = { $group ->
        [smash] Атаку: удари суперникові
        [heal] Зцілення
        [energy] Енергію
        [fame] Славу: потягнути маркер
        [destruction] Руйнування: потягнути маркер
       *[power] Суперсилу: { $power }
    }
    .in_order = Усе по черзі, крім суперсили
duel-ask-pull_marker = Який маркер потягнути до себе на 1 поділку?
    .pull = { $track ->
        [fame] Маркер слави, він на поділці { $space }
       *[destruction] Маркер руйнування, він на поділці { $space }
    }
duel-ask-multiply = Помножити атаки на кількість символів суперсили?
    .multiply = Так: { $smashes } × { $powers } = { counted-hits }
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
    .strike = { duel-bonus-smash }
    .decline = Ні
duel-ask-lash_out = «{ duel-card-unchained }»: взяти бонус чи вдарити суперника?
    .lash_out = { duel-bonus-smash }
    .take_bonus = Взяти бонус: { $bonus }
duel-ask-hide = Ви зазнаєте { counted-hits-hitting.of }, а життєвих сил у вас { $life }. Кинути по кубику за кожен удар («{ duel-card-camouflage }»)?
    .hide = Кинути: кожне зцілення скасовує удар
    .decline = Прийняти удари
duel-ask-pose = «{ duel-card-in_shape }»: сплатити 1 енергетичний куб і потягнути маркер слави на 1 поділку? У вас { counted-energy }.
    .pose = { $times ->
        [one] Сплатити 1 енергетичний куб і потягнути маркер слави
        [few] Сплатити 1 енергетичний куб і потягнути маркер слави (можна { $times } рази)
       *[many] Сплатити 1 енергетичний куб і потягнути маркер слави (можна { $times } разів)
    }
    .stop = { king-answer-stop }
duel-ask-swap_cards = «{ duel-card-unstable_dna }»: обміняти цю карту на карту «Залишити» суперника?
    .swap_for = Взяти карту «{ $card }»
    .decline = Не міняти
duel-ask-conduct = Суперник отримав { counted-energy-amount }. Скинути карту «{ duel-card-superconductor }», щоб отримати стільки ж?
    .conduct = Скинути й отримати { counted-energy-amount }
    .decline = Зберегти карту
duel-ask-buy = { king-ask-buy }
    .buy = { king-ask-buy.buy }
    .sweep = Оновити ряд за 2 куби
    .stop = { $bought ->
        [yes] Більше нічого не купувати
       *[no] Нічого не купувати й отримати 1 енергетичний куб
    }
duel-ask-destroy = «{ duel-card-tesla_impulse }»: яку карту «Залишити» суперника скинути?
    .destroy = «{ $card }»
duel-ask-discard_from_row = «{ duel-card-alien_metabolism }»: яку карту ряду скинути?
    .discard = «{ $card }»
