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
duel-power = { $monster }: { $name }. { $power }
duel-fewer-dice = { $count ->
    [one] { $count } die fewer next turn
   *[other] { $count } dice fewer next turn
}
duel-dominated = { duel-card-dominate } next turn
duel-help-rules = On dice: /// Smash, ♥ Heal, ϟ Energy, ★ Fame, ✸ Destruction, ! Special Power. Three ★ pull the Fame marker 1 space towards you, each further ★ one space more; ✸ does the same for Destruction. On tokens: / 1 hit, // 2 hits, ♥ 1 Life Point, ϟ 1 energy, ⚄ 1 Dice token, ♔ King token. You win on your Victory space, with both markers in your Spotlight Zones, or when your Rival has no Life Points left.
duel-order-asked = { king-order-asked }
duel-order-usual = From now on your dice are resolved in the usual order: Fame, Destruction, Energy, Heal, Smash. You are asked only while you can use your Special Power.
duel-example = snack time
duel-won-life = { $you ->
    [yes] { $rival } will not get up again: no Life Points left. You win!
   *[no] { $monster } wins: { $rival } will not get up again, with no Life Points left.
}
duel-won-victory_space = { $you ->
    [yes] Tokyo is yours: a marker has reached your Victory space!
   *[no] { $monster } conquers Tokyo: a marker has reached its Victory space.
}
duel-won-spotlight = { $you ->
    [yes] All eyes on you: both markers are in your Spotlight Zones. You win!
   *[no] All eyes on { $monster }: both markers are in its Spotlight Zones, and it wins.
}
duel-stat-life = Life Points
duel-stat-energy = Energy left
duel-stat-turns = { king-stat-turns }
duel-stat-hits = Life Points lost
duel-stat-healed = { king-stat-healed }
duel-stat-earned = { king-stat-earned }
duel-stat-pulls = Pulls
duel-stat-bonuses = Bonuses
duel-stat-cards = { king-stat-cards }

## Questions of the Duel, and their answers by the words of the text format

duel-answer-interject = { king-ask-roll.use }
    .alien_metabolism = First discard a card of the row ({ duel-card-alien_metabolism })
duel-answer-stop = { king-answer-stop }
duel-answer-decline = { king-answer-decline }

duel-ask-wake = { duel-card-hibernation }: wake up? You have { $life } of { $most } Life Points.
    .wake_up = Discard the card and play your turn
    .sleep = Sleep through this turn and gain 6 Life Points
duel-ask-buy_early = { duel-card-made_in_a_lab }: buy a card before rolling, for 1 energy less? You have { counted-energy }.
    .buy = { king-ask-buy.buy }
    .stop = Buy nothing yet
duel-ask-give_up = { duel-card-dominate }: you roll one die fewer for each Keep card you hold. Discard any?
    .discard = Discard { $card }
    .keep_cards = { $cards ->
        [one] Keep it and roll { $cards } die fewer
       *[other] Keep them and roll { $cards } dice fewer
    }
duel-ask-spend_dice_tokens = You have { counted-dice_tokens }. Spend any for extra dice this turn?
    .spend_dice_tokens = { $number ->
        [one] Spend { $number } token: one extra die
       *[other] Spend { $number } tokens: { $number } extra dice
    }
    .decline = Save them
duel-ask-roll = { $rolls ->
    [one] Which dice will you keep? ({ $rolls } Roll left)
   *[other] Which dice will you keep? ({ $rolls } Rolls left)
}
    .reroll = { king-ask-roll.reroll }
duel-ask-roll_fame_dice = { duel-card-in_the_shadows }: reroll dice that show Fame?
    .reroll_fame = { $number ->
        [one] Reroll { $number } of them
       *[other] Reroll { $number } of them
    }
    .stop = { king-ask-roll.stop }
duel-ask-put_symbol = { $powers ->
    [one] You have { $powers } Special Power symbol.
   *[other] You have { $powers } Special Power symbols.
} Which symbol will you add to your Roll for two of them?
    .add = { $face }
    .decline = None
duel-ask-put_again = Add { $face } once more, for one Special Power symbol?
    .add_again = Add it again
    .decline = No
duel-ask-trigger = Your Roll triggers several cards. Which comes next?
    .trigger = { $card }
duel-ask-reboot = { duel-card-rebooting }: leave all your dice unresolved?
    .reboot = Leave them: 2 energy and 2 Dice tokens instead
    .decline = Resolve the dice
duel-ask-charge = { duel-card-titanic_batteries }: leave two dice unresolved for a Dice token?
    .leave_out = Leave out { $face } and { $other_face }
    .decline = Resolve all dice
duel-ask-resolve = { king-ask-resolve }
    .resolve = { $group ->
        [smash] Smash: hits on your Rival
        [heal] Heal
        [energy] Energy
        [fame] Fame: pull the marker
        [destruction] Destruction: pull the marker
       *[power] Special Power: { $power }
    }
    .in_order = Everything in the usual order, except the Special Power
duel-ask-pull_marker = Which marker will you pull 1 space towards you?
    .pull = { $track ->
        [fame] Fame, which stands on { $space }
       *[destruction] Destruction, which stands on { $space }
    }
duel-ask-multiply = Multiply your Smashes by your Special Power symbols?
    .multiply = Yes: { $smashes } × { $powers } = { counted-hits }
    .decline = { $smashes ->
        [one] No: { $smashes } hit
       *[other] No: { $smashes } hits
    }
duel-ask-mark_ground = Where will you put a King token?
    .mark = New token: { $place }
    .mark-move = { $now } → { $place }
duel-ask-place = Where will you put the Buzz token { $token }? { $effect }
    .place = { $place }
    .place-turned = { $place }, towards you: { $bonus }
    .leave = Leave it where it lies: { $now }
duel-ask-strike = { duel-card-lightning_speed }: this token space has no bonus. Hit your Rival?
    .strike = { duel-bonus-smash }
    .decline = No
duel-ask-lash_out = { duel-card-unchained }: take the bonus or hit your Rival instead?
    .lash_out = { duel-bonus-smash }
    .take_bonus = Take the bonus: { $bonus }
duel-ask-hide = You are about to take { counted-hits-hitting.of } with { $life ->
    [one] { $life } Life Point
   *[other] { $life } Life Points
} left. Roll a die for each hit ({ duel-card-camouflage })?
    .hide = Roll; each Heal cancels a hit
    .decline = Take the hits
duel-ask-pose = { duel-card-in_shape }: pay 1 energy to pull Fame 1 space? You have { counted-energy }.
    .pose = { $times ->
        [one] Pay 1 energy and pull Fame 1 space
       *[other] Pay 1 energy and pull Fame 1 space (possible { $times } times)
    }
    .stop = { king-answer-stop }
duel-ask-swap_cards = { duel-card-unstable_dna }: trade it for a Keep card of your Rival?
    .swap_for = Take { $card }
    .decline = Keep your own
duel-ask-conduct = Your Rival has gained { counted-energy-amount }. Discard { duel-card-superconductor } to gain as much?
    .conduct = Discard it and gain { counted-energy-amount }
    .decline = Keep the card
duel-ask-buy = { king-ask-buy }
    .buy = { king-ask-buy.buy }
    .sweep = Replace the row: three new cards for 2 energy
    .stop = { $bought ->
        [yes] Buy nothing more
       *[no] Buy nothing and gain 1 energy
    }
duel-ask-destroy = { duel-card-tesla_impulse }: which Keep card of your Rival is discarded?
    .destroy = { $card }
duel-ask-discard_from_row = { duel-card-alien_metabolism }: which card of the row will you discard?
    .discard = { $card }
