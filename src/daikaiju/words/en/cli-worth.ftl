## daikaiju cards --worth

cli-option-worth = Show what buying each card does to the chance to win.
cli-error-players-without-worth = --players belongs to --worth: the cards are the same for any number of players
worth-column-worth = Worth, points
worth-column-taken = { web-worth-taken }
worth-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-about = { $games ->
    [one] From { $games } game
   *[other] From { $games } games
} of the champion’s network against itself. At most once in a game, a coin decided whether a card was bought or the best other answer was given; the points say how much more often those won who had to buy it, in percentage points, and ± is one standard error. Below zero, something else was better on average. The last column is how often the champion would have bought the card itself.
worth-packs = what cards are worth was measured without packs: leave out --packs
worth-not-seen = { web-worth-none }
worth-title = { web-worth-title }, in percentage points
worth-column-players = { web-worth-players }
worth-column-games = { web-worth-games }
worth-all = { web-worth-all }
