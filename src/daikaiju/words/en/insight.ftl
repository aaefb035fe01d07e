## Answers about dice

insight-stop = Keep all dice and stop
insight-keep = Keep { $dice }
insight-keep-none = Reroll all dice

## Why an answer is better; $reasons is a list of what follows below

insight-why = “{ $best }” wins { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than “{ $other }”: { $reasons }.
insight-why-round = “{ $best }” wins { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than “{ $other }”: a round later, { $reasons }.

## Reasons: what the dice bring; $more says whether it is more or less

insight-reason-roll-stars = { $more ->
    [yes] { $amount ->
            [one] { $amount } more star for numbers
           *[other] { $amount } more stars for numbers
        }
   *[no] { $amount ->
            [one] { $amount } fewer star for numbers
           *[other] { $amount } fewer stars for numbers
        }
}
insight-reason-roll-heart = { $more ->
    [yes] { $amount ->
            [one] { $amount } more heart on the dice
           *[other] { $amount } more hearts on the dice
        }
   *[no] { $amount ->
            [one] { $amount } fewer heart on the dice
           *[other] { $amount } fewer hearts on the dice
        }
}
insight-reason-roll-energy = { $more ->
    [yes] { $amount ->
            [one] { $amount } more energy on the dice
           *[other] { $amount } more energy on the dice
        }
   *[no] { $amount ->
            [one] { $amount } less energy on the dice
           *[other] { $amount } less energy on the dice
        }
}
insight-reason-roll-claw = { $more ->
    [yes] { $amount ->
            [one] { $amount } more claw on the dice
           *[other] { $amount } more claws on the dice
        }
   *[no] { $amount ->
            [one] { $amount } fewer claw on the dice
           *[other] { $amount } fewer claws on the dice
        }
}
insight-reason-roll-smash = { $more ->
    [yes] { $amount ->
            [one] { $amount } more Smash on the dice
           *[other] { $amount } more Smashes on the dice
        }
   *[no] { $amount ->
            [one] { $amount } fewer Smash on the dice
           *[other] { $amount } fewer Smashes on the dice
        }
}
insight-reason-roll-heal = { $more ->
    [yes] { $amount ->
            [one] { $amount } more Heal on the dice
           *[other] { $amount } more Heals on the dice
        }
   *[no] { $amount ->
            [one] { $amount } fewer Heal on the dice
           *[other] { $amount } fewer Heals on the dice
        }
}
insight-reason-roll-fame = { $more ->
    [yes] { $amount ->
            [one] { $amount } more Fame symbol on the dice
           *[other] { $amount } more Fame symbols on the dice
        }
   *[no] { $amount ->
            [one] { $amount } fewer Fame symbol on the dice
           *[other] { $amount } fewer Fame symbols on the dice
        }
}
insight-reason-roll-destruction = { $more ->
    [yes] { $amount ->
            [one] { $amount } more Destruction symbol on the dice
           *[other] { $amount } more Destruction symbols on the dice
        }
   *[no] { $amount ->
            [one] { $amount } fewer Destruction symbol on the dice
           *[other] { $amount } fewer Destruction symbols on the dice
        }
}
insight-reason-roll-power = { $more ->
    [yes] { $amount ->
            [one] { $amount } more Special Power on the dice
           *[other] { $amount } more Special Powers on the dice
        }
   *[no] { $amount ->
            [one] { $amount } fewer Special Power on the dice
           *[other] { $amount } fewer Special Powers on the dice
        }
}
insight-reason-triple-1 = { $chance } % for three ones instead of { $other } %
insight-reason-triple-2 = { $chance } % for three twos instead of { $other } %
insight-reason-triple-3 = { $chance } % for three threes instead of { $other } %

## Reasons: what is different a round later

insight-reason-won = { $chance } % to have won instead of { $other } %
insight-reason-lost = { $chance } % to have lost instead of { $other } %
insight-reason-out = { $chance } % to be out of the game instead of { $other } %
insight-reason-tokyo = { $chance } % to be in Tokyo instead of { $other } %
insight-reason-stars = { $more ->
    [yes] { $amount ->
            [one] { $amount } more star
           *[other] { $amount } more stars
        }
   *[no] { $amount ->
            [one] { $amount } fewer star
           *[other] { $amount } fewer stars
        }
}
insight-reason-hearts = { $more ->
    [yes] { $amount ->
            [one] { $amount } more heart
           *[other] { $amount } more hearts
        }
   *[no] { $amount ->
            [one] { $amount } fewer heart
           *[other] { $amount } fewer hearts
        }
}
insight-reason-energy = { $more ->
    [yes] { $amount ->
            [one] { $amount } more energy
           *[other] { $amount } more energy
        }
   *[no] { $amount ->
            [one] { $amount } less energy
           *[other] { $amount } less energy
        }
}
insight-reason-cards = { $more ->
    [yes] { $amount ->
            [one] { $amount } more card
           *[other] { $amount } more cards
        }
   *[no] { $amount ->
            [one] { $amount } fewer card
           *[other] { $amount } fewer cards
        }
}
insight-reason-life = { $more ->
    [yes] { $amount ->
            [one] { $amount } more Life Point
           *[other] { $amount } more Life Points
        }
   *[no] { $amount ->
            [one] { $amount } fewer Life Point
           *[other] { $amount } fewer Life Points
        }
}
insight-reason-dice-tokens = { $more ->
    [yes] { $amount ->
            [one] { $amount } more Dice token
           *[other] { $amount } more Dice tokens
        }
   *[no] { $amount ->
            [one] { $amount } fewer Dice token
           *[other] { $amount } fewer Dice tokens
        }
}
insight-reason-rivals-hearts = { $more ->
    [yes] { $amount ->
            [one] { $amount } more heart for all rivals together
           *[other] { $amount } more hearts for all rivals together
        }
   *[no] { $amount ->
            [one] { $amount } fewer heart for all rivals together
           *[other] { $amount } fewer hearts for all rivals together
        }
}
insight-reason-rivals-stars = { $more ->
    [yes] { $amount ->
            [one] { $amount } more star for the leading rival
           *[other] { $amount } more stars for the leading rival
        }
   *[no] { $amount ->
            [one] { $amount } fewer star for the leading rival
           *[other] { $amount } fewer stars for the leading rival
        }
}
insight-reason-rival-life = { $more ->
    [yes] { $amount ->
            [one] { $amount } more Life Point for the rival
           *[other] { $amount } more Life Points for the rival
        }
   *[no] { $amount ->
            [one] { $amount } fewer Life Point for the rival
           *[other] { $amount } fewer Life Points for the rival
        }
}
insight-reason-rival-energy = { $more ->
    [yes] { $amount ->
            [one] { $amount } more energy for the rival
           *[other] { $amount } more energy for the rival
        }
   *[no] { $amount ->
            [one] { $amount } less energy for the rival
           *[other] { $amount } less energy for the rival
        }
}
insight-reason-rivals-out = { $more ->
    [yes] { $amount ->
            [one] { $amount } more rival out of the game
           *[other] { $amount } more rivals out of the game
        }
   *[no] { $amount ->
            [one] { $amount } fewer rival out of the game
           *[other] { $amount } fewer rivals out of the game
        }
}
insight-reason-fame = { $more ->
    [yes] { $amount ->
            [one] the Fame marker { $amount } space nearer
           *[other] the Fame marker { $amount } spaces nearer
        }
   *[no] { $amount ->
            [one] the Fame marker { $amount } space farther
           *[other] the Fame marker { $amount } spaces farther
        }
}
insight-reason-destruction = { $more ->
    [yes] { $amount ->
            [one] the Destruction marker { $amount } space nearer
           *[other] the Destruction marker { $amount } spaces nearer
        }
   *[no] { $amount ->
            [one] the Destruction marker { $amount } space farther
           *[other] the Destruction marker { $amount } spaces farther
        }
}

## What makes a position impossible

insight-odd = This position cannot occur: { $reasons }.
insight-odd-energy = { $monster } has { counted-energy }, more than so few turns can bring
insight-odd-stars = { $monster } has had the stars to win before this turn
insight-odd-rolls = { $rolls ->
    [one] { $rolls } Roll is left
   *[other] { $rolls } Rolls are left
}, more than cards can give

## Problems

insight-packs = nobody has learned what positions with the cards of { $packs } are worth: hints and reviews need a game without packs
insight-endless = what is still to be done in this position never ends: a turn must lead to the next one
insight-nothing-played = nothing was played in this game: a review needs at least one answer of a player
insight-no-such-step = there is no step { $step } in this game: its steps are 0 to { $steps }

## Reviews

insight-rolled = Roll: { $dice }
insight-drawn = { $card } comes up
insight-turned-by-chance = Turn { $turn }: { $what } { $good ->
    [yes] brings
   *[no] costs
} { $monster } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
insight-turned-by-answer = Turn { $turn }: { $monster } chooses “{ $what }” and gives away { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
insight-turned-by-mistake = Turn { $turn }: { $monster } chooses “{ $what }” and gives away { $points ->
    [one] { $points } point
   *[other] { $points } points
}; “{ $better }” was better.
insight-mark-best = best
insight-mark-good = good
insight-mark-inaccuracy = inaccuracy
insight-mark-mistake = mistake
insight-mark-blunder = blunder
