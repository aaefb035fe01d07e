## Що відбувається у «Володарі Токіо»; $you дорівнює yes, коли це відбувається з читачем

king-log-opening = Хто починає? У кого більше кігтів.
king-log-opening_roll = { $you ->
    [yes] Ви:
   *[no] { $monster }:
} { $claws ->
    [0] кігтів немає.
   *[some] { counted-claws }.
}
king-log-begins = { $you ->
    [yes] Ви починаєте.
   *[no] Починає { $monster }.
}
king-log-turn = { $you ->
    [yes] Хід { $number }: ваш ({ $monster })
   *[no] Хід { $number }: { $monster }
}
king-log-rolled = { $you ->
    [yes] Ваш кидок:
   *[no] { $monster } кидає:
} { $dice }.
king-log-probed = { $you ->
    [yes] Ви перекидаєте
   *[no] { $monster } перекидає
} один із кубиків: { $dice }.
king-log-changed_die = { $you ->
    [yes] Ви змінюєте
   *[no] { $monster } змінює
} кубик: тепер на ньому { $face }.
king-log-claws_added = { $you ->
    [yes] Ваші карти додають
   *[no] Карти { $monster-of } додають
} { counted-claws-amount }.
king-log-camouflage_rolled = { $you ->
    [yes] Ви кидаєте
   *[no] { $monster } кидає
} кубики для карти «{ king-card-camouflage }»: { $dice }.
king-log-stars = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} { counted-stars-amount } (тепер { $total }).
king-log-lost_stars = { $you ->
    [yes] Ви втрачаєте
   *[no] { $monster } втрачає
} { counted-stars-amount } (залишилося { $total }).
king-log-hearts = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} { counted-hearts-amount } (тепер { $total }).
king-log-lost_hearts = { $you ->
    [yes] Ви втрачаєте
   *[no] { $monster } втрачає
} { counted-hearts-amount } ({ $total ->
    [0] не лишилося жодного!
   *[some] залишилося { $total }
}).
king-log-energy = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} { counted-energy-amount } (тепер { $total }).
king-log-paid = { $you ->
    [yes] Ви сплачуєте
   *[no] { $monster } сплачує
} { counted-energy-amount } (залишилося { $total }).
king-log-lost_energy = { $you ->
    [yes] Ви втрачаєте
   *[no] { $monster } втрачає
} { counted-energy-amount } (залишилося { $total }).
king-log-poisoned = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} жетон отрути.
king-log-shrunk = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} жетон зменшення.
king-log-cured = { $you ->
    [yes] Ви знімаєте
   *[no] { $monster } знімає
} жетон отрути.
king-log-grew_back = { $you ->
    [yes] Ви знімаєте
   *[no] { $monster } знімає
} жетон зменшення.
king-log-smash = { $you ->
    [yes] Ви атакуєте
   *[no] { $monster } атакує
}: { counted-claws }{ $claws ->
    [5] { king-log-quake }
    [6] { king-log-quake }
    [7] { king-log-quake }
    [8] { king-log-quake }
    [9] { king-log-quake }
   *[some] .
}
king-log-quake = . Земля двигтить!
king-log-saved = { $you ->
    [yes] Ви уникаєте
   *[no] { $monster } уникає
} втрати { counted-hearts-amount.of }.
king-log-entered_city = { $you ->
    [yes] Ви вдираєтеся
   *[no] { $monster } вдирається
} до Токіо-Сіті.
king-log-entered_bay = { $you ->
    [yes] Ви плюхаєтеся
   *[no] { $monster } плюхається
} в Токійську затоку.
king-log-moved_to_city = { $you ->
    [yes] Ви переходите
   *[no] { $monster } переходить
} до Токіо-Сіті.
king-log-left_tokyo = { $you ->
    [yes] Ви залишаєте
   *[no] { $monster } залишає
} Токіо.
king-log-yielded = { $you ->
    [yes] Ви відступаєте
   *[no] { $monster } відступає
} з Токіо.
king-log-bay_closed = Монстрів замало: Токійську затоку закрито до кінця гри.
king-log-came_back = { $you ->
    [yes] Ви гинете… але залишаєте потомство!
   *[no] { $monster } гине… але залишає потомство!
} Дитинча грає далі: 10 сердець, без карт і зірок.
king-log-eliminated = { $you ->
    [yes] Ви з гуркотом падаєте й вибуваєте.
   *[no] { $monster } з гуркотом падає й вибуває!
}
king-log-revealed = Нова карта на ринку: «{ $card }».
king-log-swept = { $you ->
    [yes] Ви змітаєте
   *[no] { $monster } змітає
} ринок одним махом.
king-log-looked = { $you ->
    [yes] Ви дивитеся
   *[no] { $monster } дивиться
} на верхню карту колоди.
king-log-bought = { $you ->
    [yes] Ви купуєте
   *[no] { $monster } купує
} карту «{ $card }» за { counted-energy-price }.
king-log-bought_from = { $you ->
    [yes] Ви купуєте
   *[no] { $monster } купує
} карту «{ $card }» у { $seller-of }.
king-log-used = { $you ->
    [yes] Ви застосовуєте
   *[no] { $monster } застосовує
} карту «{ $card }».
king-log-copied = { $you ->
    [yes] Ваша карта «{ king-card-mimic }» тепер копіює
   *[no] Карта «{ king-card-mimic }» у { $monster-of } тепер копіює
} карту «{ $card }».
king-log-sold = { $you ->
    [yes] Ви продаєте
   *[no] { $monster } продає
} карту «{ $card }» за { counted-energy-price }.
king-log-lost_card = { $you ->
    [yes] Ви скидаєте
   *[no] { $monster } скидає
} карту «{ $card }».
king-log-reshuffled = Скид перетасовано, нова колода: { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карти.
   *[many] { $cards } карт.
}
king-log-goes_again = { $you ->
    [yes] Це ще не все: ви робите
   *[no] Це ще не все! { $monster } робить
} ще один хід.
king-log-won = { $you ->
    [yes] Перемога! Токіо ваше.
   *[no] { $monster } перемагає: у Токіо новий господар.
}
king-log-nobody_won = На ногах не встояв ніхто. Перемога за Токіо!
