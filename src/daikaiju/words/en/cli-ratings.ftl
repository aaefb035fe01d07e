## Ratings

ratings-option-from = Where the games are: a data folder or the address of a PostgreSQL database; the usual folder if not given.
ratings-option-rebuild = Compute all ratings again from the stored games; no server may be using them.
ratings-progress = Rating games again
ratings-rebuilt = { $games ->
    [one] { $games } game
   *[other] { $games } games
} rated, { $replayed } played again; { $changed ->
    [0] every result was as stored
    [one] { $changed } result was corrected
   *[other] { $changed } results were corrected
}.
ratings-of-game = { $game ->
    [duel] { web-game-duel }
   *[king] { web-game-king }
}
ratings-line = { $place }. { $name }: { $rating } ± { $uncertainty } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
