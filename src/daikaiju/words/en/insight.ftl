## Answers about dice

insight-stop = Keep all dice and stop
insight-keep = Keep { $dice }
insight-keep-none = Reroll all dice

## Why an answer is better; $reasons is a list of what follows below

insight-points = { NUMBER($points, maximumFractionDigits: 0) }%
insight-better = { $points ->
    [0] A little better than “{ $other }”
   *[some] The chance to win is { insight-points } higher than with “{ $other }”
}
insight-why = { insight-better }. On average: { $reasons }.
insight-why-chances = { insight-better }: { $reasons }.
insight-why-round = { insight-better }. A round later, on average: { $reasons }.
insight-why-round-chances = { insight-better }. A round later: { $reasons }.
insight-and = { $rest }; { $last }
insight-for-you = { $reason } for you
insight-for-named = { $reason } for { $monster }

## What speaks for the best answer, in one sentence; $reason is one of those below

insight-because = On average, { $reason }.
insight-because-chance = With this answer: { $reason }.
insight-because-round = A round later, on average, { $reason }.
insight-because-round-chance = A round later: { $reason }.
insight-because-points = { insight-better }.
insight-because-even = “{ $other }” is just as good.

## Amounts in reasons; $more says whether it is more or less

insight-more = { $more ->
    [yes] more
   *[no] fewer
}
insight-stars = { $amount } { insight-more } { $amount ->
    [one] star
   *[other] stars
}
    .slightly = slightly { insight-more } stars
insight-hearts = { $amount } { insight-more } { $amount ->
    [one] heart
   *[other] hearts
}
    .slightly = slightly { insight-more } hearts
insight-energy = { $amount } { $more ->
    [yes] more
   *[no] less
} energy
    .slightly = a little { $more ->
        [yes] more
       *[no] less
    } energy
insight-life = { $amount } { insight-more } { $amount ->
    [one] Life Point
   *[other] Life Points
}
    .slightly = slightly { insight-more } Life Points
insight-spaces = { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} { $more ->
    [yes] closer to victory
   *[no] farther from victory
}
    .slightly = a little { $more ->
        [yes] closer to victory
       *[no] farther from victory
    }

## Reasons: what the dice bring

insight-reason-roll-stars = { insight-stars } from numbers
    .slightly = { insight-stars.slightly } from numbers
insight-reason-roll-heart = { insight-hearts } on the dice
    .slightly = { insight-hearts.slightly } on the dice
insight-reason-roll-energy = { insight-energy } on the dice
    .slightly = { insight-energy.slightly } on the dice
insight-reason-roll-claw = { $amount } { insight-more } { $amount ->
    [one] claw
   *[other] claws
} on the dice
    .slightly = slightly { insight-more } claws on the dice
insight-reason-roll-smash = { $amount } { insight-more } { $amount ->
    [one] Smash
   *[other] Smashes
} on the dice
    .slightly = slightly { insight-more } Smashes on the dice
insight-reason-roll-heal = { $amount } { insight-more } { $amount ->
    [one] Heal
   *[other] Heals
} on the dice
    .slightly = slightly { insight-more } Heals on the dice
insight-reason-roll-fame = { $amount } { insight-more } { $amount ->
    [one] Fame symbol
   *[other] Fame symbols
} on the dice
    .slightly = slightly { insight-more } Fame symbols on the dice
insight-reason-roll-destruction = { $amount } { insight-more } { $amount ->
    [one] Destruction symbol
   *[other] Destruction symbols
} on the dice
    .slightly = slightly { insight-more } Destruction symbols on the dice
insight-reason-roll-power = { $amount } { insight-more } { $amount ->
    [one] Special Power symbol
   *[other] Special Power symbols
} on the dice
    .slightly = slightly { insight-more } Special Power symbols on the dice
insight-reason-triple-1 = { $chance }% chance of three ones, not { $other }%
insight-reason-triple-2 = { $chance }% chance of three twos, not { $other }%
insight-reason-triple-3 = { $chance }% chance of three threes, not { $other }%

