## The table of the Duel

duel-track-fame = Fame
duel-track-destruction = Destruction
duel-bonus-empty = nothing
duel-bonus-smash = 1 hit on the Rival
duel-bonus-double_smash = 2 hits on the Rival
duel-bonus-heal = 1 Life Point
duel-bonus-energy = 1 energy
duel-bonus-dice = 1 Dice token
duel-from-to = { $track } { $from }…{ $to }
duel-on = { $track } { $space }
duel-row = Card row
duel-cheaper = 1 off
duel-legend = + is your side. ═ Spotlight Zone, [ ] on the scale: Victory space, ▼ marker.
duel-token = Buzz token { $token }: { $effect }
duel-tokens = Buzz tokens
duel-column-dice = Dice tokens
duel-power = { $monster }: { $name }. { $power }
duel-fewer-dice = { $count ->
    [one] { $count } die fewer next turn
   *[other] { $count } dice fewer next turn
}
duel-dominated = dominated next turn
duel-help-rules = On dice: /// Smash, ♥ Heal, ϟ Energy, ★ Fame, ✸ Destruction, ! Special Power. Three ★ pull the Fame marker 1 space towards you, each further one a space more; ✸ the same for Destruction. On tokens: / 1 hit, // 2 hits, ♥ 1 life, ϟ 1 energy, ⚄ 1 Dice token, ♔ King token. You win on your Victory space, with both markers in your Spotlight Zones, or when your Rival has no life left.
duel-order-asked = From now on you are asked in which order your dice count.
duel-order-usual = From now on your dice count as Fame, Destruction, energy, Heal, Smash; you are asked only while you can use your Special Power.
duel-example = snack time
duel-won-life = { $you ->
    [yes] You win: { $rival } has no life left!
   *[no] { $monster } wins: { $rival } has no life left.
}
duel-won-victory_space = { $you ->
    [yes] You win: you have pulled a marker onto your Victory space!
   *[no] { $monster } wins on a Victory space.
}
duel-won-spotlight = { $you ->
    [yes] You win: both markers are in your Spotlight Zones!
   *[no] { $monster } wins: both markers are in its Spotlight Zones.
}
duel-stat-life = Life
duel-stat-energy = Energy left
duel-stat-turns = Turns
duel-stat-hits = Life lost
duel-stat-healed = Healed
duel-stat-earned = Energy
duel-stat-pulls = Pulls
duel-stat-bonuses = Bonuses
duel-stat-cards = Cards

## Questions of the Duel, and their answers by the words of the text format

duel-answer-metabolism = First discard a card of the row ({ duel-card-alien_metabolism })
duel-answer-stop = Stop
duel-answer-decline = No, thanks

duel-ask-wake = { duel-card-hibernation }: do you wake up? You have { $life } of { $most } life.
    .wake_up = Discard the card and play your turn
    .sleep = Sleep through this turn and gain 6 life
duel-ask-buy_early = { duel-card-made_in_a_lab }: do you buy a card before rolling, 1 energy cheaper? You have { $energy } energy.
    .buy = Buy { $card } for { $price }
    .stop = Buy nothing yet
duel-ask-give_up = { duel-card-dominate }: every Keep card you hold costs you a die this turn. Do you discard any?
    .discard = Discard { $card }
    .keep_cards = { $cards ->
        [one] Keep it and roll 1 die fewer
       *[other] Keep them and roll { $cards } dice fewer
    }
duel-ask-spend_dice_tokens = You have { $dice_tokens ->
    [one] { $dice_tokens } Dice token
   *[other] { $dice_tokens } Dice tokens
}. Do you spend any for extra dice this turn?
    .spend_dice_tokens = { $number ->
        [one] Spend { $number } token: one extra die
       *[other] Spend { $number } tokens: { $number } extra dice
    }
    .decline = Keep them
duel-ask-roll = { $rolls ->
    [one] Which dice do you keep? ({ $rolls } roll left)
   *[other] Which dice do you keep? ({ $rolls } rolls left)
}
    .reroll = { $dice ->
        [0] Keep all dice and stop
        [one] Roll { $dice } die again
       *[other] Roll { $dice } dice again
    }
