## Що відбувається в «Дуелі»; $you дорівнює yes, коли це відбувається з читачем

duel-log-opening = Хто починає? У кого більше атак.
duel-log-opening_roll = { $you ->
    [yes] Ви:
   *[no] { $monster }:
} { $smashes ->
    [0] атак немає.
    [one] { $smashes } атака.
    [few] { $smashes } атаки.
   *[many] { $smashes } атак.
}
duel-log-begins = { king-log-begins }
duel-log-turn = { king-log-turn }
duel-log-goes_again = { king-log-goes_again }
duel-log-slept = Хр-р-р… { $you ->
    [yes] Ви спите
   *[no] { $monster } спить
} увесь хід.
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
} { counted-dice_tokens-amount } (залишилося { $total }).
duel-log-rolled = { king-log-rolled }
duel-log-symbols_added = { $you ->
    [yes] Ви додаєте
   *[no] { $monster } додає
} до результатів кидка: { $added }.
duel-log-skipped_dice = { $you ->
    [yes] Ви не розігруєте
   *[no] { $monster } не розігрує
} результати кидка.
duel-log-left_out = { $you ->
    [yes] Ви відкладаєте
   *[no] { $monster } відкладає
} два кубики: { $left_out }.
duel-log-resolved = { $you ->
    [yes] Ви розігруєте
   *[no] { $monster } розігрує
}: { $resolved }.
duel-log-multiplied = { $you ->
    [yes] Ви множите
   *[no] { $monster } множить
} { counted-smashes }: { $hits ->
    [one] { $hits } удар.
    [few] { $hits } удари.
   *[many] { $hits } ударів.
}
duel-log-life = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} { counted-life-amount } (тепер { $total }).
duel-log-energy = { king-log-energy }
duel-log-paid = { king-log-paid }
duel-log-dice_tokens = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} { counted-dice_tokens-amount } (тепер { $total }).
duel-log-hit = { $you ->
    [yes] Ви зазнаєте
   *[no] { $monster } зазнає
} { counted-hits.of }{ $hits ->
    [5] { king-log-quake }
    [6] { king-log-quake }
    [7] { king-log-quake }
    [8] { king-log-quake }
    [9] { king-log-quake }
    [10] { king-log-quake }
   *[some] .
}
duel-log-saved = { $you ->
    [yes] Ви уникаєте
   *[no] { $monster } уникає
} { counted-hits.of }.
duel-log-lost_life = { $you ->
    [yes] Ви втрачаєте
   *[no] { $monster } втрачає
} { counted-life-amount } ({ $total ->
    [0] не лишилося жодної!
   *[some] залишилося { $total }
}).
duel-log-stood_firm = Не сьогодні! { $you ->
    [yes] У вас
   *[no] У { $monster-of }
} лишилася 1 життєва сила.
duel-log-camouflage_rolled = { $you ->
    [yes] Ви кидаєте
   *[no] { $monster } кидає
} кубики для карти «{ duel-card-camouflage }»: { $dice }.
duel-log-pulled = { $you ->
    [yes] Ви тягнете
   *[no] { $monster } тягне
} { $track ->
    [fame] маркер слави
   *[destruction] маркер руйнування
} на { $spaces ->
    [one] { $spaces } поділку
    [few] { $spaces } поділки
   *[many] { $spaces } поділок
}: тепер він на { $space }.
duel-log-stopped = Жетон Кінга зупиняє { $track ->
    [fame] маркер слави
   *[destruction] маркер руйнування
}, який { $you ->
    [yes] тягнете ви
   *[no] тягне { $monster }
}: { $spaces_lost ->
    [one] { $spaces_lost } поділка пропала.
    [few] { $spaces_lost } поділки пропали.
   *[many] { $spaces_lost } поділок пропало.
}
duel-log-bonus = { $you ->
    [yes] Ви потрапляєте
   *[no] { $monster } потрапляє
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
duel-log-bought = { king-log-bought }
duel-log-used = { king-log-used }
duel-log-discarded_from_row = { $you ->
    [yes] Ви скидаєте
   *[no] { $monster } скидає
} з ряду карту «{ $card }».
duel-log-lost_card = { $you ->
    [yes] Ви втрачаєте
   *[no] { $monster } втрачає
} карту «{ $card }».
duel-log-swapped = { $you ->
    [yes] Ви міняєте
   *[no] { $monster } міняє
} карту «{ $card }» на карту «{ $for_card }».
duel-log-dominated = { $you ->
    [yes] Ви не скидаєте
   *[no] { $monster } не скидає
} { counted-cards } попри карту «{ duel-card-dominate }».
duel-log-won = { king-log-won }
