## Serving the table

serve-option-host = The address to listen at; 0.0.0.0 lets everybody in your network play.
serve-option-lan = Let others in your network play, too, and show the address for them.
serve-option-port = The port to listen at; 0 takes any free one.
serve-option-data = The folder in which games are kept.
serve-option-database = The address of a PostgreSQL database in which games are kept instead of a file, such as postgresql://name@host/games.
serve-option-redis = The address of Redis (or Valkey), such as redis://host:6379, through which several processes with the same --database serve the same tables.
serve-option-pace = How many seconds a bot takes for a choice.
serve-option-bot-workers = In how many processes bots think; one for each core unless you say, up to four.
serve-option-no-champion = Do not offer the champion, which is compiled in the background when a server first starts.
serve-option-keep-days = How many days a game is kept that nobody touches; 0 keeps everything.
serve-option-no-browser = Do not open the browser.
serve-option-no-page = Serve without the page: only the interface that programs use.
serve-option-no-limits = Do not limit rates, connections and tables per address.
serve-option-trusted-proxy = The address of a proxy before the server, whose X-Forwarded-For and X-Forwarded-Proto are believed; may be given several times.
serve-option-allowed-host = A name the server may be called by, such as play.example.org; may be given several times. Addresses and names of a private network always may.
serve-option-metrics-for = An address, or a range of them, that may read /metrics; may be given several times. Without it only this computer may.
serve-option-log-json = Write the log as JSON, with a line for every stored answer.
serve-option-traces = Send traces to an OpenTelemetry collector, such as http://localhost:4318.
serve-option-json = Say where the table is as JSON on stdout.
serve-running = The table is at { $address } and its games are kept in { $folder }. Ctrl+C stops it.
serve-only-here = Only this computer can reach it. To play with others in your network, start it with --lan (make play LAN=yes).
serve-network = Everybody in your network can reach it at this address.
serve-bye = The table is closed; every game goes on where it stopped.
serve-error-port = Cannot listen at { $host }, port { $port }: { $reason }. Choose another one with --port.
serve-error-pace = --pace is “{ $given }”, but it must be a number of seconds from 0 to { $most }.
serve-error-proxy = --trusted-proxy is “{ $given }”, but it must be an address such as 10.0.0.2, or a range such as 10.0.0.0/24.
serve-error-host = --allowed-host is “{ $given }”, but it must be a name such as play.example.org, *.example.org, or * for any.
serve-error-metrics-for = --metrics-for is “{ $given }”, but it must be an address such as 10.0.0.2, or a range such as 10.0.0.0/24.
serve-error-traces = --traces is “{ $given }”, but it must be the address of a collector, such as http://localhost:4318.
serve-error-listen = --host is “{ $given }”, which is not an address of this machine; try 127.0.0.1, or 0.0.0.0 for everybody in your network.
serve-error-folder = Games cannot be kept in { $folder }: { $reason }. Choose a folder you may write to with --data.
serve-error-start = The games in { $folder } cannot be opened: { $reason }.
serve-error-keep-days = --keep-days is “{ $given }”, but it must be a number of days from 0 to { $most }.
serve-error-in-use = Another server already uses the games in { $folder }. Stop it, or name another folder with --data.
serve-error-damaged = The database of the games in { $folder } is damaged ({ $reason }). Put a copy in its place, or move it away to begin anew.
serve-error-database-in-use = Another server already uses the database { $folder }. Stop it, or name another one with --database.
serve-error-database = The database { $folder } cannot be reached: { $reason }. Start it, or correct --database.
serve-error-redis = Redis at { $redis } cannot be reached: { $reason }. Start it, or correct --redis.
serve-error-redis-alone = --redis is for several processes that share a PostgreSQL database: name the database with --database, or leave --redis out.
serve-error-newer = The games in { $folder } were written by a newer version of Daikaiju (step { $reason } of their database). Use that version, or a copy made before.
database-error-address = “{ $given }” is not the address of a PostgreSQL database, which looks like postgresql://name:password@host:5432/games.
redis-error-address = “{ $given }” is not the address of Redis, which looks like redis://name:password@host:6379/0.
server-no-page = The page is not built yet: “make page” builds it, and --no-page serves programs without it.

## What cannot be done