duel-ask-roll_fame_dice = { duel-card-in_the_shadows }: do you roll dice that show Fame again?
    .reroll_fame = { $number ->
        [one] Roll { $number } of them again
       *[other] Roll { $number } of them again
    }
    .stop = Keep the dice as they are
duel-ask-put_symbol = { $powers ->
    [one] You have { $powers } Special Power symbol.
   *[other] You have { $powers } Special Power symbols.
} Which symbol do you add to your Roll for two of them?
    .add = { $face }
    .decline = None
duel-ask-put_again = Do you add { $face } once more, for one Special Power symbol?
    .add_again = Add it again
    .decline = No
duel-ask-trigger = Your Roll sets off several cards. Which comes next?
    .trigger = { $card }
duel-ask-reboot = { duel-card-rebooting }: do you leave all your dice unresolved?
    .reboot = Discard the card for 2 energy and 2 Dice tokens; the dice do nothing
    .decline = Resolve the dice
duel-ask-charge = { duel-card-titanic_batteries }: do you leave two dice unresolved for a Dice token?
    .leave_out = Leave out { $face } and { $other_face }
    .decline = Resolve all dice
duel-ask-resolve = What do you resolve next?
    .resolve = { $group ->
        [smash] Smash: hits on your Rival
        [heal] Heal
        [energy] Energy
        [fame] Fame: pull the marker
        [destruction] Destruction: pull the marker
       *[power] Special Power: { $power }
    }
    .in_order = Everything but the power: Fame, Destruction, energy, Heal, Smash
duel-ask-pull_marker = Which marker do you pull 1 space towards you?
    .pull = { $track ->
        [fame] Fame, which stands on { $space }
       *[destruction] Destruction, which stands on { $space }
    }
duel-ask-multiply = Do you multiply your Smashes by your Special Power symbols?
    .multiply = { $hits ->
        [one] Yes: { $smashes } × { $powers } = { $hits } hit
       *[other] Yes: { $smashes } × { $powers } = { $hits } hits
    }
    .decline = { $smashes ->
        [one] No: { $smashes } hit
       *[other] No: { $smashes } hits
    }
duel-ask-mark_ground = Where do you put a King token?
    .mark = New token: { $place }
    .mark-move = { $now } → { $place }
duel-ask-place = Where do you put the Buzz token { $token }? { $effect }
    .place = { $place }
    .place-turned = { $place }, towards you: { $bonus }
    .leave = Leave it where it lies: { $now }
duel-ask-strike = { duel-card-lightning_speed }: you are on a token space without a bonus. Do you hit your Rival?
    .strike = 1 hit on the Rival
    .decline = No
duel-ask-lash_out = { duel-card-unchained }: do you take the bonus or hit your Rival instead?
    .lash_out = 1 hit on the Rival
    .take_bonus = Take the bonus: { $bonus }
duel-ask-hide = { $hitting ->
    [one] { $hitting } hit is
   *[other] { $hitting } hits are
} coming, and you have { $life } life. Do you roll as many dice for { duel-card-camouflage }?
    .hide = Roll; each Heal cancels a hit
    .decline = Take them
duel-ask-pose = { duel-card-in_shape }: do you pay 1 energy to pull Fame 1 space? You have { $energy } energy.
    .pose = { $times ->
        [one] Pay 1 energy and pull Fame 1 space
       *[other] Pay 1 energy and pull Fame 1 space (possible { $times } times)
    }
    .stop = Leave it at that
duel-ask-swap_cards = { duel-card-unstable_dna }: do you trade it for a Keep card of your Rival?
    .swap_for = Take { $card }
    .decline = Keep your own
duel-ask-conduct = Your Rival has gained { $amount } energy. Do you discard { duel-card-superconductor } to gain as much?
    .conduct = Discard it and gain { $amount } energy
    .decline = Keep the card
duel-ask-buy = Do you buy a card? You have { $energy } energy.
    .buy = Buy { $card } for { $price }
    .sweep = Replace the row: three new cards for 2 energy
    .stop = { $bought ->
        [yes] Buy nothing more
       *[no] Buy nothing and gain 1 energy
    }
duel-ask-destroy = { duel-card-tesla_impulse }: which Keep card of your Rival is discarded?
    .destroy = { $card }
duel-ask-discard_from_row = { duel-card-alien_metabolism }: which card of the row do you discard?
    .discard = { $card }
