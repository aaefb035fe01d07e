## Ratings

web-leaderboard-lead = From rated games, counting every place. Those whose strength is certain come first.
web-leaderboard-minimum = Listed are those with at least { $games } rated games, at least { $opponents } different opponents, and a rating no more uncertain than ± { $uncertainty }.
web-leaderboard-empty = This list is still empty: nobody has played enough rated games. The first place is yours to take.
web-leaderboard-place = Place
web-leaderboard-player = Player
web-leaderboard-rating = Rating
web-leaderboard-games = Games
web-rating-value = { $rating } ± { $uncertainty }
web-profile-lead = With an account since { $date }
web-profile-none = No rated games yet. The record and the rating appear here after the first one.
web-profile-chart = Rating after each game, from { $first } to { $last }. The band shows how uncertain it is.
web-profile-tally = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
web-profile-monsters = By monster
web-profile-sizes = By number of players
web-profile-size = { $size } players
web-profile-games = Rated games
web-profile-place = { $left ->
    [yes] left, so last
   *[no] place { $place } of { $seats }
}
web-profile-replay = Watch
server-refused-no-such-person = Nobody here has an account by this name.