server-refused-altered-file = This file cannot be shown. { $verdict }
server-refused-bad-file = This file cannot be read: { $why }
server-refused-bad-line = A line has 1 to { $most } characters and nothing invisible in it.
server-refused-bad-message = The table did not understand that.
server-refused-bad-name = A name has 1 to { $most } characters and nothing invisible in it.
server-refused-bad-request = This cannot be done: { $why }
server-refused-bad-share = This is not the share that was committed to.
server-refused-begun = The game has begun already.
server-refused-bot-not-ready = This bot is still getting ready. Choose another one, or wait a few minutes.
server-refused-broken = Something went wrong at the table. Nothing is lost; please try again.
server-refused-busy = The server is busy. Please try again in a moment.
server-refused-coach-not-ready = The coach is still getting ready. Please try again in a few minutes.
server-refused-coach-off = The coach is not on at this table.
server-refused-dice-fixed = The shares in the dice are fixed already.
server-refused-file-too-long = This file is longer than any game.
server-refused-file-too-slow = This file takes longer to play than any game; it was given up after 2 seconds.
server-refused-file-underway = This file says what the rules are in the middle of (agenda or asking), which only a file on your own machine may: use daikaiju check. Files saved at a table never do.
server-refused-file-unreadable = This file cannot be read as a game. Files saved at a table, or written as docs/format.md says, can.
server-refused-hello-first = The page must say hello first.
server-refused-illegal = The rules do not allow this now.
server-refused-late = Too late: the game has gone on.
server-refused-locked = The table is locked.
server-refused-monster-taken = Another player has this monster.
server-refused-moved = This table has moved to another process of the server. The page follows by itself.
server-refused-no-more-undo = You have taken back { $most ->
    [one] { $most } choice
   *[other] { $most } choices
} this turn, which is as many as anybody may.
server-refused-no-coach = There is no coach for this game.
server-refused-no-file = There is no file of this game.
server-refused-no-such-bot = This bot does not play on this server.
server-refused-no-such-page = There is nothing at this address.
server-refused-no-such-seat = There is no such seat.
server-refused-no-such-table = There is no such table.
server-refused-not-absent = This player is here; only an absent one can be replaced.
server-refused-not-absent-yet = This player has only just gone. A bot may play for them in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
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
server-refused-one-seat = You have a seat already; only whoever made the table can take more.
server-refused-other-origin = Another website asked for this, so it was not done.
server-refused-over = { web-over }
server-refused-people-sit = More people sit here than there would be seats.
server-refused-seat-kept = This seat stays theirs; until they are back only a bot can play it.
server-refused-taken = Somebody sits there already.
server-refused-too-fast = Too much at once. Please slow down.
server-refused-too-large = This is too big.
server-refused-too-many-tables = Too many new tables from your address. Please try again later.
server-refused-too-slow = The request took too long to arrive.
server-refused-unknown-host = The server is not called by this name. Whoever runs it can allow the name with --allowed-host.
server-refused-wrong-method = This address cannot be used like that.

## What people at a table are told beside the game

log-asked-coach = { $monster } asked the coach.
server-notice-back = { $you ->
    [yes] Welcome back: { $monster } is yours again.
   *[no] { $name } is back and plays { $monster } again.
}
server-notice-bot-replaced = The bot “{ $bot }” failed, so another bot plays { $monster } from now on.
server-notice-left = { $name } has left for good; a bot plays { $monster } to the end.
server-notice-removed = Whoever made the table has given { $monster }’s seat to somebody else.

## Copying all games

copy-option-from = Where the games are: a data folder, or the address of a PostgreSQL database.
copy-option-to = Where they go: a data folder or a database in which there are none yet.
copy-progress = Copying
copy-done = Copied { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}; { $replayed ->
    [one] one game was
   *[other] { $replayed } games were
} played again and came out the same.
copy-older = { $games ->
    [one] One game
   *[other] { $games } games
} of older rules can only be watched and went along as they are.
copy-error-no-file = There are no games in { $given }: it has no file { $file }. Name a data folder, or the address of a PostgreSQL database.
copy-error-no-games = The database to copy from holds no games of Daikaiju.
copy-error-other-form = The games to copy are in the form of another version of Daikaiju: start this version’s server with them once, or copy them with the version that wrote them.
copy-error-not-empty = There are games already where these should go. Name an empty folder or database; nothing was changed.
copy-error-differs = The copy of “{ $name }” is not equal to the original, so nothing was copied.
copy-error-game = Table { $table } does not play out as it was told, so nothing was copied.
copy-error-in-use = A server uses { $given }. Stop it first; nothing was copied.
copy-error-newer = The games in { $given } were written by a newer version of Daikaiju; nothing was copied.
copy-error-open = { $given } cannot be opened: { $reason }. Nothing was copied.
