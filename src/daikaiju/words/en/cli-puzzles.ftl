## daikaiju puzzles

cli-help-puzzles = Positions with one best answer that is not the obvious one: solve them, list them, or make your own.
puzzles-option-what = The name of a puzzle; today for the puzzle of the day; list for all of them; make to find new ones; check to test a folder with today’s network.
puzzles-option-answer = Answer at once, as you would type it: the number of an answer, or the dice to keep.
puzzles-option-solution = Show the solution without asking.
puzzles-option-folder = A folder of puzzles; otherwise those of the package. New ones are added to it.
puzzles-option-theme = Only puzzles of this theme: dice, race, yield or buy.
puzzles-option-count = How many puzzles to make.
puzzles-option-processes = In how many processes to make or check puzzles; the puzzles are the same.
puzzles-title = Puzzle { $id }: { $theme }, difficulty { $level } of 5
puzzles-bad-answer = this is no answer to the question: give the number of an answer, or the numbers of the dice to keep
puzzles-how-to-answer = Answer with: daikaiju puzzles { $id } --answer ANSWER
puzzles-where = name a folder: daikaiju puzzles make --folder FOLDER for new puzzles, daikaiju puzzles check --folder FOLDER to check old ones
puzzles-making = Looking for puzzles
puzzles-made = { $made ->
    [one] { $made } puzzle
   *[other] { $made } puzzles
} made; { $folder } now holds { $puzzles }.
puzzles-checking = Checking puzzles
puzzles-checked = { $checked ->
    [one] { $checked } puzzle
   *[other] { $checked } puzzles
} checked; { $folder } keeps the { $kept } that hold.
puzzles-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-column-puzzle = Puzzle
puzzles-column-game = Game
puzzles-column-players = Monsters
puzzles-column-theme = Theme
puzzles-column-level = Difficulty
