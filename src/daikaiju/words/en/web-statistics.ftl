## Habits: what somebody does when there is an occasion for it

habit-leaves = Yields when struck in Tokyo
habit-buys = Buys a card when one is affordable
habit-claws_weak = Keeps claws with 5 hearts or fewer
habit-claws_strong = Keeps claws with 6 hearts or more
habit-hearts_weak = Keeps hearts with 5 hearts or fewer, outside Tokyo
habit-stops = Stops before the last Roll
habit-smashes = Keeps Smashes
habit-heals_weak = Keeps Heals with 6 Life Points or fewer
habit-fame = Keeps Fame symbols
habit-destruction = Keeps Destruction symbols
habit-share = { $percent }% ({ $low }–{ $high })
habit-of = { $done } of { $cases }
habit-too-few = { $cases ->
    [0] too few yet
    [one] too few yet: { $cases } case
   *[other] too few yet: { $cases } cases
}
habit-more = more often than the champion
habit-less = less often than the champion
habit-alike = no clear difference
habit-hearts = You yield with { $mine } hearts on average ({ $low }–{ $high }).
habit-hearts-both = Where it mattered, you yield with { $mine } hearts on average ({ $low }–{ $high }); the champion would yield with { $champion } ({ $champion_low }–{ $champion_high }).

## One’s own games over time

web-statistics-title = { web-own-statistics }
web-statistics-lead-guest = The finished games this browser knows. With an account, games from all your devices are counted together.
    .alone = Finished games that this browser has stored.
web-statistics-lead = The finished games of your account.
web-statistics-none = No finished games yet. Go and stomp something!
web-statistics-waiting = { $games ->
    [one] { $games } game is still being counted.
   *[other] { $games } games are still being counted.
}
web-statistics-shared = { $games ->
    [one] { $games } game was played by several people at one screen, and does not count here.
   *[other] { $games } games were played by several people at one screen, and do not count here.
}
web-statistics-tally = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
web-statistics-tables = Games and wins
web-statistics-edition = Edition
web-statistics-players = Players
web-statistics-games = Games
web-statistics-wins = Won
web-statistics-usual = Fair share
web-statistics-luck = Luck and skill
web-statistics-reviewed = From { $games ->
    [one] { $games } reviewed game
   *[other] { $games } reviewed games
} of { $all }, in percentage points for each game; ± is one standard error.
web-statistics-not-reviewed = Reviews tell luck from skill: each takes about ten seconds. None of these games is reviewed yet.
web-statistics-rivals = Your rivals gave away { $points }% of the chance to win a game.
web-statistics-review-missing = Review { $games ->
    [one] the missing game
   *[other] the { $games } missing games
}
web-statistics-reviewing = Reviewing: { $done } of { $total } games
web-statistics-stop = Stop reviewing
web-statistics-chart = Luck and skill in each reviewed game, the oldest first
web-statistics-date = Played on
web-statistics-result = Result
web-statistics-won = won
web-statistics-lost = lost
web-statistics-habits = Habits
web-statistics-habits-about = How often you did something when you could, with the 95% interval. The champion’s figures are its best answers in the same positions of reviewed games, where the answer mattered.
web-statistics-habits-few = Nothing to compare yet: that takes more games with a review. Your own figures are below.
web-statistics-habits-rest = { $count ->
    [one] { $count } habit with too few cases to compare yet
   *[other] { $count } habits with too few cases to compare yet
}
web-statistics-habit = Habit
web-statistics-yours = You, all games
web-statistics-compared = You, where it mattered
web-statistics-champion = The champion there
web-statistics-verdict = Compared
web-statistics-leaving = Yielding by the hearts left
web-statistics-hearts = Hearts
web-statistics-you = You
web-statistics-list = Games
web-statistics-row = { $monster }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $won ->
    [yes] { web-statistics-won }
   *[no] { web-statistics-lost }
}

## At the end of a game

web-end-lesson-looking = The coach is looking for it…
web-end-lesson-progress = { web-end-lesson-looking } { $percent }%
web-end-lesson-worst = In turn { $turn } you chose “{ $what }”; “{ $better }” would have been worth { insight-points } more of the chance to win.
web-end-lesson-dice = Over the whole game, the dice you kept cost you { insight-points } in { $answers } choices.
web-end-lesson-yield = Over the whole game, yielding and staying cost you { insight-points } in { $answers } choices.
web-end-lesson-buy = Over the whole game, buying and saving cost you { insight-points } in { $answers } choices.
web-end-lesson-none = You gave next to nothing away: your answers were as good as the champion’s, or nearly.
web-end-lesson-habit = In all your games: “{ $habit }” { $how } ({ $yours }%, not { $champion }%).
web-end-lesson-show = Look at that step
web-end-lesson-try = Try it again
web-end-figures = Luck, skill and habits
web-end-figures-offer = Who was lucky, and who played well? The coach can tell.
web-end-figures-habits = Habits: how often, out of how many chances (in brackets: what the champion would have done)
web-end-figures-habit = { habit-of }
web-end-figures-habit-champion = { $done } of { $cases } (champion: { $champion } of { $reviewed })
