## Стол «Дуэли»

duel-track-fame = Слава
duel-track-destruction = Разрушение
duel-bonus-empty = ничего
duel-bonus-smash = 1 удар сопернику
duel-bonus-double_smash = 2 удара сопернику
duel-bonus-heal = 1 жизнь
duel-bonus-energy = 1 куб энергии
duel-bonus-dice = 1 жетон кубика
duel-from-to = { $track } { $from }…{ $to }
duel-on = { $track } { $space }
duel-row = Ряд карт
duel-cheaper = скидка 1
duel-legend = + — ваша сторона. ═ зона внимания, [ ] на шкале — деление победы, ▼ маркер.
duel-token = Жетон ажиотажа «{ $token }»: { $effect }
duel-tokens = Жетоны ажиотажа
duel-power = { $monster }: { $name }. { $power }
duel-fewer-dice = { $count ->
    [one] в следующий ход на { $count } кубик меньше
    [few] в следующий ход на { $count } кубика меньше
   *[many] в следующий ход на { $count } кубиков меньше
}
duel-dominated = в следующий ход — «{ duel-card-dominate }»
duel-help-rules = На кубиках: /// атака, ♥ лечение, ϟ энергия, ★ слава, ✸ разрушение, ! суперсила. Три ★ подтягивают к вам маркер славы на 1 деление, каждый следующий ★ — ещё на одно; ✸ так же двигают маркер разрушения. На жетонах: / 1 удар, // 2 удара, ♥ 1 жизнь, ϟ 1 куб энергии, ⚄ жетон кубика, ♔ жетон Кинга. Вы побеждаете, если маркер дошёл до вашего деления победы, если оба маркера в ваших зонах внимания или если у соперника не осталось жизней.
duel-order-asked = { king-order-asked }
duel-order-usual = Теперь кубики разыгрываются по порядку: слава, разрушение, энергия, лечение, атака. Вас спросят, только пока можно применить суперсилу.
duel-example = спячка
duel-won-life = { $you ->
    [yes] { $rival } больше не встанет: жизней не осталось. Победа!
   *[no] { $monster } побеждает: { $rival } больше не встанет, жизней не осталось.
}
duel-won-victory_space = { $you ->
    [yes] Токио ваш: маркер дошёл до вашего деления победы!
   *[no] { $monster } покоряет Токио: маркер дошёл до деления победы.
}
duel-won-spotlight = { $you ->
    [yes] Все взгляды на вас: оба маркера в ваших зонах внимания. Победа!
   *[no] Все взгляды на { $monster-whom }: оба маркера в зонах внимания. Победа!
}
duel-stat-life = Жизни
duel-stat-energy = Осталось энергии
duel-stat-turns = { king-stat-turns }
duel-stat-hits = Потеряно жизней
duel-stat-healed = { king-stat-healed }
duel-stat-earned = { king-stat-earned }
duel-stat-pulls = Рывки
duel-stat-bonuses = Бонусы
duel-stat-cards = { king-stat-cards }

## Вопросы «Дуэли» и ответы на них (по словам текстового формата)

duel-answer-interject = { king-ask-roll.use }
    .alien_metabolism = Сначала сбросить карту ряда («{ duel-card-alien_metabolism }»)
duel-answer-stop = { king-answer-stop }
duel-answer-decline = { king-answer-decline }

duel-ask-wake = «{ duel-card-hibernation }»: проснуться? Жизней у вас { $life } из { $most }.
    .wake_up = Сбросить карту и сделать ход
    .sleep = Проспать этот ход и получить 6 жизней
duel-ask-buy_early = «{ duel-card-made_in_a_lab }»: купить карту до броска на 1 куб энергии дешевле? У вас { counted-energy }.
    .buy = { king-ask-buy.buy }
    .stop = Пока ничего не покупать
duel-ask-give_up = «{ duel-card-dominate }»: за каждую карту «Оставьте» вы бросаете на кубик меньше. Сбросить что-нибудь?
    .discard = Сбросить карту «{ $card }»
    .keep_cards = { $cards ->
        [one] Не сбрасывать и бросать на { $cards } кубик меньше
        [few] Не сбрасывать и бросать на { $cards } кубика меньше
       *[many] Не сбрасывать и бросать на { $cards } кубиков меньше
    }
duel-ask-spend_dice_tokens = У вас { counted-dice_tokens }. Потратить на дополнительные кубики в этот ход?
    .spend_dice_tokens = { $number ->
        [one] Потратить { $number } жетон: один дополнительный кубик
        [few] Потратить { $number } жетона: { $number } дополнительных кубика
       *[many] Потратить { $number } жетонов: { $number } дополнительных кубиков
    }
    .decline = Приберечь
duel-ask-roll = { $rolls ->
    [one] Какие кубики вы оставляете? (остался { $rolls } бросок)
    [few] Какие кубики вы оставляете? (осталось { $rolls } броска)
   *[many] Какие кубики вы оставляете? (осталось { $rolls } бросков)
}
    .reroll = { king-ask-roll.reroll }
