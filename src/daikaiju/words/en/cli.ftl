## The command line: help

cli-about = Daikaiju: King of Tokyo and its Duel, to play, to look into, and to run a million times. Unofficial.
cli-help-serve = Play in the browser, with friends and bots.
cli-help-play = Play a game in the terminal against bots.
cli-help-check = Play files of positions, tests and replays, and say where they differ from what they expect.
cli-help-verify = Compute every roll of a saved game again and say whether the dice were fair.
cli-help-cards = List all cards with what they cost and do, or show one with its rulings.
cli-help-sim = Play many games, at random or between bots: how fast, how long, and who wins.
cli-help-tournament = Let bots play each other: win shares with intervals, and ratings.
cli-help-bench = Measure how fast the rules run and start on this machine.
cli-help-copy = Copy all games of a server to another folder or database, and check them.
cli-help-ratings = Show who stands where on a server, and compute all ratings again.
cli-option-lang = Language of what is shown.
cli-option-profile = Show where the time of a compiled game goes instead.
cli-option-json = Answer in JSON, for programs.
cli-option-game = Which game.
cli-option-edition = Which edition of the rules; the newest by default.
cli-option-ends = When a monster with 20 stars wins: at the end of the turn, at the end of the round, or at once. The edition decides unless you do.
cli-option-packs = A pack of further cards: its name, or its folder. May be given several times.
cli-option-generated = Show the code that is written to call the card at each moment it waits for.
cli-error-generated = --generated needs the name of a card
cli-option-players = How many monsters; 4 by default, or fewer if the game is for fewer.
cli-option-games = How many games.
cli-option-on = Where the rules run: as written, in Python; in the engine, ready at once (the default without packs); compiled for the processor; on an NVIDIA GPU; or on a Ray cluster.
cli-option-seed = Random seed: the same seed gives the same games, wherever they run.
cli-option-pairs = Play so many games of every pair of monsters, where monsters differ, and show who wins.
cli-option-sim-bots = Who plays, one for all seats or one for each, such as quick,random or mine.py:MyBot; the seats rotate. By default everybody plays at random.

## What is wrong

cli-error-name = { $option } cannot be “{ $given }”: it can be { $valid }.
cli-error-number = { $option } cannot be “{ $given }”: it must be a whole number of at least { $least }.
cli-error-number-between = { $option } cannot be “{ $given }”: it must be a whole number from { $least } to { $most }.
cli-error-no-option = { $game } has no { $option }: leave it out.
cli-error-usage = { $message } (“{ $command } --help” shows what there is).
cli-error-extra = This needs { $module }, which is not installed; install it with: pip install 'daikaiju[{ $extra }]'
cli-error-system = The system refuses: { $message }.

## What Typer says in English only

cli-usage = Usage:
cli-usage-any-options = [OPTIONS]
cli-usage-command = COMMAND
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-commands = Commands
cli-usage-default = default: { $value }
cli-usage-variable = environment variable: { $name }
cli-usage-required = required
cli-option-help = Show this help.
cli-error-no-such-option = There is no option { $option }{ $hint ->
    [near] ; did you mean { $near }?
   *[none] {""}
}
cli-error-no-such-command = There is no command “{ $given }”
cli-error-missing = { $name } is missing
cli-error-no-value = { $option } needs a value
cli-error-needless-value = { $option } takes no value
cli-error-too-many-arguments = “{ $given }” is too much

## Words for many places

cli-game-king = { web-game-king }
cli-game-duel = Duel
cli-kind-keep = { web-rules-kind-keep }
cli-kind-discard = { web-rules-kind-discard }
cli-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-count = { NUMBER($number, maximumFractionDigits: 0) }
cli-microseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } µs
cli-compiling = Compiling the rules for this machine: about a minute, and only this once.

## Cards

cli-cards-title = { $game }, edition of { $edition }: { $kinds ->
    [one] { $kinds } card
   *[other] { $kinds } different cards
}, { $deck } in the deck
cli-cards-name = Card
cli-cards-cost = { web-rules-cost }
cli-cards-kind = { web-rules-kind }
cli-cards-copies = Copies
cli-cards-effect = What it does
cli-card-facts = Costs { $cost }, { $kind }, { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} in the deck
cli-option-card = The id or name of one card: it is shown with its rulings.
cli-card-rulings = { web-rules-rulings }
cli-card-clauses = Rules: { $clauses }
cli-error-no-card = { $game } has no card “{ $given }”; “daikaiju cards” lists them all.
cli-error-card-of-pack = { $game } has no card “{ $given }”, but the pack { $pack } does: add --packs { $pack }.
cli-error-near-card = { $game } has no card “{ $given }”; did you mean “{ $near }”?

## Simulation

