## What cannot be done

server-refused-altered-file = This file cannot be shown. { $verdict }
server-refused-bad-file = This file cannot be read: { $why }
server-refused-bad-line = A line has 1 to { $most } characters and nothing invisible in it.
server-refused-bad-message = The table did not understand that.
server-refused-bad-name = A name has 1 to { $most } characters and nothing invisible in it.
server-refused-bad-position = This position cannot be set up: { $why }
server-refused-bad-request = This cannot be done: { $why }
server-refused-bad-share = This is not the share that was committed to.
server-refused-begun = The game has begun already.
server-refused-full = Every seat is taken.
server-refused-has-days = This game is played by correspondence: everybody has days to answer, and a bot plays only once their time is up.
server-refused-broken = Somebody stepped on a cable. Nothing is lost; please try again.
server-refused-busy = The server is busy. Please try again in a moment.
server-refused-coach-away = The coach cannot be reached right now. Try again a little later.
server-refused-coach-off = The coach is not on at this table.
server-refused-dice-fixed = The shares in the dice are fixed already.
server-refused-file-too-long = This file is longer than any game.
server-refused-file-too-slow = This file takes longer to play than any game; it was given up after 2 seconds.
server-refused-file-underway = This file says what the rules are in the middle of (agenda or asking), which only a file on your own machine may: use daikaiju check. Files saved at a table never do.
server-refused-file-unreadable = This file cannot be read as a game. Files saved at a table, or written as docs/format.md says, can.
server-refused-from-position = This game goes on from a position, so its monsters and rules stay as they are.
server-refused-hello-first = The page must say hello first.
server-refused-illegal = The rules do not allow this now.
server-refused-late = Too late: the game has gone on.
server-refused-locked = The table is locked.
server-refused-monster-taken = Another player has this monster.
server-refused-moved = This table has moved to another process of the server. The page follows by itself.
server-refused-name-reserved = This name is kept for whoever looks after the server and for its bots. Choose another.
server-refused-name-taken = This name belongs to somebody’s account. Choose another, or sign in if it is yours.
server-refused-no-more-undo = You have already taken back { $most ->
    [one] { $most } choice
   *[other] { $most } choices
} this turn: that is the limit.
server-refused-no-coach = There is no coach for this game.
server-refused-no-file = There is no file of this game.
server-refused-no-review = This game cannot be reviewed: a review needs the champion, and a game without packs by the rules of today.
server-refused-no-such-bot = This bot does not play on this server.
server-refused-no-such-page = There is nothing at this address.
server-refused-no-such-seat = There is no such seat.
server-refused-no-such-table = There is no such table.
server-refused-not-absent = This player is here; only an absent one can be replaced.
server-refused-not-absent-yet = This player has only just gone. A bot may play for them in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-refused-not-agreed = Not everybody has agreed to the new set-up yet.
server-refused-not-begun = The game has not begun yet.
server-refused-not-creator = Only whoever made the table can do this.
server-refused-not-over = The game is not over yet.
server-refused-not-read = What is stored cannot be read just now. Please try again.
server-refused-not-seated = Only those who played can do this.
server-refused-not-stored = This could not be stored, so it did not happen. Please try again.
server-refused-not-your-seat = This is not your seat.
server-refused-not-your-turn = It is not your turn.
server-refused-nothing-to-undo = This cannot be taken back: dice were rolled, a card was turned up or somebody answered.
server-refused-old-rules = This game was begun under older rules. It can be looked at, but not played on.
server-refused-one-file = Your last file is still being read. Please send one at a time.
server-refused-one-review = Your last review is still being made. Please ask for one at a time.
server-refused-one-seat = You have a seat already; only whoever made the table can take more.
server-refused-other-origin = Another website asked for this, so it was not done.
server-refused-out-of-game = This monster is out of the game. Choose one that still plays.
server-refused-over = { web-over }
server-refused-people-sit = More people sit here than there would be seats.
server-refused-rated-account = Only people with an account play at a rated table. Sign in, or create one.
server-refused-rated-bot = At a rated table only bots of fixed strength play. Choose another level.
server-refused-rated-clock = A rated game is played with a clock, so that nobody can simply walk away. Choose one.
server-refused-rated-guest = Somebody without an account sits here, so the table cannot be rated.
server-refused-rated-one-seat = At a rated table everybody has one seat.
server-refused-rated-open = A rated game begins once every seat is taken.
server-refused-rated-packs = Rated games are played without packs of cards.
server-refused-rated-stand-in = In a rated game nobody chooses who plays: for somebody who is away, only the usual bot does.
server-refused-review-too-long = This game has more than { $most } steps, too many for a review.
server-refused-seat-kept = This seat stays theirs; until they are back only a bot can play it.
server-refused-setup-changed = This table has just been set up differently. Look again, then sit down.
server-refused-taken = Somebody sits there already.
server-refused-too-fast = Too much at once. Please slow down.
server-refused-too-large = This is too big.
server-refused-too-many-tables = Too many new tables from your address. Please try again later.
server-refused-too-many-reviews = Too many reviews for your address. Please try again later.
server-refused-too-slow = The request took too long to arrive.
server-refused-tournament-seat = At a table of a tournament everybody keeps the seat they were given.
server-refused-unknown-host = The server is not called by this name. Whoever runs it can allow the name with --allowed-host.
server-refused-wrong-method = This address cannot be used like that.
server-refused-no-such-line = There is no such line.
server-refused-nobody-sits = Nobody sits there.
server-refused-not-welcome = You cannot take a seat at this table.
server-refused-too-many-ignored = You have muted or blocked { $most } people already. Remove somebody from your list first.
server-refused-yourself = This is you.
server-refused-reported-enough = This table has been reported often enough; somebody will look at it.
server-refused-person-reported-enough = This person has been reported often enough; somebody will look into it.
server-refused-silenced = You cannot write anything that others read, or change your name, for { $unit ->
    [days] { $amount ->
        [one] { $amount } day
       *[other] { $amount } days
    }
    [hours] { $amount ->
        [one] { $amount } hour
       *[other] { $amount } hours
    }
   *[minutes] { $amount ->
        [one] { $amount } minute
       *[other] { $amount } minutes
    }
}.
server-refused-table-closed = Those who look after this server have closed this table.
server-refused-too-many-reports = You have reported enough for today. Please try again tomorrow.
server-refused-warned = You have been warned. Read the warning first; then you can chat again.

## What people at a table are told beside the game

log-asked-coach = { $monster } asks the coach.
log-began-from-position = The game goes on from a position. The dice from here on are new.
server-notice-back = { $you ->
    [yes] Welcome back: { $monster } is yours again.
   *[no] { $name } is back and plays { $monster } again.
}
server-notice-bot-replaced = The bot “{ $bot }” failed, so another bot plays { $monster } from now on.
server-notice-ignoring = { $how ->
    [block] You have blocked this person. You can undo it in the settings.
    [mute] You have muted this person. You can undo it in the settings.
   *[hear] You have unmuted this person.
}
server-notice-left = { $name } has left for good; a bot plays { $monster } to the end.
server-notice-not-rated = The table is no longer rated.
server-notice-rated = The table is rated now: the result will count.
server-notice-removed = Whoever made the table has given { $monster }’s seat to somebody else.
server-notice-reported = Thank you. Those who look after this server will read your report.
