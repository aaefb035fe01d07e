## What happens in King of Tokyo; $you is yes when it happens to the reader

king-log-opening = Who begins? Most claws.
king-log-opening_roll = { $you ->
    [yes] You:
   *[no] { $monster }:
} { $claws ->
    [0] no claws.
   *[some] { counted-claws }.
}
king-log-begins = { $you ->
    [yes] You begin.
   *[no] { $monster } begins.
}
king-log-turn = { $you ->
    [yes] Turn { $number }: yours ({ $monster })
   *[no] Turn { $number }: { $monster }
}
king-log-rolled = { $you ->
    [yes] You roll
   *[no] { $monster } rolls
} { $dice }.
king-log-probed = { $you ->
    [yes] You reroll
   *[no] { $monster } rerolls
} one of the dice: { $dice }.
king-log-changed_die = { $you ->
    [yes] You turn
   *[no] { $monster } turns
} a die to { $face }.
king-log-claws_added = { $you ->
    [yes] Your cards add
   *[no] { $monster }’s cards add
} { counted-claws-amount }.
king-log-camouflage_rolled = { $you ->
    [yes] You roll
   *[no] { $monster } rolls
} { $dice } for { king-card-camouflage }.
king-log-stars = { $you ->
    [yes] You gain
   *[no] { $monster } gains
} { counted-stars-amount } (now { $total }).
king-log-lost_stars = { $you ->
    [yes] You lose
   *[no] { $monster } loses
} { counted-stars-amount } ({ $total } left).
king-log-hearts = { $you ->
    [yes] You gain
   *[no] { $monster } gains
} { counted-hearts-amount } (now { $total }).
king-log-lost_hearts = { $you ->
    [yes] You lose
   *[no] { $monster } loses
} { counted-hearts-amount } ({ $total ->
    [0] none left!
   *[some] { $total } left
}).
king-log-energy = { $you ->
    [yes] You gain
   *[no] { $monster } gains
} { counted-energy-amount } (now { $total }).
king-log-paid = { $you ->
    [yes] You pay
   *[no] { $monster } pays
} { counted-energy-amount } ({ $total } left).
king-log-lost_energy = { $you ->
    [yes] You lose
   *[no] { $monster } loses
} { counted-energy-amount } ({ $total } left).
king-log-poisoned = { $you ->
    [yes] You get
   *[no] { $monster } gets
} a poison token.
king-log-shrunk = { $you ->
    [yes] You get
   *[no] { $monster } gets
} a shrink token.
king-log-cured = { $you ->
    [yes] You remove
   *[no] { $monster } removes
} a poison token.
king-log-grew_back = { $you ->
    [yes] You remove
   *[no] { $monster } removes
} a shrink token.
king-log-smash = { $you ->
    [yes] You strike
   *[no] { $monster } strikes
} with { counted-claws }{ $claws ->
    [5] { king-log-quake }
    [6] { king-log-quake }
    [7] { king-log-quake }
    [8] { king-log-quake }
    [9] { king-log-quake }
   *[some] .
}
king-log-quake = . The ground shakes!
king-log-saved = { $you ->
    [yes] You are
   *[no] { $monster } is
} spared the loss of { counted-hearts-amount.of }.
king-log-entered_city = { $you ->
    [yes] You stomp
   *[no] { $monster } stomps
} into Tokyo City.
king-log-entered_bay = { $you ->
    [yes] You splash
   *[no] { $monster } splashes
} into Tokyo Bay.
king-log-moved_to_city = { $you ->
    [yes] You move
   *[no] { $monster } moves
} to Tokyo City.
king-log-left_tokyo = { $you ->
    [yes] You leave
   *[no] { $monster } leaves
} Tokyo.
king-log-yielded = { $you ->
    [yes] You yield
   *[no] { $monster } yields
} Tokyo.
king-log-bay_closed = Too few monsters for two places: Tokyo Bay is closed for good.
king-log-came_back = { $you ->
    [yes] You fall… but you have a child!
   *[no] { $monster } falls… but it has a child!
} It plays on: 10 hearts, no cards, no stars.
king-log-eliminated = { $you ->
    [yes] You crash to the ground: you are out of the game.
   *[no] { $monster } crashes to the ground: out of the game!
}
king-log-revealed = New in the market: { $card }.
king-log-swept = { $you ->
    [yes] You sweep
   *[no] { $monster } sweeps
} the whole market off the table.
king-log-looked = { $you ->
    [yes] You look
   *[no] { $monster } looks
} at the top card of the deck.
king-log-bought = { $you ->
    [yes] You buy
   *[no] { $monster } buys
} { $card } for { counted-energy-price }.
king-log-bought_from = { $you ->
    [yes] You buy
   *[no] { $monster } buys
} { $card } from { $seller }.
king-log-used = { $you ->
    [yes] You use
   *[no] { $monster } uses
} { $card }.
king-log-copied = { $you ->
    [yes] Your { king-card-mimic } now copies
   *[no] { $monster }’s { king-card-mimic } now copies
} { $card }.
king-log-sold = { $you ->
    [yes] You sell
   *[no] { $monster } sells
} { $card } for { counted-energy-price }.
king-log-lost_card = { $you ->
    [yes] You discard
   *[no] { $monster } discards
} { $card }.
king-log-reshuffled = The discard pile is shuffled into a new deck of { counted-cards }.
king-log-goes_again = { $you ->
    [yes] You’re not done: you take
   *[no] Not done yet! { $monster } takes
} another turn.
king-log-won = { $you ->
    [yes] Victory! Tokyo is yours.
   *[no] { $monster } wins: Tokyo has a new master.
}
king-log-nobody_won = Nobody is left standing. Tokyo wins!
