## Serving the table

serve-option-host = The address to listen at; 0.0.0.0 lets everybody in your network play.
serve-option-lan = Let others in your network play, too, and show the address for them.
serve-option-port = The port to listen at; 0 takes any free one.
serve-option-data = The folder in which games are kept.
serve-option-database = The address of a PostgreSQL database in which games are kept instead of a file, such as postgresql://name@host/games.
serve-option-redis = The address of Redis (or Valkey), such as redis://host:6379, through which several processes with the same --database serve the same tables.
serve-option-pace = How many seconds a bot takes for a choice.
serve-option-bot-workers = In how many processes bots think; one for each core by default, up to four.
serve-option-no-champion = Do not offer the champion, which takes the most processor time: no bots “champion” and “search”, no coach and no reviews.
serve-option-hand-over = Let hints and reviews be worked out in the browsers of those who ask for them, which spares a small server.
serve-option-keep-days = How many days a game is kept that nobody touches; 0 keeps everything.
serve-option-no-browser = Do not open the browser.
serve-option-no-page = Serve without the page: only the interface that programs use.
serve-option-no-limits = Do not limit rates, connections and tables per address.
serve-option-trusted-proxy = The address of a proxy before the server, whose X-Forwarded-For and X-Forwarded-Proto are believed; may be given several times.
serve-option-allowed-host = A name the server may be called by, such as play.example.org; may be given several times. Addresses and names of a private network always may.
serve-option-metrics = Serve metrics for Prometheus at this address and port, such as 127.0.0.1:18420; without an address, for this computer only. Without the option there are none.
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
serve-error-metrics = --metrics is “{ $given }”, but it must be an address and a port, such as 127.0.0.1:18420.
serve-error-metrics-port = Metrics cannot be served at { $metrics }: { $reason }. Choose another port with --metrics.
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
serve-error-hand-over = --hand-over needs the files with which a browser thinks, and they are not built: make play HAND_OVER=yes builds them.
serve-error-redis-alone = --redis is for several processes that share a PostgreSQL database: name the database with --database, or leave --redis out.
serve-error-newer = The games in { $folder } were written by a newer version of Daikaiju (step { $reason } of their database). Use that version, or a copy made before.
database-error-address = “{ $given }” is not the address of a PostgreSQL database, which looks like postgresql://name:password@host:5432/games.
database-error-open = { $given } cannot be opened: { $reason }. Nothing was changed.
database-error-in-use = A server uses { $given }. Stop it first; nothing was changed.
database-error-newer = A newer version of Daikaiju wrote the games in { $given }; nothing was changed.
redis-error-address = “{ $given }” is not the address of Redis, which looks like redis://name:password@host:6379/0.
server-no-page = The page is not built yet: “make page” builds it, and --no-page serves programs without it.

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
    [one] One game of older rules can only be watched; it was copied as it is.
   *[other] { $games } games of older rules can only be watched; they were copied as they are.
}
copy-error-no-file = There are no games in { $given }: it has no file { $file }. Name a data folder, or the address of a PostgreSQL database.
copy-error-no-games = The database to copy from holds no games of Daikaiju.
copy-error-other-form = The games to copy are in the form of another version of Daikaiju: start this version’s server with them once, or copy them with the version that wrote them.
copy-error-not-empty = There are games already where these should go. Name an empty folder or database; nothing was changed.
copy-error-differs = The copy of “{ $name }” is not equal to the original, so nothing was copied.
copy-error-game = Table { $table } does not play out as it was told, so nothing was copied.
