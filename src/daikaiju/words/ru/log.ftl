## Что происходит в «Повелителе Токио»; $you равно yes, когда это происходит с читателем

king-log-opening = Кто начинает? У кого больше когтей.
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
   *[no] Карты { $monster-of } добавляют
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
    [yes] Вы получаете
   *[no] { $monster } получает
} { counted-hearts-amount } (теперь { $total }).
king-log-lost_hearts = { $you ->
    [yes] Вы теряете
   *[no] { $monster } теряет
} { counted-hearts-amount } ({ $total ->
    [0] не осталось ни одного!
   *[some] осталось { $total }
}).
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
}: { counted-claws }{ $claws ->
    [5] { king-log-quake }
    [6] { king-log-quake }
    [7] { king-log-quake }
    [8] { king-log-quake }
    [9] { king-log-quake }
   *[some] .
}
king-log-quake = . Земля дрожит!
king-log-saved = { $you ->
    [yes] Вы избегаете
   *[no] { $monster } избегает
} потери { counted-hearts-amount.of }.
king-log-entered_city = { $you ->
    [yes] Вы вламываетесь
   *[no] { $monster } вламывается
} в Токио-Сити.
king-log-entered_bay = { $you ->
    [yes] Вы плюхаетесь
   *[no] { $monster } плюхается
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
king-log-bay_closed = Монстров стало мало: Токийский залив закрыт до конца игры.
king-log-came_back = { $you ->
    [yes] Вы погибаете… но оставляете потомство!
   *[no] { $monster } погибает… но оставляет потомство!
} Детёныш играет дальше: 10 сердец, без карт и звёзд.
king-log-eliminated = { $you ->
    [yes] Вы с грохотом падаете и выбываете.
   *[no] { $monster } с грохотом падает и выбывает!
}
king-log-revealed = Новая карта на рынке: «{ $card }».
king-log-swept = { $you ->
    [yes] Вы сметаете
   *[no] { $monster } сметает
} рынок одним махом.
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
} карту «{ $card }» у { $seller-of }.
king-log-used = { $you ->
    [yes] Вы применяете
   *[no] { $monster } применяет
} карту «{ $card }».
king-log-copied = { $you ->
    [yes] Ваша карта «{ king-card-mimic }» теперь копирует
   *[no] Карта «{ king-card-mimic }» у { $monster-of } теперь копирует
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
    [yes] Это ещё не всё: вы делаете
   *[no] Это ещё не всё! { $monster } делает
} ещё один ход.
king-log-won = { $you ->
    [yes] Победа! Токио ваш.
   *[no] { $monster } побеждает: в Токио новый хозяин.
}
king-log-nobody_won = На ногах не устоял никто. Победа за Токио!
