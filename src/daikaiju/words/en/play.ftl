## Playing in the terminal: options

play-option-seats = The monsters in clockwise order, separated by commas, or how many there are.
play-option-me = The monster you play; the first one by default.
play-option-bots = Who plays the others.
play-option-seed = Random seed: with it the same game can be played again; without it nobody can foresee the dice.
play-option-variant = The variant for two: energy instead of stars for Tokyo.
play-option-ask-order = Ask in which order to resolve your dice; otherwise it is stars, energy, hearts, claws.
play-option-load = A saved game to go on with.
play-option-json = Show the table on stderr, and in the end the result and the whole game as JSON on stdout.

play-error-seats-and-players = --seats names { $seats } monsters and --players says { $players }: give one of them.
play-error-load-game = { $file } holds a game that is over.

## The table

play-welcome = You are { $monster }. Against you: { $others }. Type ? for help.
play-you = you
play-city = Tokyo City
play-bay = Tokyo Bay
play-empty = empty
play-in-city = City
play-in-bay = Bay
play-column-monster = { web-monster }
play-column-zone = Tokyo
play-column-cards = Cards and tokens
play-market = Market
play-market-empty = (empty)
play-out = out of the game
play-poison = { $count ->
    [one] { $count } poison token
   *[other] { $count } poison tokens
}
play-shrink = { $count ->
    [one] { $count } shrink token
   *[other] { $count } shrink tokens
}
play-extra-turns = { $count ->
    [one] { $count } more turn
   *[other] { $count } more turns
}
play-mimic = { $mimic } as { $card }
play-too-dear = you lack { $missing } energy

## Asking

play-hint-roll = Type the dice to keep, as in “1 4”; 0 rolls all, Enter keeps all and stops.
play-keeping = { $kept ->
    [0] You keep no dice
   *[some] You keep { $dice }
} and roll { $rolled ->
    [one] { $rolled } die.
   *[other] { $rolled } dice.
}
play-not-a-number = “{ $given }” is no answer here: type a number from { $first } to { $last }, or ? for help.
play-not-dice = “{ $given }” is no answer here: type numbers of dice from 1 to { $last }, a letter shown, Enter to stop, or ? for help.
play-help = Answer with the number of an answer; Enter takes the one marked ↵. At any time you can also type:
    .help = this help
    .card = what a card does, by its name or a part of it
    .table = show the table again
    .log = everything that has happened
    .undo = take back your last choice, unless dice were rolled, a card was turned up or somebody answered since
    .order = be asked in which order to resolve your dice, or no longer
    .save = write the game to a file; “daikaiju play --load FILE” goes on with it
    .quit = leave, saving first if you like
    .example = wings
    .file = FILE
play-no-such-card = No card is called “{ $given }”.
play-card = { $name }: costs { $cost }, { $kind }. { $effect }
play-undone = Your choice is taken back.
play-undo-nothing = There is nothing to take back yet.
play-undo-too-late = Too late: since your last choice dice were rolled, a card was turned up or somebody answered.
play-save-where = Save to which file? As in: save game.yaml
play-save-exists = { $file } exists already; choose another name.
play-save-failed = { $file } cannot be written: { $reason }.
play-saved = Saved to { $file }.
play-quit-save = “save FILE” saves the game first; Enter leaves without saving.
play-end-save = “save FILE” saves the game; Enter ends here.
play-bye = See you next game! They’ll have rebuilt Tokyo by then.
play-no-input = No more input: the game ends here, unfinished.

## The end

play-after-turns = { $turns ->
    [one] The game took { $turns } turn.
   *[other] The game took { $turns } turns.
}