## Reasons: what is different a round later

insight-reason-won = { $chance }% chance to have won already, not { $other }%
insight-reason-lost = { $chance }% chance to have lost already, not { $other }%
insight-reason-out = { $chance }% chance to be out of the game, not { $other }%
insight-reason-tokyo = { $chance }% chance to hold Tokyo, not { $other }%
insight-reason-tokyo-less = only { $chance }% chance to be caught in Tokyo, not { $other }%
insight-reason-stars = { insight-stars }
    .slightly = { insight-stars.slightly }
insight-reason-hearts = { insight-hearts }
    .slightly = { insight-hearts.slightly }
insight-reason-energy = { insight-energy }
    .slightly = { insight-energy.slightly }
insight-reason-cards = { $amount } { insight-more } { $amount ->
    [one] card
   *[other] cards
}
    .slightly = slightly { insight-more } cards
insight-reason-life = { insight-life }
    .slightly = { insight-life.slightly }
insight-reason-dice-tokens = { $amount } { insight-more } { $amount ->
    [one] Dice token
   *[other] Dice tokens
}
    .slightly = slightly { insight-more } Dice tokens
insight-reason-rivals-hearts = { insight-hearts } for all rivals together
    .slightly = { insight-hearts.slightly } for all rivals together
insight-reason-rivals-stars = { insight-stars } for the leading rival
    .slightly = { insight-stars.slightly } for the leading rival
insight-reason-rival-life = { insight-life } for the rival
    .slightly = { insight-life.slightly } for the rival
insight-reason-rival-energy = { insight-energy } for the rival
    .slightly = { insight-energy.slightly } for the rival
insight-reason-rivals-out = { $amount } { insight-more } { $amount ->
    [one] rival
   *[other] rivals
} out of the game
    .slightly = rivals out of the game a little { $more ->
        [yes] more often
       *[no] less often
    }
insight-reason-fame = the Fame marker { insight-spaces }
    .slightly = the Fame marker { insight-spaces.slightly }
insight-reason-destruction = the Destruction marker { insight-spaces }
    .slightly = the Destruction marker { insight-spaces.slightly }

## What makes a position impossible

insight-odd = This position cannot occur: { $reasons }.
insight-odd-energy = { $monster } has { counted-energy }, more than so few turns can bring
insight-odd-stars = { $monster } had the stars to win before this turn
insight-odd-rolls = { $rolls ->
    [one] { $rolls } Roll is left
   *[other] { $rolls } Rolls are left
}, more than cards can give

## What the coach has not learned

insight-guessed = { $several ->
    [no] The coach has not learned { $cards } yet, and guesses what it is worth from similar cards.
   *[yes] The coach has not learned { $cards } yet, and guesses what they are worth from similar cards.
}

## Problems

insight-packs = no browser can value the cards of { $packs }: for hints and reviews of this game, use a server or the terminal
insight-endless = the turn in this position never ends: each turn must lead to the next
insight-nothing-played = nothing was played in this game: a review needs at least one answer of a player
insight-no-such-step = there is no step { $step } in this game: its steps are 0 to { $steps }

## Reviews

insight-rolled = Roll: { $dice }
insight-drawn = { $card } comes up
insight-turned-by-chance = Turn { $turn }. { $what }. { $monster }’s chance to win { $good ->
    [yes] rises
   *[no] drops
} by { insight-points }.
insight-turned-by-answer = Turn { $turn }. { $monster } chooses “{ $what }” and gives away { insight-points } of the chance to win.
insight-turned-by-mistake = Turn { $turn }. { $monster } chooses “{ $what }” and gives away { insight-points } of the chance to win; “{ $better }” was better.
insight-mark-best = best
insight-mark-good = good
insight-mark-inaccuracy = inaccuracy
insight-mark-mistake = mistake
insight-mark-blunder = blunder
