## What dice show, as it is said; $count is how many show it

face-1 = { $count ->
    [one] a one
   *[other] { $count } ones
}
face-2 = { $count ->
    [one] a two
   *[other] { $count } twos
}
face-3 = { $count ->
    [one] a three
   *[other] { $count } threes
}
face-heart = { $count ->
    [one] a heart
   *[other] { $count } hearts
}
face-energy = { $count ->
    [one] an energy symbol
   *[other] { $count } energy symbols
}
face-claw = { $count ->
    [one] a claw
   *[other] { $count } claws
}
face-smash = { $count ->
    [one] a Smash
   *[other] { $count } Smashes
}
face-heal = { $count ->
    [one] a Heal
   *[other] { $count } Heals
}
face-fame = { $count ->
    [one] a Fame symbol
   *[other] { $count } Fame symbols
}
face-destruction = { $count ->
    [one] a Destruction symbol
   *[other] { $count } Destruction symbols
}
face-power = { $count ->
    [one] a Special Power symbol
   *[other] { $count } Special Power symbols
}

## Counted things: written once, quoted by whatever counts them. A message is named after the thing, and after its argument where that is called otherwise; .of is the genitive of languages that have one

counted-stars-amount = { $amount ->
    [one] { $amount } star
   *[other] { $amount } stars
}
counted-hearts-amount = { $amount ->
    [one] { $amount } heart
   *[other] { $amount } hearts
}
    .of = { $amount ->
        [one] { $amount } heart
       *[other] { $amount } hearts
    }
counted-hearts-losing = { $losing ->
    [one] { $losing } heart
   *[other] { $losing } hearts
}
counted-hearts = { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}
counted-claws-amount = { $amount ->
    [one] { $amount } claw
   *[other] { $amount } claws
}
counted-claws = { $claws ->
    [one] { $claws } claw
   *[other] { $claws } claws
}
counted-energy-amount = { $amount ->
    [one] { $amount } energy
   *[other] { $amount } energy
}
counted-energy-price = { $price ->
    [one] { $price } energy
   *[other] { $price } energy
}
counted-energy = { $energy ->
    [one] { $energy } energy
   *[other] { $energy } energy
}
counted-life-amount = { $amount ->
    [one] { $amount } Life Point
   *[other] { $amount } Life Points
}
counted-dice_tokens-amount = { $amount ->
    [one] { $amount } Dice token
   *[other] { $amount } Dice tokens
}
counted-dice_tokens = { $dice_tokens ->
    [one] { $dice_tokens } Dice token
   *[other] { $dice_tokens } Dice tokens
}
counted-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
    .of = { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
counted-hits-hitting = { $hitting ->
    [one] { $hitting } hit
   *[other] { $hitting } hits
}
    .of = { $hitting ->
        [one] { $hitting } hit
       *[other] { $hitting } hits
    }
counted-smashes = { $smashes ->
    [one] { $smashes } Smash
   *[other] { $smashes } Smashes
}
counted-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## How the last thing of a list is joined to the others

list-and = { $rest } and { $last }
