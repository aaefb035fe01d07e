## What happens in the Duel; $you is yes when it happens to the reader

duel-log-opening = Who begins?
duel-log-opening_roll = { $you ->
    [yes] You:
   *[no] { $monster }:
} { $smashes ->
    [0] no Smash.
    [one] { $smashes } Smash.
   *[other] { $smashes } Smashes.
}
duel-log-begins = { $you ->
    [yes] You begin.
   *[no] { $monster } begins.
}
duel-log-turn = { $you ->
    [yes] Turn { $number }: yours, { $monster }
   *[no] Turn { $number }: { $monster }
}
duel-log-goes_again = { $you ->
    [yes] You take
   *[no] { $monster } takes
} another turn.
duel-log-slept = { $you ->
    [yes] You sleep
   *[no] { $monster } sleeps
} through this turn.
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
} { $amount ->
    [one] { $amount } Dice token
   *[other] { $amount } Dice tokens
} ({ $total } left).
duel-log-rolled = { $you ->
    [yes] You roll
   *[no] { $monster } rolls
} { $dice }.
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
} { $left_out } unresolved.
duel-log-resolved = { $you ->
    [yes] You resolve
   *[no] { $monster } resolves
} { $resolved }.
duel-log-multiplied = { $you ->
    [yes] You multiply
   *[no] { $monster } multiplies
} { $smashes ->
    [one] { $smashes } Smash
   *[other] { $smashes } Smashes
} to { $hits ->
    [one] { $hits } hit.
   *[other] { $hits } hits.
}
duel-log-life = { $you ->
    [yes] You gain
   *[no] { $monster } gains
} { $amount ->
    [one] { $amount } Life Point
   *[other] { $amount } Life Points
} (now { $total }).
duel-log-energy = { $you ->
    [yes] You gain
   *[no] { $monster } gains
} { $amount } energy (now { $total }).
duel-log-paid = { $you ->
    [yes] You pay
   *[no] { $monster } pays
} { $amount } energy ({ $total } left).
duel-log-dice_tokens = { $you ->
    [yes] You gain
   *[no] { $monster } gains
} { $amount ->
    [one] { $amount } Dice token
   *[other] { $amount } Dice tokens
} (now { $total }).
duel-log-hit = { $you ->
    [yes] You are dealt
   *[no] { $monster } is dealt
} { $hits ->
    [one] { $hits } hit.
   *[other] { $hits } hits.
}
duel-log-saved = { $you ->
    [yes] You are
   *[no] { $monster } is
} spared { $hits ->
    [one] { $hits } hit.
   *[other] { $hits } hits.
}
duel-log-lost_life = { $you ->
    [yes] You lose
   *[no] { $monster } loses
} { $amount ->
    [one] { $amount } Life Point
   *[other] { $amount } Life Points
} ({ $total } left).
duel-log-stood_firm = { $you ->
    [yes] You stand firm and keep
   *[no] { $monster } stands firm and keeps
} 1 Life Point.
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
duel-log-stopped = A King token stops { $you ->
    [yes] your
   *[no] { $monster }’s
} pull of { $track ->
    [fame] Fame
   *[destruction] Destruction
}: { $spaces_lost ->
    [one] { $spaces_lost } step is lost.
   *[other] { $spaces_lost } steps are lost.
}
duel-log-bonus = { $you ->
    [yes] You come
   *[no] { $monster } comes
} across the { $token } token: { $bonus }.
duel-log-traded_bonus = { $you ->
    [yes] You hit the Rival
   *[no] { $monster } hits the Rival
} instead of taking the bonus ({ $bonus }).
duel-log-placed = The { $token } token now lies on { $place }.
duel-log-lifted = The { $token } token is taken off the board.
duel-log-revealed = New in the row: { $card }.
duel-log-swept = { $you ->
    [yes] You replace
   *[no] { $monster } replaces
} the card row.
duel-log-bought = { $you ->
    [yes] You buy
   *[no] { $monster } buys
} { $card } for { $price } energy.
duel-log-used = { $you ->
    [yes] You use
   *[no] { $monster } uses
} { $card }.
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
} { $cards ->
    [one] { $cards } card under domination.
   *[other] { $cards } cards under domination.
}
duel-log-won = { $you ->
    [yes] You win!
   *[no] { $monster } wins.
}
