## Стол «Дуэли»

duel-track-fame = Слава
duel-track-destruction = Разрушение
duel-bonus-empty = ничего
duel-bonus-smash = 1 удар сопернику
duel-bonus-double_smash = 2 удара сопернику
duel-bonus-heal = 1 жизнь
duel-bonus-energy = 1 энергия
duel-bonus-dice = 1 жетон кубика
duel-from-to = { $track } { $from }…{ $to }
duel-on = { $track } { $space }
duel-row = Ряд карт
duel-cheaper = скидка 1
duel-legend = + — ваша сторона. ═ зона внимания, [ ] на шкале — деление победы, ▼ маркер.
duel-token = Жетон ажиотажа «{ $token }»: { $effect }
duel-tokens = Жетоны ажиотажа
duel-column-dice = Жетоны кубика
duel-power = { $monster }: { $name }. { $power }
duel-fewer-dice = { $count ->
    [one] в следующий ход на { $count } кубик меньше
    [few] в следующий ход на { $count } кубика меньше
   *[many] в следующий ход на { $count } кубиков меньше
}
duel-dominated = следующий ход — под доминированием
duel-help-rules = На кубиках: /// Атака, ♥ Лечение, ϟ Энергия, ★ Слава, ✸ Разрушение, ! Суперсила. Три ★ подтягивают к вам маркер Славы на 1 деление, каждая следующая — ещё на одно; ✸ так же двигают маркер Разрушения. На жетонах: / 1 удар, // 2 удара, ♥ 1 жизнь, ϟ 1 энергия, ⚄ жетон кубика, ♔ жетон Кинга. Вы побеждаете на своём делении победы, с обоими маркерами в своих зонах внимания или когда у соперника не осталось жизней.
duel-order-asked = Теперь вас будут спрашивать, в каком порядке играть кубики.
duel-order-usual = Теперь кубики играют по порядку: Слава, Разрушение, энергия, Лечение, Атака; вас спросят, только пока можно применить Суперсилу.
duel-example = спячка
duel-won-life = { $you ->
    [yes] Вы победили: { $rival } без жизней!
   *[no] { $monster } побеждает: { $rival } без жизней.
}
duel-won-victory_space = { $you ->
    [yes] Вы победили: маркер на вашем делении победы!
   *[no] { $monster } побеждает на делении победы.
}
duel-won-spotlight = { $you ->
    [yes] Вы победили: оба маркера в ваших зонах внимания!
   *[no] { $monster } побеждает: оба маркера в зонах внимания этого монстра.
}
duel-stat-life = Жизнь
duel-stat-energy = Осталось энергии
duel-stat-turns = Ходы
duel-stat-hits = Потери
duel-stat-healed = Лечение
duel-stat-earned = Энергия
duel-stat-pulls = Шаги
duel-stat-bonuses = Бонусы
duel-stat-cards = Карты

## Вопросы «Дуэли» и ответы на них (по словам текстового формата)

duel-answer-metabolism = Сначала сбросить карту ряда («{ duel-card-alien_metabolism }»)
duel-answer-stop = Достаточно
duel-answer-decline = Нет, спасибо

duel-ask-wake = «{ duel-card-hibernation }»: проснётесь? У вас жизней: { $life } из { $most }.
    .wake_up = Сбросить карту и играть свой ход
    .sleep = Проспать этот ход и получить 6 жизней
duel-ask-buy_early = «{ duel-card-made_in_a_lab }»: купите карту до броска, на 1 энергию дешевле? Ваша энергия: { $energy }.
    .buy = Купить «{ $card }» за { $price }
    .stop = Пока ничего не покупать
duel-ask-give_up = «{ duel-card-dominate }»: каждая ваша карта «Оставить» стоит вам кубика в этот ход. Сбросите что-нибудь?
    .discard = Сбросить «{ $card }»
    .keep_cards = { $cards ->
        [one] Не сбрасывать и бросать на { $cards } кубик меньше
        [few] Не сбрасывать и бросать на { $cards } кубика меньше
       *[many] Не сбрасывать и бросать на { $cards } кубиков меньше
    }
duel-ask-spend_dice_tokens = У вас { $dice_tokens ->
    [one] { $dice_tokens } жетон кубика
    [few] { $dice_tokens } жетона кубика
   *[many] { $dice_tokens } жетонов кубика
}. Потратите на особые кубики в этот ход?
    .spend_dice_tokens = { $number ->
        [one] Потратить { $number } жетон: один особый кубик
        [few] Потратить { $number } жетона: { $number } особых кубика
       *[many] Потратить { $number } жетонов: { $number } особых кубиков
    }
    .decline = Приберечь