cli-sim-playing = Playing
cli-sim-title = { $game }, edition of { $edition }{ $ends ->
    [turn] , won at the end of a turn
    [round] , won at the end of a round
    [at_once] , won at once
   *[own_way] { "" }
}: { $games ->
    [one] { $games } { $by ->
        [chance] random game
       *[bots] game between bots
    }
   *[other] { $games } { $by ->
        [chance] random games
       *[bots] games between bots
    }
} of { $players ->
    [one] { $players } monster
   *[other] { $players } monsters
} on { $on }, seed { $seed }.
cli-sim-speed = { NUMBER($games_per_s, maximumFractionDigits: 0) } games/s and { NUMBER($decisions_per_s, maximumFractionDigits: 0) } decisions/s, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
cli-sim-length = A game takes { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns and { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions on average.
cli-sim-won-by-king = Won by stars: { NUMBER($stars, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; as the last one standing: { NUMBER($last_standing, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; by nobody: { NUMBER($nobody, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-sim-won-by-duel = Won by the rival’s last life: { NUMBER($life, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; on a victory space: { NUMBER($victory_space, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; in the spotlight: { NUMBER($spotlight, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-share = Wins
cli-sim-interval = 95% interval
cli-pairs-title = { $game }: { $pairs } pairs of monsters, { $games ->
    [one] { $games } random game
   *[other] { $games } random games
} each on { $on }, seed { $seed }. Wins are those of the first monster.
cli-pairs-first = First
cli-pairs-second = Against
cli-pairs-monsters = Each monster against all others
cli-pairs-monster = { web-monster }

## Bench

cli-bench-compiling = Compiling the rules from scratch, as on a new machine: about a minute…
cli-bench-playing = Playing on Python and compiled…
cli-bench-title = { $game }, edition of { $edition }, { $players ->
    [one] { $players } monster
   *[other] { $players } monsters
}, random play on one core
cli-bench-games-per-s = Games/s, best
cli-bench-games-per-s-median = Games/s, median
cli-bench-decisions-per-s = Decisions/s, best
cli-bench-decisions-per-s-median = Decisions/s, median
cli-bench-copy = Copying a state
cli-bench-ratio = Compiled rules are { NUMBER($ratio, maximumFractionDigits: 0) } times as fast as Python.
cli-bench-record = A record takes { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}.
cli-bench-starts = A first start, with compiling, takes { NUMBER($cold, minimumFractionDigits: 1, maximumFractionDigits: 1) } s; every later one { NUMBER($warm, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-bench-machine = Measured on { $processor } ({ $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}), Python { $python }, Numba { $numba }.

## Odds of the dice

cli-help-odds = The exact chance of rolling what you need, and which dice to keep for it.
odds-option-want = What you want: so many of a face, as 3x2 or 4xclaw; several with commas. “number” is the same one of 1, 2, 3, “any” the same face.
odds-option-from = The dice on the table, with commas; otherwise the turn begins.
odds-option-dice = How many dice the turn begins with.
odds-option-rolls = How many Rolls; by default 3 in a turn, or 2 left for dice on the table.
odds-option-cards = Cards that help, with commas, once for each use: more dice and Rolls, dice thrown again or turned.
odds-option-plot = Also draw the answer into this SVG file.
odds-from-start = { $goal } or better with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} and { $rolls ->
    [one] { $rolls } Roll
   *[other] { $rolls } Rolls
}: { $chance }.
odds-from-dice = { $goal } or better from these { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} with { $rolls ->
    [one] { $rolls } Roll
   *[other] { $rolls } Rolls
} left: { $chance }.
odds-keep = Best to keep: { $dice }.
odds-stop = Best to stop.
odds-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-nothing = nothing
odds-column-keep = Dice to keep
odds-column-chance = Chance
odds-column-goal = At least
odds-column-rolls = { $rolls ->
    [one] { $rolls } Roll
   *[other] { $rolls } Rolls
}
odds-kind-number = { $count ->
    [one] a number
   *[other] { $count } of the same number
}
odds-kind-any = { $count ->
    [one] any face
   *[other] { $count } of the same face
}
odds-bad-goal = Dice cannot show “{ $given }”: say how many of which, such as 3x2 (faces: { $faces }).
odds-goal-too-big = { $goal } takes { $needed ->
    [one] { $needed } die
   *[other] { $needed } dice
}, and there { $dice ->
    [one] is { $dice }
   *[other] are { $dice }
}.
odds-bad-face = A die cannot show “{ $given }”: it can show { $faces }.
odds-bad-dice = Only 1 to { $most } dice can be computed, not { $dice }.
odds-bad-rolls = { $rolls ->
    [one] { $rolls } Roll
   *[other] { $rolls } Rolls
} cannot be solved: from { $least } to { $most } can.
odds-bad-card = “{ $given }” does nothing for its owner’s dice that could be computed here; these cards do: { $cards }.
odds-card-at-start = { $card } counts when a turn begins; for dice on the table, say how many Rolls are left.
cli-profile-compiling = Compiling rules that time every step, unless that was done before: about a minute…
cli-profile-speed = { NUMBER($games_per_s, maximumFractionDigits: 0) } games/s compiled, { NUMBER($microseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } µs a game. How that time is divided:
cli-profile-share = Share
cli-profile-step = Step
cli-profile-part = Part
cli-profile-times = Times a game
cli-profile-ns = ns each
cli-profile-question = { $name } (answer)
cli-profile-moment = Moment
cli-profile-asked = Cards asked
cli-tenth = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## On a GPU

gpu-none = No NVIDIA GPU can be used here ({ $reason }); cpu needs none.
gpu-driver = The NVIDIA driver, made for CUDA { $known }, cannot load the rules ({ $reason }); CUDA 13.0 or newer can.
gpu-other-kernels = { $folder } holds no kernel of { $game } built from these rules; build it anew with: python bench/gpu.py build { $folder }
gpu-no-bots = Bots play on python or cpu; on cuda games are played at random.