duel-ask-roll_fame_dice = «{ duel-card-in_the_shadows }»: перебросить кубики со славой?
    .reroll_fame = { $number ->
        [one] Перебросить { $number } кубик
        [few] Перебросить { $number } кубика
       *[many] Перебросить { $number } кубиков
    }
    .stop = { king-ask-roll.stop }
duel-ask-put_symbol = { $powers ->
    [one] У вас { $powers } символ суперсилы.
    [few] У вас { $powers } символа суперсилы.
   *[many] У вас { $powers } символов суперсилы.
} Какой символ добавить к результатам броска за два из них?
    .add = { $face }
    .decline = Никакой
duel-ask-put_again = Добавить то же самое ещё раз ({ $face }) за один символ суперсилы?
    .add_again = Добавить ещё раз
    .decline = Нет
duel-ask-trigger = На ваш бросок срабатывает несколько карт. Какая следующая?
    .trigger = «{ $card }»
duel-ask-reboot = «{ duel-card-rebooting }»: не разыгрывать кубики?
    .reboot = Не разыгрывать: 2 куба и 2 жетона
    .decline = Разыграть кубики
duel-ask-charge = «{ duel-card-titanic_batteries }»: отложить два кубика и получить жетон кубика?
    .leave_out = Отложить: { $face } и { $other_face }
    .decline = Разыграть все кубики
duel-ask-resolve = { king-ask-resolve }
    .resolve = { $group ->
        [smash] Атаку: удары сопернику
        [heal] Лечение
        [energy] Энергию
        [fame] Славу: подтянуть маркер
        [destruction] Разрушение: подтянуть маркер
       *[power] Суперсилу: { $power }
    }
    .in_order = Всё по порядку, кроме суперсилы
duel-ask-pull_marker = Какой маркер подтянуть к себе на 1 деление?
    .pull = { $track ->
        [fame] Маркер славы, он на делении { $space }
       *[destruction] Маркер разрушения, он на делении { $space }
    }
duel-ask-multiply = Умножить атаки на число символов суперсилы?
    .multiply = Да: { $smashes } × { $powers } = { counted-hits }
    .decline = { $smashes ->
        [one] Нет: { $smashes } удар
        [few] Нет: { $smashes } удара
       *[many] Нет: { $smashes } ударов
    }
duel-ask-mark_ground = Куда положить жетон Кинга?
    .mark = Новый жетон: { $place }
    .mark-move = { $now } → { $place }
duel-ask-place = Куда положить жетон ажиотажа «{ $token }»? { $effect }
    .place = { $place }
    .place-turned = { $place }, ближе к вам: { $bonus }
    .leave = Оставить на месте: { $now }
duel-ask-strike = «{ duel-card-lightning_speed }»: на этом делении жетона нет бонуса. Ударить соперника?
    .strike = { duel-bonus-smash }
    .decline = Нет
duel-ask-lash_out = «{ duel-card-unchained }»: взять бонус или ударить соперника?
    .lash_out = { duel-bonus-smash }
    .take_bonus = Взять бонус: { $bonus }
duel-ask-hide = Вы получаете { counted-hits-hitting }, а жизней у вас { $life }. Бросить по кубику за каждый удар («{ duel-card-camouflage }»)?
    .hide = Бросить: каждое лечение отменяет удар
    .decline = Принять удары
duel-ask-pose = «{ duel-card-in_shape }»: заплатить 1 куб энергии и подтянуть маркер славы на 1 деление? У вас { counted-energy }.
    .pose = { $times ->
        [one] Заплатить 1 куб энергии и подтянуть маркер славы
        [few] Заплатить 1 куб энергии и подтянуть маркер славы (можно { $times } раза)
       *[many] Заплатить 1 куб энергии и подтянуть маркер славы (можно { $times } раз)
    }
    .stop = { king-answer-stop }
duel-ask-swap_cards = «{ duel-card-unstable_dna }»: обменять эту карту на карту «Оставьте» соперника?
    .swap_for = Взять карту «{ $card }»
    .decline = Не менять
duel-ask-conduct = Соперник получил { counted-energy-amount }. Сбросить карту «{ duel-card-superconductor }», чтобы получить столько же?
    .conduct = Сбросить и получить { counted-energy-amount }
    .decline = Сохранить карту
duel-ask-buy = { king-ask-buy }
    .buy = { king-ask-buy.buy }
    .sweep = Обновить ряд за 2 куба
    .stop = { $bought ->
        [yes] Больше ничего не покупать
       *[no] Ничего не покупать и получить 1 куб энергии
    }
duel-ask-destroy = «{ duel-card-tesla_impulse }»: какую карту «Оставьте» соперника сбросить?
    .destroy = «{ $card }»
duel-ask-discard_from_row = «{ duel-card-alien_metabolism }»: какую карту ряда сбросить?
    .discard = «{ $card }»
