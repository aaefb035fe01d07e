## Tournaments: options

cli-option-tournament-bots = The bots, with commas between them; a bot may enter several times. One of your own is named by its file: mine.py:MyBot.
cli-option-tournament-games = How many games; a few more if the last ones would leave somebody without their turn in every seat.
cli-option-tournament-players = How many sit at a table; all bots by default. If there are more bots than seats, all combinations of them play.
cli-option-tournament-workers = How many games are played at once; as many as there are cores by default.
cli-option-tournament-on = Where games are played: on this machine’s cores, or on a Ray cluster.
cli-option-tournament-save = A file for finished games: run the same command again, and it goes on from there.
cli-option-tournament-decide = Stop as soon as it is certain whether the first bot wins more or less often than this: a share such as 0.62, or “equal” for that of equals.
cli-option-tournament-error = With --decide: how probable a wrong verdict may be.
cli-option-tournament-seconds = How long a bot may think about one answer before it forfeits the game.

## What is wrong

tournament-too-few = { $bots ->
    [one] { $bots } bot cannot
   *[other] { $bots } bots cannot
} fill a table for { $players }; name at least { $players }.
tournament-too-many = { $bots } bots can be combined in more ways than anybody can play; name fewer, or let more of them sit at a table.
tournament-no-games = Play at least 1 game, not { $games }.
tournament-not-saved = { $file } is not the file of a tournament; name another one, or one that does not exist yet.
tournament-another = { $file } belongs to another tournament: there { $name } is { $saved }, here it is { $asked }. Name another file, or one that does not exist yet.
cli-error-share = { $option } cannot be “{ $given }”: it must be a number between 0 and 1{ $equal ->
    [yes] , or “equal”
   *[no] { "" }
}.
cluster-not-reached = The Ray cluster cannot be reached ({ $reason }); RAY_ADDRESS says where it is, and without it one is started here.
cluster-lost = The Ray cluster was lost ({ $reason }); start the command again once it runs.
cli-error-seconds = { $option } cannot be “{ $given }”: it must be a number of seconds above 0 and at most { $most }.

## Results

cli-tournament-title = { $game }, edition of { $edition }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $players ->
    [one] { $players } monster
   *[other] { $players } monsters
}, seed { $seed }. Every bot sat in every seat with the same dice.
cli-tournament-bot = Bot
cli-tournament-games = Games
cli-tournament-share = Wins
cli-tournament-interval = { $percent }%
cli-tournament-rating = Rating
cli-tournament-ms = ms an answer
cli-tournament-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-tournament-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-tournament-verdict = { $verdict ->
    [above] { $bot } wins more often than { $share }.
    [below] { $bot } wins less often than { $share }.
   *[open] Whether { $bot } wins more or less often than { $share } is not certain yet: play more games.
} Each wrong verdict has a probability of at most { $error }; the intervals hold whenever play stops.
cli-tournament-forfeit = Game { $number }: { $bot } { $kind ->
    [raised] raised an error
    [illegal] gave an illegal answer
    [too_slow] took too long
   *[crashed] ended its process
}{ $reason ->
    [none] .
   *[some] : { $reason }
}
cli-tournament-more-forfeits = … and { $more ->
    [one] { $more } more forfeit
   *[other] { $more } more forfeits
}.
cli-tournament-interrupted = Stopped. Finished games are in { $file }: run the same command again to go on.
