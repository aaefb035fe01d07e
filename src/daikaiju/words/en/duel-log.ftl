## What happens in the Duel; $you is yes when it happens to the reader

duel-log-opening = Who begins? Most Smashes.
duel-log-opening_roll = { $you ->
    [yes] You:
   *[no] { $monster }:
} { $smashes ->
    [0] no Smashes.
   *[some] { counted-smashes }.
}
duel-log-begins = { king-log-begins }
duel-log-turn = { king-log-turn }
duel-log-goes_again = { king-log-goes_again }
duel-log-slept = Zzz… { $you ->
    [yes] You sleep
   *[no] { $monster } sleeps
} through the turn.
duel-log-fewer_dice = { $you ->
    [yes] You roll
   *[no] { $monster } rolls
} { $dice ->
    [one] { $dice } die fewer.
   *[other] { $dice } dice fewer.
}
duel-log-spent_dice_tokens = { $you ->
    [yes] You spend
   *[no] { $monster } spends
} { counted-dice_tokens-amount } ({ $total } left).
duel-log-rolled = { king-log-rolled }
duel-log-symbols_added = { $you ->
    [yes] You add
   *[no] { $monster } adds
} { $added } to the Roll.
duel-log-skipped_dice = { $you ->
    [yes] You leave
   *[no] { $monster } leaves
} all dice unresolved.
duel-log-left_out = { $you ->
    [yes] You leave
   *[no] { $monster } leaves
} two dice unresolved: { $left_out }.
duel-log-resolved = { $you ->
    [yes] You resolve
   *[no] { $monster } resolves
} { $resolved }.
duel-log-multiplied = { $you ->
    [yes] You multiply
   *[no] { $monster } multiplies
} { counted-smashes } to { counted-hits }.
duel-log-life = { $you ->
    [yes] You gain
   *[no] { $monster } gains
} { counted-life-amount } (now { $total }).
duel-log-energy = { king-log-energy }
duel-log-paid = { king-log-paid }
duel-log-dice_tokens = { $you ->
    [yes] You gain
   *[no] { $monster } gains
} { counted-dice_tokens-amount } (now { $total }).
duel-log-hit = { $you ->
    [yes] You are dealt
   *[no] { $monster } is dealt
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
    [yes] You are
   *[no] { $monster } is
} spared { counted-hits.of }.
duel-log-lost_life = { $you ->
    [yes] You lose
   *[no] { $monster } loses
} { counted-life-amount } ({ $total ->
    [0] none left!
   *[some] { $total } left
}).
duel-log-stood_firm = Not today! { $you ->
    [yes] You hang on
   *[no] { $monster } hangs on
} with 1 Life Point.
duel-log-camouflage_rolled = { $you ->
    [yes] You roll
   *[no] { $monster } rolls
} { $dice } for { duel-card-camouflage }.
duel-log-pulled = { $you ->
    [yes] You pull
   *[no] { $monster } pulls
} { $track ->
    [fame] Fame
   *[destruction] Destruction
} { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, to { $space }.
duel-log-stopped = A King token stops the { $track ->
    [fame] Fame
   *[destruction] Destruction
} marker that { $you ->
    [yes] you pull
   *[no] { $monster } pulls
}: { $spaces_lost ->
    [one] { $spaces_lost } space is lost.
   *[other] { $spaces_lost } spaces are lost.
}
duel-log-bonus = { $you ->
    [yes] You land
   *[no] { $monster } lands
} on the { $token } token: { $bonus }.
duel-log-traded_bonus = { $you ->
    [yes] You hit your Rival
   *[no] { $monster } hits the Rival
} instead of taking the bonus ({ $bonus }).
duel-log-placed = The { $token } token now lies on { $place }.
duel-log-lifted = The { $token } token is taken off the board.
duel-log-revealed = New in the row: { $card }.
duel-log-swept = { $you ->
    [yes] You replace
   *[no] { $monster } replaces
} the card row.
duel-log-bought = { king-log-bought }
duel-log-used = { king-log-used }
duel-log-discarded_from_row = { $you ->
    [yes] You discard
   *[no] { $monster } discards
} { $card } from the row.
duel-log-lost_card = { $you ->
    [yes] You lose
   *[no] { $monster } loses
} { $card }.
duel-log-swapped = { $you ->
    [yes] You trade
   *[no] { $monster } trades
} { $card } for { $for_card }.
duel-log-dominated = { $you ->
    [yes] You keep
   *[no] { $monster } keeps
} { counted-cards } despite { duel-card-dominate }.
duel-log-won = { king-log-won }
