## The table of King

king-help-rules = On dice: ♥ heart, ϟ energy, /// claw. Three equal numbers give that many stars, each further one a star more. From outside, claws hit those in Tokyo; from Tokyo, everybody outside. Hearts do not heal in Tokyo. 20 stars win, and so does the last monster standing.
king-order-asked = From now on you are asked in which order your dice count.
king-order-usual = Your dice count as stars, energy, hearts, claws from now on.
king-won-stars = { $you ->
    [yes] You win with 20 stars!
   *[no] { $monster } wins with 20 stars.
}
king-won-standing = { $you ->
    [yes] You win: nobody else is left standing!
   *[no] { $monster } wins: nobody else is left standing.
}
king-won-shared = The victory is shared by { $monsters }.
king-won-nobody = Nobody is left, and nobody wins.
king-stat-stars = Stars
king-stat-hearts = Hearts
king-stat-turns = Turns
king-stat-claws = Claws
king-stat-lost = Hearts lost
king-stat-healed = Healed
king-stat-earned = Energy
king-stat-cards = Cards
king-stat-tokyo = Entries

## Questions of King, and their answers by the words of the text format

king-answer-heal = Heal 1 heart for 2 energy (Rapid Healing)
king-answer-stop = Stop
king-answer-decline = No, thanks

king-ask-roll = { $rolls ->
    [0] No Roll is left. Do you want more?
    [one] Which dice do you keep? ({ $rolls } Roll left)
   *[other] Which dice do you keep? ({ $rolls } Rolls left)
}
    .reroll = { $dice ->
        [0] Keep all dice and stop
        [one] Roll { $dice } die again
       *[other] Roll { $dice } dice again
    }
    .use = Use { $card }
    .stop = Keep the dice as they are
king-ask-probe_die = Psychic Probe: do you throw one of { $active }’s dice again?
    .probe = Die { $die }, which shows { $face }
    .decline = Leave them
king-ask-change = Do you change your dice?
    .use = Use { $card }
    .stop = Keep the dice as they are
king-ask-die = Which die do you use { $card } on?
    .die = Die { $die }, which shows { $face }
king-ask-die_to_turn = Which die do you turn?
    .die = Die { $die }, which shows { $face }
king-ask-face = Which face shall die { $die } show?
    .face = { $face }
king-ask-resolve = What do you resolve next?
    .resolve = { $group ->
        [stars] Numbers, for stars
        [energy] Energy
        [hearts] Hearts
       *[claws] Claws
    }
    .in_order = Everything in the usual order: stars, energy, hearts, claws
king-ask-heart = What do you use a heart for? You have { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}; { $left ->
    [one] { $left } rolled one
   *[other] { $left } rolled ones
} to use.
    .heal_self = Heal 1 heart
    .cure = Take off a poison token
    .grow_back = Take off a shrink token
    .give_to = Give it to { $monster } for up to 2 energy
    .nothing = Nothing
king-ask-escape = { $attacker } strikes: you are to lose { $losing ->
    [one] { $losing } heart
   *[other] { $losing } hearts
} and have { $hearts }. Do you yield Tokyo with Jets and lose none?
    .yield = Yield Tokyo and lose no hearts
    .stay = Stay in Tokyo and lose { $losing ->
        [one] { $losing } heart
       *[other] { $losing } hearts
    }
king-ask-yield_or_stay = { $attacker } has struck you in Tokyo: you have { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
} left, and { $threats ->
    [0] nobody
    [one] { $threats } monster
   *[other] { $threats } monsters
} outside can strike you before your next turn. Do you yield?
    .yield = Yield Tokyo to { $attacker }
    .stay = Stay in Tokyo
king-ask-suffer_or_answer = You lose { $losing ->
    [one] { $losing } heart
   *[other] { $losing } hearts
} and have { $hearts }{ $deadly ->
    [yes] : that would be your end
   *[no] {""}
}. Do you do something about it?
    .use = Use { $card }
    .suffer = Lose { $losing ->
        [one] { $losing } heart
       *[other] { $losing } hearts
    }
king-ask-buy = Do you buy a card? You have { $energy } energy.
    .buy = Buy { $card } for { $price }
    .buy-from = Buy { $card } from { $monster } for { $price }
    .buy-top = Buy { $card } from the top of the deck for { $price }
    .sweep = Sweep the market: three new cards for 2 energy
    .look = Look at the top card of the deck
    .stop = Buy nothing more
king-ask-snatch = Opportunist: do you buy a card just turned up? You have { $energy } energy.
    .buy = Buy { $card } for { $price }
    .decline = Let it lie
king-ask-copy = Which card does your Mimic copy{ $price ->
    [0] {""}
   *[some] { " for" } { $price } energy
}?
    .copy = { $card } ({ $monster })
    .decline = Leave the token as it is
king-ask-sell = Metamorph: do you discard a Keep card for its energy? You have { $energy } energy.
    .sell = Discard { $card }
    .stop = Discard nothing more
king-ask-go_again = Freeze Time: do you take another turn with one die fewer?
    .go_again = Take another turn
    .decline = Let the next monster play
king-ask-charge_more = Do you put one more of your { $energy } energy on { $card }? It holds { $tokens }.
    .charge = Put 1 energy on it; it will hold 2 more
    .stop = Leave it at that
king-ask-hide_again = Camouflage: do you throw { $threes ->
    [one] the 3
   *[other] the { $threes } 3s
} again?
    .roll_threes = Throw again
    .decline = Leave it
king-ask-probe_again = Your Psychic Probe rolled a 3. Do you throw that die again with Background Dweller?
    .roll_threes = Throw again
    .decline = Leave the 3
