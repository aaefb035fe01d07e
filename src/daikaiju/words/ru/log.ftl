## Что происходит в «Повелителе Токио»; $you равно yes, когда это происходит с читателем

king-log-opening = Кто начинает?
king-log-opening_roll = { $you ->
    [yes] Вы:
   *[no] { $monster }:
} { $claws ->
    [0] когтей нет.
   *[some] { counted-claws }.
}
king-log-begins = { $you ->
    [yes] Вы начинаете.
   *[no] Начинает { $monster }.
}
king-log-turn = { $you ->
    [yes] Ход { $number }: ваш ({ $monster })
   *[no] Ход { $number }: { $monster }
}
king-log-rolled = { $you ->
    [yes] Ваш бросок:
   *[no] { $monster } бросает:
} { $dice }.
king-log-probed = { $you ->
    [yes] Вы перебрасываете
   *[no] { $monster } перебрасывает
} один из кубиков: { $dice }.
king-log-changed_die = { $you ->
    [yes] Вы меняете
   *[no] { $monster } меняет
} кубик: теперь на нём { $face }.
king-log-claws_added = { $you ->
    [yes] Ваши карты добавляют
   *[no] { $monster } получает от карт ещё
} { counted-claws-amount }.
king-log-camouflage_rolled = { $you ->
    [yes] Вы бросаете
   *[no] { $monster } бросает
} кубики для карты «{ king-card-camouflage }»: { $dice }.
king-log-stars = { $you ->
    [yes] Вы получаете
   *[no] { $monster } получает
} { counted-stars-amount } (теперь { $total }).
king-log-lost_stars = { $you ->
    [yes] Вы теряете
   *[no] { $monster } теряет
} { counted-stars-amount } (осталось { $total }).
king-log-hearts = { $you ->
    [yes] Вы восстанавливаете
   *[no] { $monster } восстанавливает
} { counted-hearts-amount } (теперь { $total }).
king-log-lost_hearts = { $you ->
    [yes] Вы теряете
   *[no] { $monster } теряет
} { counted-hearts-amount } (осталось { $total }).
king-log-energy = { $you ->
    [yes] Вы получаете
   *[no] { $monster } получает
} { counted-energy-amount } (теперь { $total }).
king-log-paid = { $you ->
    [yes] Вы платите
   *[no] { $monster } платит
} { counted-energy-amount } (осталось { $total }).
king-log-lost_energy = { $you ->
    [yes] Вы теряете
   *[no] { $monster } теряет
} { counted-energy-amount } (осталось { $total }).
king-log-poisoned = { $you ->
    [yes] Вы получаете
   *[no] { $monster } получает
} жетон яда.
king-log-shrunk = { $you ->
    [yes] Вы получаете
   *[no] { $monster } получает
} жетон уменьшения.
king-log-cured = { $you ->
    [yes] Вы снимаете
   *[no] { $monster } снимает
} жетон яда.
king-log-grew_back = { $you ->
    [yes] Вы снимаете
   *[no] { $monster } снимает
} жетон уменьшения.
king-log-smash = { $you ->
    [yes] Вы атакуете
   *[no] { $monster } атакует
}: { counted-claws }.
king-log-saved = { $you ->
    [yes] Вы избегаете
   *[no] { $monster } избегает
} потери { counted-hearts-amount.of }.
king-log-entered_city = { $you ->
    [yes] Вы входите
   *[no] { $monster } входит
} в Токио-Сити.
king-log-entered_bay = { $you ->
    [yes] Вы входите
   *[no] { $monster } входит
} в Токийский залив.
king-log-moved_to_city = { $you ->
    [yes] Вы переходите
   *[no] { $monster } переходит
} в Токио-Сити.
king-log-left_tokyo = { $you ->
    [yes] Вы покидаете
   *[no] { $monster } покидает
} Токио.
king-log-yielded = { $you ->
    [yes] Вы отступаете
   *[no] { $monster } отступает
} из Токио.
king-log-bay_closed = Токийский залив закрыт до конца игры.
king-log-came_back = { $you ->
    [yes] Ваше место занимает детёныш
   *[no] { $monster } погибает, но место занимает детёныш
}: 10 сердец, без карт и звёзд.
king-log-eliminated = { $you ->
    [yes] Вы выбываете из игры.
   *[no] { $monster } выбывает из игры.
}
king-log-revealed = Новая карта на рынке: «{ $card }».
king-log-swept = { $you ->
    [yes] Вы обновляете
   *[no] { $monster } обновляет
} рынок.
king-log-looked = { $you ->
    [yes] Вы смотрите
   *[no] { $monster } смотрит
} верхнюю карту колоды.
king-log-bought = { $you ->
    [yes] Вы покупаете
   *[no] { $monster } покупает
} карту «{ $card }» за { counted-energy-price }.
king-log-bought_from = { $you ->
    [yes] Вы покупаете
   *[no] { $monster } покупает
} карту «{ $card }» (прежний владелец: { $seller }).
king-log-used = { $you ->
    [yes] Вы применяете
   *[no] { $monster } применяет
} карту «{ $card }».
king-log-copied = { $you ->
    [yes] Ваша карта «{ king-card-mimic }» теперь копирует
   *[no] Карта «{ king-card-mimic }» ({ $monster }) теперь копирует
} карту «{ $card }».
king-log-sold = { $you ->
    [yes] Вы продаёте
   *[no] { $monster } продаёт
} карту «{ $card }» за { counted-energy-price }.
king-log-lost_card = { $you ->
    [yes] Вы сбрасываете
   *[no] { $monster } сбрасывает
} карту «{ $card }».
king-log-reshuffled = Сброс перемешан, новая колода: { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карты.
   *[many] { $cards } карт.
}
king-log-goes_again = { $you ->
    [yes] Вы делаете
   *[no] { $monster } делает
} ещё один ход.
king-log-won = { $you ->
    [yes] Вы победили!
   *[no] { $monster } побеждает.
}
king-log-nobody_won = Никого не осталось, и никто не побеждает.
