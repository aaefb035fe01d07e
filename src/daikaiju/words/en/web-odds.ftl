## Chances at the table, beside the dice

web-chances = Chances
web-chances-show = Show chances
web-chances-hide = Hide chances
web-chances-none = These dice cannot decide anything this turn.
odds-goal-triple = three of a number
odds-goal-knock-out = knocking out { $monsters }
odds-goal-win-smash = winning by Smashes
odds-goal-win-fame = winning on the Fame track
odds-goal-win-destruction = winning on the Destruction track
odds-goal-buy = energy for { $card }
