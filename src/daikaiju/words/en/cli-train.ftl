## Training the champion: options

cli-help-train = Train a network for the champion by letting it play against itself.
cli-option-train-on = Where to learn with PyTorch: on an NVIDIA GPU, which plays tens of thousands of games at once, or small on the processor.
cli-option-train-minutes = How many minutes this piece of the training takes at most.
cli-option-train-whole = How many minutes all pieces take together; rates fall until then. Without it they fall in every piece anew.
cli-option-train-rounds = How many rounds all pieces have together, if that comes sooner.
cli-option-train-games = How many games go on at once.
cli-option-train-rate = How fast to learn at first; a network that has learned already needs less.
cli-option-train-last-rate = How fast to learn in the end.
cli-option-train-entropy = How much it is rewarded for variety at first; too little, and it settles on its first ideas.
cli-option-train-last-entropy = How much it is rewarded for variety in the end.
cli-option-train-soften = With --resume: multiply what it prefers by this, from 0 to 1, so that it tries other answers once more.
cli-option-train-lambda = How much results count beside what the network itself said of later positions when it learns chances, from 0 to 1.
cli-option-train-value-weight = How much learning everybody’s chances counts beside learning what to answer.
cli-option-train-mixed = The share of tables where earlier selves and players with odd tastes sit too, from 0 to 1.
cli-option-train-only-chances = With --resume: leave what it answers as it is, and learn everybody’s chances from games that are played like that.
cli-option-train-wide = How many units the first layer has; with --resume it may grow.
cli-option-train-narrow = How many units each later layer has; with --resume they may grow.
cli-option-train-layers = How many layers follow the second.
cli-option-train-tower = How many units the layers have that lead to the chances alone; 0 lets answers and chances share theirs.
cli-option-train-ladder = For how many seconds each checkpoint also plays against quick and greedy, on the processor while training goes on; its report comes after that.
cli-option-train-save = The folder for the network and everything needed to go on.
cli-option-train-resume = Go on from what an earlier piece left in this folder, or from the file of a network.

## What is wrong

network-away = the network { $file } cannot be fetched now; try again later
network-missing = there is no network at { $file }; daikaiju train makes one
network-damaged = { $file } is damaged or is not a network of Daikaiju; train it or fetch it again
network-of-another-kind = { $file } is a network for “{ $found }”; this version plays “{ $wanted }”
train-not-resumed = { $option } has no meaning with --resume, because the network already has its layers; leave it out
train-nothing-to-keep = --only-chances keeps what an earlier piece answers; name its folder or its network with --resume
train-no-tower = chances can be learned alone only if layers of their own lead to them, and this network has none: --tower gives it some
train-finished = this training has had all its minutes or all its rounds; a larger --whole or more --rounds let it go on
search-budget = search thinks for 200ms, for 2s or for 400 roll-outs, not for “{ $given }”; at most 60s
cli-error-number-above-0 = { $option } cannot be “{ $given }”: it must be a number above 0.
cli-error-number-from-0 = { $option } cannot be “{ $given }”: it must be a number from 0.
cli-error-number-up-to-1 = { $option } cannot be “{ $given }”: it must be a number from 0 to 1.

## Progress

train-compiling = Preparing: the rules and the champion are compiled once, which takes a few minutes.
train-checkpoint = round { $round }: { $games } games, loss { $loss }, { $speed } steps a second, { $seconds } s
train-strength =
    against { $rival ->
        [random] a player at random
        [first] the network it began with
        [previous] the network before
       *[bot] { $rival }
    }: wins { $times } times as often as an equal would ({ $low }–{ $high })
train-saved = The network and everything needed to go on are in { $folder }.
