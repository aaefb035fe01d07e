## Что происходит в «Дуэли»; $you равно yes, когда это происходит с читателем

duel-log-opening = Кто начинает? У кого больше атак.
duel-log-opening_roll = { $you ->
    [yes] Вы:
   *[no] { $monster }:
} { $smashes ->
    [0] атак нет.
    [one] { $smashes } атака.
    [few] { $smashes } атаки.
   *[many] { $smashes } атак.
}
duel-log-begins = { king-log-begins }
duel-log-turn = { king-log-turn }
duel-log-goes_again = { king-log-goes_again }
duel-log-slept = Хр-р-р… { $you ->
    [yes] Вы спите
   *[no] { $monster } спит
} весь ход.
duel-log-fewer_dice = { $you ->
    [yes] Вы бросаете
   *[no] { $monster } бросает
} на { $dice ->
    [one] { $dice } кубик меньше.
    [few] { $dice } кубика меньше.
   *[many] { $dice } кубиков меньше.
}
duel-log-spent_dice_tokens = { $you ->
    [yes] Вы тратите
   *[no] { $monster } тратит
} { counted-dice_tokens-amount } (осталось { $total }).
duel-log-rolled = { king-log-rolled }
duel-log-symbols_added = { $you ->
    [yes] Вы добавляете
   *[no] { $monster } добавляет
} к результатам броска: { $added }.
duel-log-skipped_dice = { $you ->
    [yes] Вы не разыгрываете
   *[no] { $monster } не разыгрывает
} результаты броска.
duel-log-left_out = { $you ->
    [yes] Вы откладываете
   *[no] { $monster } откладывает
} два кубика: { $left_out }.
duel-log-resolved = { $you ->
    [yes] Вы разыгрываете
   *[no] { $monster } разыгрывает
}: { $resolved }.
duel-log-multiplied = { $you ->
    [yes] Вы умножаете
   *[no] { $monster } умножает
} { counted-smashes }: { $hits ->
    [one] { $hits } удар.
    [few] { $hits } удара.
   *[many] { $hits } ударов.
}
duel-log-life = { $you ->
    [yes] Вы получаете
   *[no] { $monster } получает
} { counted-life-amount } (теперь { $total }).
duel-log-energy = { king-log-energy }
duel-log-paid = { king-log-paid }
duel-log-dice_tokens = { $you ->
    [yes] Вы получаете
   *[no] { $monster } получает
} { counted-dice_tokens-amount } (теперь { $total }).
duel-log-hit = { $you ->
    [yes] Вы получаете
   *[no] { $monster } получает
} { counted-hits }{ $hits ->
    [5] { king-log-quake }
    [6] { king-log-quake }
    [7] { king-log-quake }
    [8] { king-log-quake }
    [9] { king-log-quake }
    [10] { king-log-quake }
   *[some] .
}
duel-log-saved = { $you ->
    [yes] Вы избегаете
   *[no] { $monster } избегает
} { counted-hits.of }.
duel-log-lost_life = { $you ->
    [yes] Вы теряете
   *[no] { $monster } теряет
} { counted-life-amount } ({ $total ->
    [0] не осталось ни одной!
   *[some] осталось { $total }
}).
duel-log-stood_firm = Не сегодня! { $you ->
    [yes] У вас
   *[no] У { $monster-of }
} осталась 1 жизнь.
duel-log-camouflage_rolled = { $you ->
    [yes] Вы бросаете
   *[no] { $monster } бросает
} кубики для карты «{ duel-card-camouflage }»: { $dice }.
duel-log-pulled = { $you ->
    [yes] Вы подтягиваете
   *[no] { $monster } подтягивает
} { $track ->
    [fame] маркер славы
   *[destruction] маркер разрушения
} на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
}: теперь он на { $space }.
duel-log-stopped = Жетон Кинга останавливает { $track ->
    [fame] маркер славы
   *[destruction] маркер разрушения
}, который { $you ->
    [yes] тянете вы
   *[no] тянет { $monster }
}: { $spaces_lost ->
    [one] { $spaces_lost } деление пропало.
    [few] { $spaces_lost } деления пропали.
   *[many] { $spaces_lost } делений пропало.
}
duel-log-bonus = { $you ->
    [yes] Вы попадаете
   *[no] { $monster } попадает
} на жетон «{ $token }»: { $bonus }.
duel-log-traded_bonus = { $you ->
    [yes] Вы бьёте
   *[no] { $monster } бьёт
} соперника вместо бонуса ({ $bonus }).
duel-log-placed = Жетон «{ $token }» теперь здесь: { $place }.
duel-log-lifted = Жетон «{ $token }» снят с поля.
duel-log-revealed = Новая карта в ряду: «{ $card }».
duel-log-swept = { $you ->
    [yes] Вы обновляете
   *[no] { $monster } обновляет
} ряд карт.
duel-log-bought = { king-log-bought }
duel-log-used = { king-log-used }
duel-log-discarded_from_row = { $you ->
    [yes] Вы сбрасываете
   *[no] { $monster } сбрасывает
} из ряда карту «{ $card }».
duel-log-lost_card = { $you ->
    [yes] Вы лишаетесь
   *[no] { $monster } лишается
} карты «{ $card }».
duel-log-swapped = { $you ->
    [yes] Вы меняете
   *[no] { $monster } меняет
} карту «{ $card }» на карту «{ $for_card }».
duel-log-dominated = { $you ->
    [yes] Вы не сбрасываете
   *[no] { $monster } не сбрасывает
} { counted-cards }, несмотря на карту «{ duel-card-dominate }».
duel-log-won = { king-log-won }
