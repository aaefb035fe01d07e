## Invitations

web-invited-title = { $state ->
    [waiting] { $named ->
        [yes] { $name } invites you to { $game }
       *[no] You are invited to { $game }
    }
    [running] { $named ->
        [yes] { $game } at { $name }’s table: the game is on
       *[no] { $game }: the game is on
    }
   *[over] { $named ->
        [yes] { $game } at { $name }’s table: the game is over
       *[no] { $game }: the game is over
    }
}
web-invited-about = { $state ->
    [waiting] { $open ->
        [0] A table for { $seats }. Every seat is taken, but you can watch, or open a table of your own.
        [one] A table for { $seats }, and { $open } seat is free. One click and you sit; no account needed.
       *[other] A table for { $seats }, and { $open } seats are free. One click and you sit; no account needed.
    }
    [running] A table for { $seats }. Watch the monsters fight, or open a table of your own.
   *[over] See how it ended, or open a table of your own.
}
web-invited-seats = { $open ->
    [one] { $open } of { $seats } seats is free
   *[other] { $open } of { $seats } seats are free
}
web-invited-with = At the table: { $names }
web-invited-sit = Sit down
web-invited-other-seats = Or choose a seat and a monster below.

## Too late

web-late-full = Every seat is taken
    .hint = Others were quicker. Stay to watch, or have a table of your own.
web-late-locked = The host lets nobody else in
    .hint = Stay to watch, or have a table of your own.
web-late-running = This game is already on
    .hint = You can watch it. Or have a table of your own, set up just like this one.
web-late-over = This game is over
    .hint = See how it ended, or have a table of your own, set up just like this one.
web-late-gone = This table is gone
    .hint = Tables that nobody has visited for a long time are cleared away. There is always room at another.
web-late-watch = Watch
web-late-stay = Stay and watch
web-late-end = See how it ended
web-late-same = Open a table like this
