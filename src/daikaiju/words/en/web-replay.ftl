## Watching a finished game

web-replay-title = Replay
web-replay-loading = Fetching the game…
web-replay-empty = Nothing happened in this game.
web-replay-again = { web-load-again }
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
web-replay-speed = Speed
web-replay-seen-from = Seen from
web-replay-log = What happened
web-replay-copy = Copy the address of this step
web-replay-copied = Copied.
web-replay-save = { web-end-save }
web-replay-verify = { web-end-proof }
web-replay-keys = Keys: ← → one step, Shift with them one turn, Space plays and stops, Home and End.

## The end of a game

web-end-title = The game is over
web-end-statistics = The game in numbers
web-end-monster = { web-monster }
web-end-rematch = Rematch
web-end-to-rematch = To the rematch
web-end-replay = Watch it again
web-end-save = Save as a file
web-end-proof = Check the dice
web-end-home = { web-home }

## Opening a game from a file

web-viewer-title = Watch a game from a file
web-viewer-hint = Any game saved as a file can be watched here, step by step. The server plays it back and does not keep it.
web-viewer-drop = Drop a file here
web-viewer-pick = Choose a file
web-viewer-reading = Reading { $file }…
web-viewer-too-big = { $file } is too big for a game: { $limit } KB is the most.
web-viewer-not-text = { $file } is not a text file.
web-viewer-other = Open another file
web-viewer-unreached = { web-unreachable }

## Fair dice

web-fair-title = Fair dice
web-fair-lead = Nobody chose the rolls of a game played here, and you need not take our word for it: this page works every one of them out again, in your browser.
web-fair-step-secret = Before the first roll the server draws a secret and shows its fingerprint. From then on it cannot swap the secret: another one would have another fingerprint.
web-fair-step-shares = Every player’s browser adds a random share of its own. The server fixed its secret before it saw them, so it could not pick one that suits somebody.
web-fair-step-rolls = Each die and each card follows from the secret, the shares and the number of the draw, and from nothing else.
web-fair-step-reveal = When the game is over the secret is shown. Whoever has the file can compute everything again.
web-fair-limits = What this does not prove: whoever runs the server knows the secret during the game and could foresee the rolls, but cannot change them. If you do not trust your host that far, host your own.
web-fair-check = Check a game
web-fair-id = The game’s number, or its address
web-fair-go = Check
web-fair-or-file = or choose a saved file
web-fair-checking = Computing…
web-fair-no-id = This is neither the number nor the address of a game.
web-fair-no-proof = This file has no fair-dice part: it was not played at a table, so there is nothing to check.
web-fair-no-crypto = The check works only over https or on this very machine. “daikaiju verify FILE” checks the file in a terminal.
web-fair-good = { $count ->
    [one] Fair: { $count } draw computed again, and it is as it was.
   *[other] Fair: all { $count } draws computed again, and every one is as it was.
}
web-fair-bad = { $count ->
    [one] Not fair: { $count } draw is not what the secret gives.
   *[other] Not fair: { $count } draws are not what the secret gives.
}
web-fair-bad-secret = Not fair: the secret shown at the end does not have the fingerprint shown at the start.
web-fair-hidden = The secret is shown when the game is over; until then only the fingerprint can be seen.
web-fair-fingerprint = Fingerprint shown before the first roll
web-fair-secret = Secret shown at the end
web-fair-fits = Secret and fingerprint match.
web-fair-fits-not = Secret and fingerprint do not match.
web-fair-shares = Shares of the browsers
web-fair-no-shares = No browser added a share.
web-fair-share-mine = From this browser
web-fair-share-yes = This browser’s share is among them.
web-fair-share-no = None of them came from this browser.
web-fair-share-lost = The share this browser added to the game is missing!
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
