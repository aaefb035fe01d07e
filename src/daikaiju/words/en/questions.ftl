## The table of King of Tokyo

king-help-rules = On dice: ♥ heart, ϟ energy, /// claw. Three 1s are worth 1 star, three 2s 2 stars, three 3s 3 stars; each further die of that number is worth 1 more. Outside Tokyo, your claws hit those in Tokyo; in Tokyo, they hit everyone outside. Hearts do not heal in Tokyo. You win with 20 stars or as the last monster standing.
king-order-asked = From now on you choose the order in which your dice are resolved.
king-order-usual = From now on your dice are resolved in the usual order: stars, energy, hearts, claws.
king-won-stars = { $you ->
    [yes] Tokyo bows to you: 20 stars!
   *[no] { $monster } is King of Tokyo: 20 stars!
}
king-won-standing = { $you ->
    [yes] Nothing is left but rubble and you. You win!
   *[no] { $monster } wins: nothing else is left but rubble.
}
king-won-shared = { $monsters } share the victory, and what is left of Tokyo.
king-stat-stars = Stars
king-stat-hearts = Hearts
king-stat-turns = Turns
king-stat-claws = Claws
king-stat-lost = Hearts lost
king-stat-healed = Healed
king-stat-earned = Energy gained
king-stat-cards = { web-cards }
king-stat-tokyo = Entered Tokyo

## Questions of King of Tokyo, and their answers by the words of the text format

king-answer-interject = { king-ask-roll.use }
    .rapid_healing = Heal 1 heart for 2 energy ({ king-card-rapid_healing })
king-answer-stop = Stop
king-answer-decline = No, thanks

king-ask-roll = { $rolls ->
    [0] You have no Rolls left. Want more?
    [one] Which dice will you keep? ({ $rolls } Roll left)
   *[other] Which dice will you keep? ({ $rolls } Rolls left)
}
    .reroll = { $dice ->
        [0] Keep all dice and stop
        [one] Reroll { $dice } die
       *[other] Reroll { $dice } dice
    }
    .use = Use { $card }
    .stop = Keep the dice as they are
king-ask-probe_die = { king-card-psychic_probe }: reroll one of { $active }’s dice?
    .probe = Die { $die }, which shows { $face }
    .decline = Leave them
king-ask-change = Change any dice?
    .use = { king-ask-roll.use }
    .stop = { king-ask-roll.stop }
king-ask-die = Which die will you use { $card } on?
    .die = { king-ask-probe_die.probe }
king-ask-die_to_turn = Which die will you turn?
    .die = { king-ask-probe_die.probe }
king-ask-face = What should die { $die } show?
    .face = { $face }
king-ask-resolve = What will you resolve next?
    .resolve = { $group ->
        [stars] Numbers, for stars
        [energy] Energy
        [hearts] Hearts
       *[claws] Claws
    }
    .in_order = Everything in the usual order: stars, energy, hearts, claws
king-ask-heart = What is this heart for? You have { counted-hearts }; rolled hearts left: { $left }.
    .heal_self = Heal 1 heart
    .cure = Remove a poison token
    .grow_back = Remove a shrink token
    .give_to = Give it to { $monster } for up to 2 energy
    .nothing = Nothing
king-ask-escape = { $attacker } strikes! You are about to lose { counted-hearts-losing } and have { $hearts }. Yield Tokyo with { king-card-jets } and lose none?
    .yield = Yield Tokyo and lose no hearts
    .stay = Stay in Tokyo and lose { counted-hearts-losing }
king-ask-yield_or_stay = { $attacker } has struck you! { counted-hearts } left; { $threats ->
    [0] nobody
    [one] { $threats } monster
   *[other] { $threats } monsters
} can strike before your turn. Yield Tokyo?
    .yield = Yield Tokyo to { $attacker }
    .stay = Stay in Tokyo
king-ask-suffer_or_answer = You are about to lose { counted-hearts-losing } and have { $hearts }{ $deadly ->
    [yes] : that would finish you
   *[no] {""}
}. Defend yourself?
    .use = { king-ask-roll.use }
    .suffer = Lose { counted-hearts-losing }
king-ask-heal_first = Energy or a card is about to be taken from you. You have { counted-hearts } and { counted-energy }. Use a card first?
    .decline = Let it be taken
king-ask-buy = Buy a card? You have { counted-energy }.
    .buy = Buy { $card } for { $price }
    .buy-from = Buy { $card } from { $monster } for { $price }
    .buy-top = Buy { $card } from the top of the deck for { $price }
    .sweep = Sweep the market: three new cards for 2 energy
    .look = Look at the top card of the deck
    .stop = Buy nothing
king-ask-snatch = { king-card-opportunist }: buy a card just turned up? You have { counted-energy }.
    .buy = { king-ask-buy.buy }
    .decline = Let it lie
king-ask-copy = Which card will your { king-card-mimic } copy{ $price ->
    [0] {""}
   *[some] { " for" } { counted-energy-price }
}?
    .copy = { $card } ({ $monster })
    .decline = Leave the token where it is
king-ask-sell = { king-card-metamorph }: sell a Keep card for its price? You have { counted-energy }.
    .sell = Sell { $card }
    .stop = Sell nothing
king-ask-go_again = { king-card-freeze_time }: take another turn with one die fewer?
    .go_again = Take another turn
    .decline = Let the next monster play
king-ask-charge_more = Put 1 more energy on { $card }? You have { $energy }, the card holds { $tokens }.
    .charge = Put 1 energy on it; it will hold 2 more
    .stop = { king-answer-stop }
king-ask-hide_again = { king-card-camouflage }: reroll { $threes ->
    [one] the 3
   *[other] the { $threes } 3s
}?
    .roll_threes = Reroll
    .decline = { king-ask-probe_die.decline }
king-ask-probe_again = Your { king-card-psychic_probe } rolled a 3. Reroll that die with { king-card-background_dweller }?
    .roll_threes = { king-ask-hide_again.roll_threes }
    .decline = Leave the 3
