## Puzzles, at the page and in the terminal

puzzle-theme-dice = Keep the right dice
puzzle-theme-race = Race or fight
puzzle-theme-yield = Yield or stay
puzzle-theme-buy = Buy or save
puzzle-right = RAWR! Spot on.
puzzle-wrong = Not the best.
puzzle-best = Best: { $answer }
puzzle-effort = To check this, the champion played { $roll_outs ->
    [one] { $roll_outs } trial round
   *[other] { $roll_outs } trial rounds
} (network { $network }); ± is one standard error.
puzzles-unknown = there is no puzzle “{ $given }”: daikaiju puzzles list shows them all
puzzles-no-set = there are no puzzles in { $folder }: daikaiju puzzles make --folder FOLDER makes some
puzzles-damaged = { $file } is damaged: daikaiju puzzles make --folder FOLDER makes a set anew

## The page

web-puzzle-daily = Puzzle of the day
web-puzzle-level = Difficulty { $level } of 5
web-puzzle-lead = You are { $monster }. One answer is clearly best, and it is not the first that comes to mind.
web-puzzle-far = { $answers ->
    [one] Yours is weaker than this answer.
   *[other] Yours is weaker than all { $answers } answers below.
}
web-puzzle-yours = your answer
web-puzzle-score = { $tried ->
    [one] { $right } of { $tried } puzzle solved on the first try.
   *[other] { $right } of { $tried } puzzles solved on the first try.
}
web-puzzle-streak = { $days ->
    [one] Daily streak: { $days } day, the longest { $longest }.
   *[other] Daily streak: { $days } days, the longest { $longest }.
}
web-puzzle-own = Your puzzles
web-puzzle-rating = { $sure ->
    [yes] Rating { $rating }
   *[no] Rating { $rating }?
}
web-puzzle-rating-unsure = A first estimate; it settles after a dozen puzzles.
web-puzzle-history = Your last puzzles
web-puzzle-solved = Solved
web-puzzle-missed = Missed
web-puzzle-next = Next puzzle
web-puzzle-none-left = You have chewed through every puzzle of this kind.
web-puzzle-again = { web-load-again }
web-puzzle-analyse = Analyse
web-puzzle-link = Link to this puzzle
web-puzzle-game = Game
web-puzzle-theme = Theme
web-puzzle-kinds = Next puzzles
web-puzzle-all-themes = All themes
web-puzzle-both = Both games
web-puzzle-left = { $puzzles ->
    [0] none left
    [one] { $puzzles } left
   *[other] { $puzzles } left
}