duel-ask-roll = { $rolls ->
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
duel-ask-roll_fame_dice = «{ duel-card-in_the_shadows }»: перебросите кубики со Славой?
    .reroll_fame = { $number ->
        [one] Перебросить { $number } кубик
        [few] Перебросить { $number } кубика
       *[many] Перебросить { $number } кубиков
    }
    .stop = Оставить кубики как есть
duel-ask-put_symbol = { $powers ->
    [one] У вас { $powers } символ Суперсилы.
    [few] У вас { $powers } символа Суперсилы.
   *[many] У вас { $powers } символов Суперсилы.
} Какой символ добавить к результатам броска за два из них?
    .add = { $face }
    .decline = Никакой
duel-ask-put_again = Добавить ещё один символ ({ $face }) за один символ Суперсилы?
    .add_again = Добавить ещё раз
    .decline = Нет
duel-ask-trigger = На ваш бросок срабатывает несколько карт. Какая следующая?
    .trigger = «{ $card }»
duel-ask-reboot = «{ duel-card-rebooting }»: не применять результаты броска?
    .reboot = Сбросить карту: 2 энергии и 2 жетона кубика, а кубики не дадут ничего
    .decline = Применить результаты
duel-ask-charge = «{ duel-card-titanic_batteries }»: не применять два кубика и получить жетон кубика?
    .leave_out = Отложить: { $face } и { $other_face }
    .decline = Применить все кубики
duel-ask-resolve = Что сыграть следующим?
    .resolve = { $group ->
        [smash] Атаку: удары сопернику
        [heal] Лечение
        [energy] Энергию
        [fame] Славу: подтянуть маркер
        [destruction] Разрушение: подтянуть маркер
       *[power] Суперсилу: { $power }
    }
    .in_order = Всё, кроме Суперсилы: Слава, Разрушение, энергия, Лечение, Атака
duel-ask-pull_marker = Какой маркер подтянуть к себе на 1 деление?
    .pull = { $track ->
        [fame] Маркер Славы, он на делении { $space }
       *[destruction] Маркер Разрушения, он на делении { $space }
    }
duel-ask-multiply = Умножить Атаки на число символов Суперсилы?
    .multiply = { $hits ->
        [one] Да: { $smashes } × { $powers } = { $hits } удар
        [few] Да: { $smashes } × { $powers } = { $hits } удара
       *[many] Да: { $smashes } × { $powers } = { $hits } ударов
    }
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
    .strike = 1 удар сопернику
    .decline = Нет
duel-ask-lash_out = «{ duel-card-unchained }»: взять бонус или ударить соперника?
    .lash_out = 1 удар сопернику
    .take_bonus = Взять бонус: { $bonus }
duel-ask-hide = Вы получаете { $hitting ->
    [one] { $hitting } удар
    [few] { $hitting } удара
   *[many] { $hitting } ударов
}, а жизней у вас { $life }. Бросить столько же кубиков за «{ duel-card-camouflage }»?
    .hide = Бросить: каждое Лечение отменяет удар
    .decline = Принять удары
duel-ask-pose = «{ duel-card-in_shape }»: заплатить 1 энергию и подтянуть маркер Славы на 1 деление? Ваша энергия: { $energy }.
    .pose = { $times ->
        [one] Заплатить 1 энергию и подтянуть маркер Славы
        [few] Заплатить 1 энергию и подтянуть маркер Славы (можно { $times } раза)
       *[many] Заплатить 1 энергию и подтянуть маркер Славы (можно { $times } раз)
    }
    .stop = Достаточно
duel-ask-swap_cards = «{ duel-card-unstable_dna }»: обменять её на карту «Оставить» соперника?
    .swap_for = Взять «{ $card }»
    .decline = Не менять
duel-ask-conduct = Соперник получил энергию: { $amount }. Сбросить «{ duel-card-superconductor }», чтобы получить столько же?
    .conduct = Сбросить и получить энергию: { $amount }
    .decline = Сохранить карту
duel-ask-buy = Купите карту? Ваша энергия: { $energy }.
    .buy = Купить «{ $card }» за { $price }
    .sweep = Обновить ряд: три новые карты за 2 энергии
    .stop = { $bought ->
        [yes] Больше ничего не покупать
       *[no] Ничего не покупать и получить 1 энергию
    }
duel-ask-destroy = «{ duel-card-tesla_impulse }»: какую карту «Оставить» соперника сбросить?
    .destroy = «{ $card }»
duel-ask-discard_from_row = «{ duel-card-alien_metabolism }»: какую карту ряда сбросить?
    .discard = «{ $card }»
