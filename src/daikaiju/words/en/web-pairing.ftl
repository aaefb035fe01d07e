## Finding opponents

web-pairing-lead = Say what you would like to play. We find people who want the same, and the game begins once everybody is at the table.
web-pairing-players = Players
web-pairing-any-number = any number
web-pairing-clock = Time for each choice
web-pairing-any-clock = any time
web-pairing-bots-after = Offer bots
web-pairing-after = after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-pairing-never = never
web-pairing-rated-hint = Only with people who have an account. Whoever leaves comes last.
web-pairing-look = Find somebody
web-pairing-waiting = Looking for somebody…
web-pairing-time = Time waited
web-pairing-width-0 = Looking for people who want the same and are about as strong as you.
web-pairing-width-1 = Widening the search: a player more or fewer, a slightly different clock.
web-pairing-width-2 = Anybody who wants to play this game will do.
web-pairing-others = { $others ->
    [0] Nobody else is waiting for this game right now.
    [one] { $others } other person is waiting for this game.
   *[other] { $others } others are waiting for this game.
}
web-pairing-bots = Nobody is there yet. Play bots instead?
web-pairing-bots-now = Play bots now
web-pairing-go-on = Keep waiting
web-pairing-cancel = Cancel
web-pairing-lost = You were away for too long and lost your place. Look again?
web-pairing-found = A challenger approaches!
web-pairing-found-hint = The game is about to begin.
