## Що відбувається в «Королі»; $you дорівнює yes, коли це відбувається з читачем

king-log-opening = Хто починає?
king-log-opening_roll = { $you ->
    [yes] Ви:
   *[no] { $monster }:
} { $claws ->
    [0] кігтів немає.
    [one] { $claws } кіготь.
    [few] { $claws } кігті.
   *[many] { $claws } кігтів.
}
king-log-begins = { $you ->
    [yes] Ви починаєте.
   *[no] Починає { $monster }.
}
king-log-turn = { $you ->
    [yes] Хід { $number }: ваш, { $monster }
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
} кубик: тепер { $face }.
king-log-claws_added = { $you ->
    [yes] Ваші карти додають
   *[no] { $monster } додає картами
} { $amount ->
    [one] { $amount } кіготь.
    [few] { $amount } кігті.
   *[many] { $amount } кігтів.
}
king-log-camouflage_rolled = { $you ->
    [yes] Ви кидаєте
   *[no] { $monster } кидає
} за камуфляж: { $dice }.
king-log-stars = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} { $amount ->
    [one] { $amount } зірку
    [few] { $amount } зірки
   *[many] { $amount } зірок
} (тепер { $total }).
king-log-lost_stars = { $you ->
    [yes] Ви втрачаєте
   *[no] { $monster } втрачає
} { $amount ->
    [one] { $amount } зірку
    [few] { $amount } зірки
   *[many] { $amount } зірок
} (залишилося { $total }).
king-log-hearts = { $you ->
    [yes] Ви відновлюєте
   *[no] { $monster } відновлює
} { $amount ->
    [one] { $amount } серце
    [few] { $amount } серця
   *[many] { $amount } сердець
} (тепер { $total }).
king-log-lost_hearts = { $you ->
    [yes] Ви втрачаєте
   *[no] { $monster } втрачає
} { $amount ->
    [one] { $amount } серце
    [few] { $amount } серця
   *[many] { $amount } сердець
} (залишилося { $total }).
king-log-energy = { $you ->
    [yes] Ви отримуєте
   *[no] { $monster } отримує
} { $amount ->
    [one] { $amount } енергію
    [few] { $amount } енергії
   *[many] { $amount } енергії
} (тепер { $total }).
king-log-paid = { $you ->
    [yes] Ви сплачуєте
   *[no] { $monster } сплачує
} { $amount ->
    [one] { $amount } енергію
    [few] { $amount } енергії
   *[many] { $amount } енергії
} (залишилося { $total }).
king-log-lost_energy = { $you ->
    [yes] Ви втрачаєте
   *[no] { $monster } втрачає
} { $amount ->
    [one] { $amount } енергію
    [few] { $amount } енергії
   *[many] { $amount } енергії
} (залишилося { $total }).
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
    [yes] Ви б’єте
   *[no] { $monster } б’є
} кігтями: { $claws }.
king-log-saved = { $you ->
    [yes] Ви уникаєте
   *[no] { $monster } уникає
} втрати { $amount ->
    [one] { $amount } серця.
    [few] { $amount } сердець.
   *[many] { $amount } сердець.
}
king-log-entered_city = { $you ->
    [yes] Ви входите
   *[no] { $monster } входить
} до Токіо-Сіті.
king-log-entered_bay = { $you ->
    [yes] Ви входите
   *[no] { $monster } входить
} до Токійської затоки.
king-log-moved_to_city = { $you ->
    [yes] Ви переходите
   *[no] { $monster } переходить
} до Токіо-Сіті.
king-log-left_tokyo = { $you ->
    [yes] Ви покидаєте
   *[no] { $monster } покидає
} Токіо.
king-log-yielded = { $you ->
    [yes] Ви поступаєтеся
   *[no] { $monster } поступається
} Токіо.
king-log-bay_closed = Токійську затоку закрито до кінця гри.
king-log-fell = { $you ->
    [yes] Ви втрачаєте
   *[no] { $monster } втрачає
} останнє серце.
king-log-came_back = { $you ->
    [yes] Ваше місце посідає дитинча: ви граєте далі
   *[no] { $monster } поступається місцем дитинчаті й грає далі
} з 10 серцями та без карт і зірок.
king-log-eliminated = { $you ->
    [yes] Ви вибуваєте з гри.
   *[no] { $monster } вибуває з гри.
}
king-log-revealed = Нова карта на ринку: «{ $card }».
king-log-swept = { $you ->
    [yes] Ви оновлюєте
   *[no] { $monster } оновлює
} ринок.
king-log-looked = { $you ->
    [yes] Ви дивитеся
   *[no] { $monster } дивиться
} верхню карту колоди.
king-log-bought = { $you ->
    [yes] Ви купуєте
   *[no] { $monster } купує
} карту «{ $card }» за { $price ->
    [one] { $price } енергію.
    [few] { $price } енергії.
   *[many] { $price } енергії.
}
king-log-bought_from = { $you ->
    [yes] Ви купуєте
   *[no] { $monster } купує
} карту «{ $card }» (попередній власник: { $seller }).
king-log-used = { $you ->
    [yes] Ви застосовуєте
   *[no] { $monster } застосовує
} карту «{ $card }».
king-log-copied = { $you ->
    [yes] Ваша «Імітація» тепер копіює
   *[no] { $monster } копіює «Імітацією»
} карту «{ $card }».
king-log-sold = { $you ->
    [yes] Ви продаєте
   *[no] { $monster } продає
} карту «{ $card }» за { $price ->
    [one] { $price } енергію.
    [few] { $price } енергії.
   *[many] { $price } енергії.
}
king-log-lost_card = { $you ->
    [yes] Ви скидаєте
   *[no] { $monster } скидає
} карту «{ $card }».
king-log-reshuffled = Скид перемішано в нову колоду: { $cards ->
    [one] { $cards } карта.
    [few] { $cards } карти.
   *[many] { $cards } карт.
}
king-log-goes_again = { $you ->
    [yes] Ви робите
   *[no] { $monster } робить
} ще один хід.
king-log-won = { $you ->
    [yes] Ви перемогли!
   *[no] { $monster } перемагає.
}
king-log-nobody_won = Нікого не залишилося, і ніхто не перемагає.
