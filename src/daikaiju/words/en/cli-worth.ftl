## daikaiju cards --worth

cli-option-worth = Show what buying each card does to the chance to win.
cli-error-players-without-worth = --players belongs to --worth: the cards are the same for any number of players
worth-column-worth = Worth, points
worth-column-times = Occasions
worth-column-taken = { web-worth-taken }
worth-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-about = { $games ->
    [one] From { $games } game
   *[other] From { $games } games
} of the champion: each card that could be bought, against the best other answer, as the champion sees them; ± is one standard error. Below zero, something else was usually better. Points are percentage points of the chance to win.
worth-packs = what cards are worth was measured without packs: leave out --packs
worth-not-seen = { web-worth-none }
worth-title = { web-worth-title }, in percentage points
worth-column-players = { web-worth-players }
worth-column-games = { web-worth-games }
worth-all = { web-worth-all }
