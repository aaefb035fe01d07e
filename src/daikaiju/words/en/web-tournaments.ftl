## All tournaments

web-tournaments-lead = Swiss system and round robin for the Duel, tables of four for King of Tokyo. Everybody may watch.
web-tournaments-none = No tournament has been announced yet. A tournament brings people together for a few rounds and crowns a champion.
web-tournaments-open = To join
web-tournaments-running = Under way
web-tournaments-over = Finished
web-tournament-form-swiss = Swiss system
web-tournament-form-round-robin = Round robin
web-tournament-form-fours = Tables of four
web-tournament-players = { $players } of { $most } players
web-tournament-round = Round { $round } of { $rounds }
web-tournament-paused = Paused after round { $round } of { $rounds }
web-tournament-starts = Begins { $date }
web-tournament-starts-when = Begins when the organiser says so
web-tournament-ended = Ended { $date }
web-tournament-cancelled = Cancelled
web-tournament-by = held by { $name }
web-tournament-nobody = somebody who has left

## Holding one

web-tournament-hold = Hold a tournament
web-tournament-hold-account = Anyone with an account can hold a tournament.
web-tournament-name = Name of the tournament
web-tournament-form = System
web-tournament-rounds = Number of rounds
web-tournament-least = Minimum players
web-tournament-most = Maximum players
web-tournament-start-time = When it begins
web-tournament-start-hint = Left empty, it begins when you say so.
web-tournament-patience = Seconds to come to the table
web-tournament-patience-hint = Whoever has not come by then loses that game.
web-tournament-rated = Rated tournament
    .hint = Only people with an account can join.
web-tournament-announce = Announce it
web-tournament-organise = For the organiser
web-tournament-begin = Begin now
web-tournament-pause = Pause after this round
web-tournament-go-on = Resume the rounds
web-tournament-end = End the tournament
web-tournament-end-sure = Yes, end it: unfinished games do not count
web-tournament-end-not = No, continue
web-tournament-drop = Drop
web-tournament-drop-sure = Yes, drop { $name } for good

## Taking part

web-tournament-join = Take part
web-tournament-withdraw = Withdraw
web-tournament-come-back = Come back
web-tournament-account = Its games are rated: sign in to join, or create an account.
web-tournament-least-hint = It begins with at least { $least ->
    [one] { $least } player
   *[other] { $least } players
}.
web-tournament-joined = You take part. Have this page open when it begins: whoever is absent is not paired.
web-tournament-playing = You take part. When a round begins, go to your table within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
web-tournament-your-table = Round { $round }: you are expected at your table.
web-tournament-go = Go to your table
web-tournament-next = The next round begins in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
web-tournament-me-absent = You were absent and are not paired for now.
web-tournament-me-withdrawn = You have withdrawn.
web-tournament-me-dropped = The organiser has dropped you from this tournament.

## How things stand

web-tournament-who = Participants
web-tournament-standings = Standings
web-tournament-final = Final standings
web-tournament-winners = { $shared ->
    [yes] First place is shared: { $names }
   *[no] { $names } wins the tournament!
}
web-tournament-my-place = Your place: { $place } of { $players }
web-tournament-place = Place
web-tournament-player = Player
web-tournament-points = Points
web-tournament-games = Games
web-tournament-tie-buchholz = Buchholz
web-tournament-tie-sonneborn-berger = Sonneborn–Berger
web-tournament-tie-wins = Wins
web-tournament-tie-opponents = Opponents
web-tournament-tie-firsts = First places
web-tournament-status-absent = absent
web-tournament-status-withdrawn = withdrawn
web-tournament-status-dropped = dropped
web-tournament-all-rounds = Rounds
web-tournament-waits = Waiting for { $names }
web-tournament-replay = Watch the game
web-tournament-how-left = left
web-tournament-how-unopposed = nobody else came
web-tournament-how-absent = did not come
web-tournament-how-bye = bye
web-tournament-how-free = free round
web-tournament-how-void = could not be finished
web-tournament-how-unfinished = not finished

## What cannot be done

server-refused-bad-title = The name of a tournament has 1 to { $most } characters and nothing invisible in it.
server-refused-no-such-player = Nobody with this number takes part.
server-refused-no-such-tournament = There is no such tournament.
server-refused-not-organiser = Only the organiser of the tournament can do this.
server-refused-too-many-tournaments = You hold { $most ->
    [one] { $most } unfinished tournament
   *[other] { $most } unfinished tournaments
} already. Finish one first.
server-refused-tournament-begun = This tournament has begun already. Join the next one.
server-refused-tournament-clock = A tournament is played with a clock, so that nobody holds up a round. Choose one.
server-refused-tournament-dropped = { web-tournament-me-dropped }
server-refused-tournament-full = This tournament is full.
server-refused-tournament-not-begun = This tournament has not begun yet.
server-refused-tournament-organiser = Only people with an account can hold a tournament. Sign in, or create one.
server-refused-tournament-over = This tournament is over.
server-refused-tournament-size = A tournament needs at least { $least } players, and its upper limit cannot be below its lower one.
server-refused-tournament-time = A tournament begins in the future, at most { $days } days from now.
server-refused-tournament-too-few = It takes { $least ->
    [one] { $least } player
   *[other] { $least } players
} to begin, and { $there ->
    [one] { $there } has this page open
   *[other] { $there } have this page open
}.
