## Answers about dice

insight-stop = Keep all dice and stop
insight-keep = Keep { $dice }
insight-keep-none = Reroll all dice

## Why an answer is better; $reasons is a list of what follows below

insight-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
insight-why = “{ $best }” is { insight-points } better than “{ $other }”: { $reasons }.
insight-why-round = “{ $best }” is { insight-points } better than “{ $other }”: a round later, { $reasons }.

## Amounts in reasons; $more says whether it is more or less

insight-more = { $more ->
    [yes] more
   *[no] fewer
}
insight-stars = { $amount } { insight-more } { $amount ->
    [one] star
   *[other] stars
}
insight-hearts = { $amount } { insight-more } { $amount ->
    [one] heart
   *[other] hearts
}
insight-energy = { $amount } { $more ->
    [yes] more
   *[no] less
} energy
insight-life = { $amount } { insight-more } { $amount ->
    [one] Life Point
   *[other] Life Points
}
insight-spaces = { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} { $more ->
    [yes] nearer
   *[no] farther
}

## Reasons: what the dice bring

insight-reason-roll-stars = { insight-stars } for numbers
insight-reason-roll-heart = { insight-hearts } on the dice
insight-reason-roll-energy = { insight-energy } on the dice
insight-reason-roll-claw = { $amount } { insight-more } { $amount ->
    [one] claw
   *[other] claws
} on the dice
insight-reason-roll-smash = { $amount } { insight-more } { $amount ->
    [one] Smash
   *[other] Smashes
} on the dice
insight-reason-roll-heal = { $amount } { insight-more } { $amount ->
    [one] Heal
   *[other] Heals
} on the dice
insight-reason-roll-fame = { $amount } { insight-more } { $amount ->
    [one] Fame symbol
   *[other] Fame symbols
} on the dice
insight-reason-roll-destruction = { $amount } { insight-more } { $amount ->
    [one] Destruction symbol
   *[other] Destruction symbols
} on the dice
insight-reason-roll-power = { $amount } { insight-more } { $amount ->
    [one] Special Power
   *[other] Special Powers
} on the dice
insight-reason-triple-1 = { $chance } % for three ones instead of { $other } %
insight-reason-triple-2 = { $chance } % for three twos instead of { $other } %
insight-reason-triple-3 = { $chance } % for three threes instead of { $other } %

## Reasons: what is different a round later

insight-reason-won = { $chance } % to have won instead of { $other } %
insight-reason-lost = { $chance } % to have lost instead of { $other } %
insight-reason-out = { $chance } % to be out of the game instead of { $other } %
insight-reason-tokyo = { $chance } % to be in Tokyo instead of { $other } %
insight-reason-stars = { insight-stars }
insight-reason-hearts = { insight-hearts }
insight-reason-energy = { insight-energy }
insight-reason-cards = { $amount } { insight-more } { $amount ->
    [one] card
   *[other] cards
}
insight-reason-life = { insight-life }
insight-reason-dice-tokens = { $amount } { insight-more } { $amount ->
    [one] Dice token
   *[other] Dice tokens
}
insight-reason-rivals-hearts = { insight-hearts } for all rivals together
insight-reason-rivals-stars = { insight-stars } for the leading rival
insight-reason-rival-life = { insight-life } for the rival
insight-reason-rival-energy = { insight-energy } for the rival
insight-reason-rivals-out = { $amount } { insight-more } { $amount ->
    [one] rival
   *[other] rivals
} out of the game
insight-reason-fame = the Fame marker { insight-spaces }
insight-reason-destruction = the Destruction marker { insight-spaces }

## What makes a position impossible

insight-odd = This position cannot occur: { $reasons }.
insight-odd-energy = { $monster } has { counted-energy }, more than so few turns can bring
insight-odd-stars = { $monster } had the stars to win before this turn
insight-odd-rolls = { $rolls ->
    [one] { $rolls } Roll is left
   *[other] { $rolls } Rolls are left
}, more than cards can give

## Problems

insight-packs = no network has learned what positions with the cards of { $packs } are worth: hints and reviews need a game without packs
insight-endless = the turn in this position never ends: each turn must lead to the next
insight-nothing-played = nothing was played in this game: a review needs at least one answer of a player
insight-no-such-step = there is no step { $step } in this game: its steps are 0 to { $steps }

## Reviews

insight-rolled = Roll: { $dice }
insight-drawn = { $card } comes up
insight-turned-by-chance = Turn { $turn }. { $what }. { $monster } { $good ->
    [yes] gains
   *[no] loses
} { insight-points }.
insight-turned-by-answer = Turn { $turn }. { $monster } chooses “{ $what }” and gives away { insight-points }.
insight-turned-by-mistake = Turn { $turn }. { $monster } chooses “{ $what }” and gives away { insight-points }; “{ $better }” was better.
insight-mark-best = best
insight-mark-good = good
insight-mark-inaccuracy = inaccuracy
insight-mark-mistake = mistake
insight-mark-blunder = blunder
