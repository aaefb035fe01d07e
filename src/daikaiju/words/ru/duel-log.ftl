## Что происходит в «Дуэли»; $you равно yes, когда это происходит с читателем

duel-log-opening = Кто начинает?
duel-log-opening_roll = { $you ->
    [yes] Вы:
   *[no] { $monster }:
} { $smashes ->
    [0] Атак нет.
    [one] { $smashes } Атака.
    [few] { $smashes } Атаки.
   *[many] { $smashes } Атак.
}
duel-log-begins = { $you ->
    [yes] Вы начинаете.
   *[no] Начинает { $monster }.
}
duel-log-turn = { $you ->
    [yes] Ход { $number }: ваш, { $monster }
   *[no] Ход { $number }: { $monster }
}
duel-log-goes_again = { $you ->
    [yes] Вы делаете
   *[no] { $monster } делает
} ещё один ход.
duel-log-slept = { $you ->
    [yes] Вы спите
   *[no] { $monster } спит
} весь этот ход.
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
} { $amount ->
    [one] { $amount } жетон кубика
    [few] { $amount } жетона кубика
   *[many] { $amount } жетонов кубика
} (осталось { $total }).
duel-log-rolled = { $you ->
    [yes] Ваш бросок:
   *[no] { $monster } бросает:
} { $dice }.
duel-log-symbols_added = { $you ->
    [yes] Вы добавляете
   *[no] { $monster } добавляет
} к результатам броска: { $added }.
duel-log-skipped_dice = { $you ->
    [yes] Вы не применяете
   *[no] { $monster } не применяет
} результаты броска.
duel-log-left_out = { $you ->
    [yes] Вы откладываете
   *[no] { $monster } откладывает
} два кубика: { $left_out }.
duel-log-resolved = { $you ->
    [yes] Вы применяете
   *[no] { $monster } применяет
}: { $resolved }.
duel-log-multiplied = { $you ->
    [yes] Вы умножаете
   *[no] { $monster } умножает
} Атаки ({ $smashes }): { $hits ->
    [one] { $hits } удар.
    [few] { $hits } удара.
   *[many] { $hits } ударов.
}
duel-log-life = { $you ->
    [yes] Вы получаете
   *[no] { $monster } получает
} { $amount ->
    [one] { $amount } жизнь
    [few] { $amount } жизни
   *[many] { $amount } жизней
} (теперь { $total }).
duel-log-energy = { $you ->
    [yes] Вы получаете
   *[no] { $monster } получает
} { $amount ->
    [one] { $amount } энергию
    [few] { $amount } энергии
   *[many] { $amount } энергии
} (теперь { $total }).
duel-log-paid = { $you ->
    [yes] Вы платите
   *[no] { $monster } платит
} { $amount ->
    [one] { $amount } энергию
    [few] { $amount } энергии
   *[many] { $amount } энергии
} (осталось { $total }).
duel-log-dice_tokens = { $you ->
    [yes] Вы получаете
   *[no] { $monster } получает
} { $amount ->
    [one] { $amount } жетон кубика
    [few] { $amount } жетона кубика
   *[many] { $amount } жетонов кубика
} (теперь { $total }).
duel-log-hit = { $you ->
    [yes] Вы получаете
   *[no] { $monster } получает
} { $hits ->
    [one] { $hits } удар.
    [few] { $hits } удара.
   *[many] { $hits } ударов.
}
duel-log-saved = { $you ->
    [yes] Вы избегаете
   *[no] { $monster } избегает
} { $hits ->
    [one] { $hits } удара.
    [few] { $hits } ударов.
   *[many] { $hits } ударов.
}
duel-log-lost_life = { $you ->
    [yes] Вы теряете
   *[no] { $monster } теряет
} { $amount ->
    [one] { $amount } жизнь
    [few] { $amount } жизни
   *[many] { $amount } жизней
} (осталось { $total }).
duel-log-stood_firm = { $you ->
    [yes] Вы выстояли и сохраняете
   *[no] { $monster } не сдаётся и сохраняет
} 1 жизнь.
duel-log-camouflage_rolled = { $you ->
    [yes] Вы бросаете
   *[no] { $monster } бросает
} { $dice } за «{ duel-card-camouflage }».
duel-log-pulled = { $you ->
    [yes] Вы подтягиваете
   *[no] { $monster } подтягивает
} { $track ->
    [fame] маркер Славы
   *[destruction] маркер Разрушения
} на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
   *[many] { $spaces } делений
}: теперь он на { $space }.
duel-log-stopped = { $you ->
    [yes] Ваш маркер
   *[no] Маркер ({ $monster })
} { $track ->
    [fame] Славы
   *[destruction] Разрушения
} остановлен жетоном Кинга: { $spaces_lost ->
    [one] { $spaces_lost } шаг пропал.
    [few] { $spaces_lost } шага пропали.
   *[many] { $spaces_lost } шагов пропали.
}
duel-log-bonus = { $you ->
    [yes] Вы встречаете
   *[no] { $monster } встречает
} жетон «{ $token }»: { $bonus }.
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
duel-log-bought = { $you ->
    [yes] Вы покупаете
   *[no] { $monster } покупает
} карту «{ $card }» за { $price ->
    [one] { $price } энергию.
    [few] { $price } энергии.
   *[many] { $price } энергии.
}
duel-log-used = { $you ->
    [yes] Вы применяете
   *[no] { $monster } применяет
} карту «{ $card }».
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
} карту «{ $card }» на «{ $for_card }».
duel-log-dominated = { $you ->
    [yes] Вы сохраняете
   *[no] { $monster } сохраняет
} под доминированием { $cards ->
    [one] { $cards } карту.
    [few] { $cards } карты.
   *[many] { $cards } карт.
}
duel-log-won = { $you ->
    [yes] Вы победили!
   *[no] { $monster } побеждает.
}
