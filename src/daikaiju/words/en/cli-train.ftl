## Training the champion: options

cli-help-train = Train a network for the champion by letting it play against itself.
cli-option-train-on = Learn with PyTorch by playing thousands of games at once: on an NVIDIA GPU, or small on the processor. --save and --resume then name folders.
cli-option-train-whole = With --on: how many minutes all pieces of the training take together; rates fall until then.
cli-option-train-value-weight = With --on: how much learning everybody’s chances counts beside learning what to answer.
cli-option-train-mixed = With --on: the share of tables where earlier selves and players with odd tastes sit too, from 0 to 1.
cli-option-train-wide = With --on: how many units the first layer has.
cli-option-train-narrow = With --on: how many units each later layer has.
cli-option-train-layers = With --on: how many layers follow the second.
cli-option-train-tower = With --on: how many units the layers have that lead to the chances alone; 0 lets answers and chances share theirs. With --resume, as many as --narrow: they begin as copies.
cli-option-train-rounds = How many rounds of games to play and learn from.
cli-option-train-games = How many games a round has.
cli-option-train-minutes = Stop after so many minutes at the latest.
cli-option-train-rate = How fast to learn at first; a network that has learned already needs less.
cli-option-train-last-rate = How fast to learn in the end.
cli-option-train-lambda = How much of the later course of a game counts beside the next position’s value, from 0 to 1.
cli-option-train-batch = How many positions a step of learning takes.
cli-option-train-reuse = How often each position is learned from.
cli-option-train-window = From how many of the last rounds positions are drawn.
cli-option-train-with-greedy = The share of games in which greedy takes some seats.
cli-option-train-with-quick = The share of games in which quick takes some seats.
cli-option-train-with-earlier = The share of games in which an earlier network takes some of the seats that are left.
cli-option-train-neutral = The share of games among networks only that are learned from nobody’s side.
cli-option-train-players = How many monsters sit at a table; any number by default.
cli-option-train-processes = How many processes play; one for each core by default.
cli-option-train-save = The file for the network; it is written after every round.
cli-option-train-resume = Go on from the network in this file.
cli-option-train-teacher = Whose games a new network learns from first: greedy or quick.
cli-option-train-lessons = How many games of the teacher.
cli-option-train-blend = At the end, write the mean of the network it began with and the mean of the last third of the rounds.
cli-option-train-bare = Learn King of Tokyo for two without cards, whose solution is known.
cli-option-train-against = A bot to play against at the end, such as greedy.
cli-option-train-matches = How many games to play against it.

## What is wrong

network-away = the network { $file } cannot be fetched now; try again later
network-missing = there is no network at { $file }; daikaiju train makes one
network-damaged = { $file } is damaged or is not a network of Daikaiju; train it or fetch it again
network-of-another-kind = { $file } is a network for “{ $found }”; this version plays “{ $wanted }”
train-too-few = { $option } cannot be { $given }; at least 1 is needed
train-not-on = { $option } has no meaning with --on; leave it out
train-only-on = { $option } needs --on; add --on cuda or --on cpu
train-not-resumed = { $option } has no meaning with --resume, because the network already has its size; leave it out
train-too-wide = no engine has room for such a network; its first layer may have { $wide } units, and --narrow and --tower { $narrow } together
train-finished = this training has had its { $minutes } minutes or all its rounds; a larger --whole or more --rounds let it go on
train-no-time = training for { $given } minutes would learn nothing; allow it more than 0
train-rate = a learning rate of { $given } would learn nothing; it must lie between 0 and 1
train-not-bare = only King of Tokyo without a teacher can be learned without cards; leave out --bare, or the rest
train-share = { $option } cannot be { $given }; it is a share from 0 to 1
train-too-many-others = greedy and quick cannot share more than all games; lower --with-greedy or --with-quick
train-no-table = { $game } has no tables for { $given }; there are tables for { $least } to { $most }
search-budget = search thinks for 200ms, for 2s or for 400 roll-outs, not for “{ $given }”; at most 60s
cli-error-number-above-0 = { $option } cannot be “{ $given }”: it must be a number above 0.
cli-error-number-from-0 = { $option } cannot be “{ $given }”: it must be a number from 0.
cli-error-number-up-to-1 = { $option } cannot be “{ $given }”: it must be a number from 0 to 1.

## Progress

train-compiling = Preparing: the rules and the champion are compiled once, which takes a few minutes.
train-round = round { $round }: { $games } games, { $positions } new positions, loss { $loss }, { $seconds } s
train-checkpoint = round { $round }: { $games } games, loss { $loss }, { $speed } steps a second, { $seconds } s
train-strength =
    against { $rival ->
        [random] a player at random
        [first] the network it began with
        [previous] the network before
       *[bot] { $rival }
    }: wins { $times } times as often as an equal would ({ $low }–{ $high })
train-against = against { $bot }, { $players } at the table: { $won } of { $games } games, { $share } ({ $low }–{ $high } with 95% confidence; equals have { $par })
train-saved = The network is in { $file }. Let it play as champion:{ $file }.
train-saved-folder = The network and everything needed to go on are in { $folder }.
