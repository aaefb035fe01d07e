## Watching a finished game

web-replay-title = Replay
web-replay-loading = Fetching the game…
web-replay-empty = Nothing happened in this game. Tokyo slept well.
web-replay-to-table = Go to the table
web-replay-controls = { web-replay-title }
web-replay-scrubber = Step of the game
web-replay-step = Step { $step } of { $last }, turn { $turn }
web-replay-play = Play
web-replay-pause = Pause
web-replay-previous = One step back
web-replay-next = One step forward
web-replay-previous-turn = One turn back
web-replay-next-turn = One turn forward
web-replay-speed = { web-speed }
web-replay-seen-from = Seen from
web-replay-log = What happened
web-replay-copy = Copy the address of this step
web-replay-copied = Copied.
web-replay-save = { web-end-save }
web-replay-verify = { web-end-proof }
web-replay-keys = Keys: ← → one step, with Shift one turn; Space plays and pauses; Home and End.

## The end of a game

web-end-title = The game is over
web-end-statistics = The game in numbers
web-end-monster = { web-monster }
web-end-rematch = Rematch
web-end-to-rematch = To the rematch
web-end-rematch-wanted = { $name } wants a rematch: join
web-end-lesson = The lesson of this game
web-end-review = Review
web-analysis-from-here = Analyse from here
web-play-on = Play on from here
    .hint = You take over one of the monsters, bots the others. The game is not rated, and its log says that it began here.
web-play-on-as = You play
web-play-on-against = Bots
web-play-on-go = Start playing
web-end-save = Save as a file
web-end-proof = Check the dice
web-end-home = { web-home }
web-end-tournament = Back to the tournament

## Opening a game from a file

web-viewer-title = Watch a game from a file
web-viewer-hint = Any game saved as a file can be watched here, step by step. The server plays it back and does not keep it.
    .alone = Any game saved as a file can be watched here, step by step. The file does not leave your device.
web-viewer-drop = Drop a file here
web-viewer-pick = Choose a file
web-viewer-reading = Reading { $file }…
web-viewer-too-big = { $file } is too big for a game: the limit is { $limit } KB.
web-viewer-not-text = { $file } is not a text file.
web-viewer-other = Open another file

## Fair dice

web-fair-title = { web-fair }
web-fair-lead = Nobody chose the rolls of a game played here, and you need not take our word for it: this page works every one of them out again, in your browser.
web-fair-step-secret = Before anybody sits down the server draws a secret and shows its fingerprint. From then on it cannot swap the secret: another one would have another fingerprint.
    .alone = Before the game the table, which is in your browser, draws a secret and shows its fingerprint. From then on it cannot swap the secret: another one would have another fingerprint.
web-fair-step-commit = Every player’s browser draws a share of its own and shows only its fingerprint. When the game is about to begin, all fingerprints are frozen.
    .alone = The page draws a share for everyone who plays and shows only its fingerprint. When the game is about to begin, all fingerprints are frozen.
web-fair-step-open = Only then do the browsers show their shares. Nobody can change theirs after seeing another’s, and whoever does not show it is named.
    .alone = Only then does the page show the shares. From here on nothing can be changed any more.
web-fair-step-rolls = Each die and each card follows from the secret, the shares and the number of the draw, and from nothing else.
web-fair-step-reveal = When the game is over the secret is shown. Whoever has the file can compute everything again.
web-fair-limits = What this does not prove: whoever runs the server holds the secret during the game and could foresee what will be rolled. They cannot change it. And a game that began without a share of yours proves nothing to you. If you do not trust your host that far, run your own server.
    .alone = What a game alone proves: its dice were fixed before it began and follow from the published numbers, so nobody changed them during the game. It does not prove that nobody else knew them, since this one browser held all the parts. Games from a server can be checked here too; there, every player’s browser holds a part.
web-fair-check = Check a game
web-fair-id = The game’s number, or its address
web-fair-go = Check
web-fair-or-file = or choose a saved file
web-fair-checking = Computing…
web-fair-no-id = This is neither the number nor the address of a game.
web-fair-document = Game { $number } of the file
web-fair-denied = The file is consistent, but it is not the game this browser saw.
web-fair-broken = Round { $round }, done again because a share was not shown
web-fair-fingerprint = The server’s fingerprint, shown before anybody’s share
    .alone = The table’s fingerprint, shown before any share
web-fair-secret = The server’s secret, shown at the end
    .alone = The table’s secret, shown at the end
web-fair-share-of = Share of { $monster }
web-fair-committed = fingerprint
web-fair-opened = share
web-fair-not-opened = never shown
web-fair-share-mine = From this browser
web-fair-draws = Every draw
web-fair-only-bad = Only the wrong ones
web-fair-number = Draw
web-fair-spread = Out of
web-fair-told = In the game
web-fair-computed = Computed
web-fair-verdict = Verdict
web-fair-right = right
web-fair-wrong = wrong
web-fair-watch = Watch this game
web-part-in = Fair dice: this browser helped to draw them, and nothing it saw before the first roll was changed.
web-part-without = This game began without a share of this browser, so its dice prove nothing to you.
web-part-unknown = This browser has no part in this game’s dice.
web-part-promise = The server committed itself to another secret than the one whose fingerprint this browser saw!
    .alone = The table committed itself to another secret than the one whose fingerprint this page saw!
web-part-frozen = Seats or fingerprints are not those that this browser saw before it showed its share!
web-part-share = The share this browser showed is not in the dice!
web-part-accused = The table says that this browser did not show its share in time, although it was sent.
