## What is wrong with the engine: the file with the rules and the champion

engine-missing = there is no engine at { $file }; install Daikaiju again, or run make engine
engine-damaged = { $file } is damaged; install Daikaiju again, or run make engine
engine-of-other-rules = { $file } was made of other rules than this version has; install Daikaiju again, or run make engine
engine-too-slow = this position was still not worked out after { $seconds } seconds; it may be one that never ends
engine-failed = this position could not be worked out; it may be one that no game can reach
engine-not-a-record = this is not a position of { $game }: “{ $field }” is out of bounds
engine-packs = the engine knows only the cards of the box, not { $packs }; use --on cpu, which compiles them
engine-plays-on = { $why }. The bot “greedy” plays in its place.
