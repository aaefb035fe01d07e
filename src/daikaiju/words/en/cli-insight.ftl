## daikaiju hint

cli-help-hint = What every monster’s chances are in a position, which answer is best, and why.
hint-option-file = A game or position in the text format.
hint-option-at = The step of the game to look at: after so many answers of players and dice. Otherwise the end of the file.
hint-option-time = How many seconds to think, with decimals if you like.
hint-bad-time = --time takes seconds from 0 to { $most }, not “{ $given }”.
hint-turn = Turn { $turn }. { $monster } is asked: { $question }
hint-chance = Turn { $turn }. Chance is next: nobody has anything to choose.
hint-over = { web-over }
hint-column-monster = Monster
hint-column-chance = Chance to win
hint-column-answer = Answer
hint-column-worth = Chance
hint-column-behind = Behind
hint-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-effort = { $roll_outs ->
    [one] { $roll_outs } roll-out
   *[other] { $roll_outs } roll-outs
} in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s. Chances are those of the champion’s play; ± is one standard error, in percentage points.
hint-more = { $answers ->
    [one] { $answers } answer is not shown: it is worse.
   *[other] { $answers } answers are not shown: all of them are worse.
}

## daikaiju review

cli-help-review = How a recorded game went: chances over time, every answer, who was lucky and who played well.
review-option-file = A recorded game in the text format.
review-option-all = Show every answer and throw, not only what mattered.
review-option-workers = How many cores to use; otherwise all.
review-valuing = Evaluating the game
review-title = { $seats }: chances to win, turn by turn
review-turning-points = { web-review-turning-points }
review-no-turning-points = { web-review-no-turning-points }
review-column-step = Step
review-column-lost = Given away
review-column-mark = Mark
review-column-best = Better
review-answers = Answers that gave something away
review-no-mistakes = No answer gave away anything to speak of.
review-summary = { web-review-summary }
review-column-start = { web-review-of-start }
review-column-luck = { web-review-of-luck }
review-column-skill = { web-review-of-skill }
review-column-result = { web-review-of-result }
review-parts = What luck is made of
review-column-dice = { web-review-dice }
review-column-others = { web-review-others }
review-column-corrections = { web-review-corrections }
review-about = { web-review-sums }
review-unfinished = { web-review-unfinished }
review-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## daikaiju statistics

cli-help-statistics = Wins, luck, skill and habits over several recorded games.
statistics-option-files = Finished games in the text format.
statistics-option-monster = Only the games of this monster, by its id; otherwise everybody’s.
statistics-option-review = Review every game first, to tell luck from skill and to compare with the champion. It takes about ten seconds for each.
statistics-no-such-monster = no monster “{ $monster }” plays in these games: name it by its id, as the files do
statistics-not-over = the game in { $file } is not over: statistics are about finished games
