## Що відбувається в «Дуелі»; $you дорівнює yes, коли це відбувається з читачем

duel-log-opening = Хто починає?
duel-log-opening_roll = { $you ->
    [yes] Ви:
   *[no] { $monster }:
} { $smashes ->
    [0] Атак немає.
    [one] { $smashes } Атака.
    [few] { $smashes } Атаки.
   *[many] { $smashes } Атак.
}
duel-log-begins = { $you ->
    [yes] Ви починаєте.
   *[no] Починає { $monster }.
}
duel-log-turn = { $you ->
    [yes] Хід { $number }: ваш, { $monster }
   *[no] Хід { $number }: { $monster }
}
duel-log-goes_again = { $you ->
    [yes] Ви робите
   *[no] { $monster } робить
} ще один хід.
duel-log-slept = { $you ->
    [yes] Ви спите
   *[no] { $monster } спить
} увесь цей хід.
duel-log-fewer_dice = { $you ->
    [yes] Ви кидаєте
   *[no] { $monster } кидає
} на { $dice ->
    [one] { $dice } кубик менше.
    [few] { $dice } кубики менше.
   *[many] { $dice } кубиків менше.
}
duel-log-spent_dice_tokens = { $you ->
    [yes] Ви витрачаєте
   *[no] { $monster } витрачає
} { $amount ->
    [one] { $amount } жетон кубика
    [few] { $amount } жетони кубика
   *[many] { $amount } жетонів кубика
} (залишилося { $total }).
duel-log-rolled = { $you ->
    [yes] Ваш кидок:
   *[no] { $monster } кидає:
} { $dice }.
duel-log-symbols_added = { $you ->
    [yes] Ви додаєте
   *[no] { $monster } додає
} до результатів кидка: { $added }.
duel-log-skipped_dice = { $you ->
    [yes] Ви не застосовуєте
   *[no] { $monster } не застосовує
} результати кидка.
duel-log-left_out = { $you ->
    [yes] Ви відкладаєте
   *[no] { $monster } відкладає
} два кубики: { $left_out }.
duel-log-resolved = { $you ->
    [yes] Ви застосовуєте
   *[no] { $monster } застосовує
}: { $resolved }.
duel-log-multiplied = { $you ->
    [yes] Ви множите
   *[no] { $monster } множить
} Атаки ({ $smashes }): { $hits ->
    [one] { $hits } удар.
    [few] { $hits } удари.
   *[many] { $hits } ударів.
}
duel-log-life = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} { $amount ->
    [one] { $amount } життєву силу
    [few] { $amount } життєві сили
   *[many] { $amount } життєвих сил
} (тепер { $total }).
duel-log-energy = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} { $amount ->
    [one] { $amount } енергію
    [few] { $amount } енергії
   *[many] { $amount } енергії
} (тепер { $total }).
duel-log-paid = { $you ->
    [yes] Ви сплачуєте
   *[no] { $monster } сплачує
} { $amount ->
    [one] { $amount } енергію
    [few] { $amount } енергії
   *[many] { $amount } енергії
} (залишилося { $total }).
duel-log-dice_tokens = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} { $amount ->
    [one] { $amount } жетон кубика
    [few] { $amount } жетони кубика
   *[many] { $amount } жетонів кубика
} (тепер { $total }).
duel-log-hit = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} { $hits ->
    [one] { $hits } удар.
    [few] { $hits } удари.
   *[many] { $hits } ударів.
}
duel-log-saved = { $you ->
    [yes] Ви уникаєте
   *[no] { $monster } уникає
} { $hits ->
    [one] { $hits } удару.
    [few] { $hits } ударів.
   *[many] { $hits } ударів.
}
duel-log-lost_life = { $you ->
    [yes] Ви втрачаєте
   *[no] { $monster } втрачає
} { $amount ->
    [one] { $amount } життєву силу
    [few] { $amount } життєві сили
   *[many] { $amount } життєвих сил
} (залишилося { $total }).
duel-log-stood_firm = { $you ->
    [yes] Ви вистояли й зберігаєте
   *[no] { $monster } не здається й зберігає
} 1 життєву силу.
duel-log-camouflage_rolled = { $you ->
    [yes] Ви кидаєте
   *[no] { $monster } кидає
} { $dice } за «{ duel-card-camouflage }».
duel-log-pulled = { $you ->
    [yes] Ви підтягуєте
   *[no] { $monster } підтягує
} { $track ->
    [fame] маркер Слави
   *[destruction] маркер Руйнування
} на { $spaces ->
    [one] { $spaces } поділку
    [few] { $spaces } поділки
   *[many] { $spaces } поділок
}: тепер він на { $space }.
duel-log-stopped = { $you ->
    [yes] Ваш маркер
   *[no] Маркер ({ $monster })
} { $track ->
    [fame] Слави
   *[destruction] Руйнування
} зупинено жетоном Кінга: { $spaces_lost ->
    [one] { $spaces_lost } крок пропав.
    [few] { $spaces_lost } кроки пропали.
   *[many] { $spaces_lost } кроків пропали.
}
duel-log-bonus = { $you ->
    [yes] Ви натрапляєте
   *[no] { $monster } натрапляє
} на жетон «{ $token }»: { $bonus }.
duel-log-traded_bonus = { $you ->
    [yes] Ви б’єте
   *[no] { $monster } б’є
} суперника замість бонусу ({ $bonus }).
duel-log-placed = Жетон «{ $token }» тепер тут: { $place }.
duel-log-lifted = Жетон «{ $token }» знято з поля.
duel-log-revealed = Нова карта в ряду: «{ $card }».
duel-log-swept = { $you ->
    [yes] Ви оновлюєте
   *[no] { $monster } оновлює
} ряд карт.
duel-log-bought = { $you ->
    [yes] Ви купуєте
   *[no] { $monster } купує
} карту «{ $card }» за { $price ->
    [one] { $price } енергію.
    [few] { $price } енергії.
   *[many] { $price } енергії.
}
duel-log-used = { $you ->
    [yes] Ви застосовуєте
   *[no] { $monster } застосовує
} карту «{ $card }».
duel-log-discarded_from_row = { $you ->
    [yes] Ви скидаєте
   *[no] { $monster } скидає
} з ряду карту «{ $card }».
duel-log-lost_card = { $you ->
    [yes] Ви позбуваєтеся
   *[no] { $monster } позбувається
} карти «{ $card }».
duel-log-swapped = { $you ->
    [yes] Ви міняєте
   *[no] { $monster } міняє
} карту «{ $card }» на «{ $for_card }».
duel-log-dominated = { $you ->
    [yes] Ви зберігаєте
   *[no] { $monster } зберігає
} під домінуванням { $cards ->
    [one] { $cards } карту.
    [few] { $cards } карти.
   *[many] { $cards } карт.
}
duel-log-won = { $you ->
    [yes] Ви перемогли!
   *[no] { $monster } перемагає.
}
