## The review of a finished game

web-review-title = { web-end-review }
web-review-about = The coach evaluates every position of this game: who was lucky, who played well, and where the game turned. It takes about ten seconds, and the review stays with the game.
web-review-about-file = The coach evaluates every position of this game: who was lucky, who played well, and where the game turned. It takes about ten seconds.
web-review-ask = Review this game
web-review-waiting = The coach is reading the game…
web-review-progress = { $done } of { $total } steps evaluated
web-review-broken = The connection broke before the review was ready. Please ask again.
web-review-unfinished = The game is not over, so chances stand in for results.
web-review-replay = { web-replay-title }
web-review-watch = Watch from here
web-review-worst = Analyse your costliest mistake (turn { $turn })
web-review-again = Review again
web-review-network = Evaluated by network { $network }, as if the champion played on. Chances are estimates; ± is one standard error, in percentage points.

web-review-chart = Chance to win over time
web-review-walk = { web-replay-scrubber }
web-review-where = { web-replay-step }
web-review-at = { $where }: { $what }
web-review-start = The beginning
web-review-first = To the beginning
web-review-previous = Previous step
web-review-next = Next step
web-review-last = To the end
web-review-previous-mistake = Previous mistake
web-review-next-mistake = Next mistake
web-review-keys = ← and → go step by step, with Shift turn by turn; Home and End to the ends.
web-review-as-table = The chart as a table
web-review-turn = { web-turn }
web-review-opening = Who begins
web-review-end = End

web-review-lost = gave away { $points }% of the chance to win
web-review-lost-nothing = gave nothing away
web-review-no-choice = All answers were worth the same.
web-review-better = Better:
web-review-luck = Luck, in percentage points
web-review-effect = What it changed, in percentage points
web-review-nothing-changed = It changed nothing.

web-review-steps = Step by step
web-review-everything = Show everything
web-review-nothing-notable = A flawless game: nothing given away, and no luck to speak of.
web-review-turning-points = Turning points
web-review-no-turning-points = No single answer or throw changed much.
web-review-summary = Chance to win, in percentage points: start + luck + skill = result
web-review-of-start = At start
web-review-of-luck = Luck
web-review-of-skill = Skill
web-review-of-result = Result
web-review-error = { web-coach-error }
web-review-dice = Dice and cards
web-review-others = Answers of others
web-review-corrections = Corrections
web-review-sums = Luck is everything but a player’s own answers. Skill is what those answers gave away: 0 is perfect. Corrections are changes in the estimates once they could see a turn further.
