## The analysis board

web-analysis = Analysis board
web-analysis-about = Look into a position: try answers, go back and try others, and see what the coach thinks of each. Begin with a new game, open a file, or come from a step of a replay or a review.
web-analysis-fresh-king = New game of King of Tokyo
web-analysis-fresh-duel = New Duel
web-analysis-chance = The dice or a card decide what comes next.
web-analysis-roll = Let chance decide
web-analysis-variations = Variations
web-analysis-root = Where it begins
web-analysis-comment = Comment on this position
web-analysis-text = The position as text
web-analysis-text-hint = Everything can be changed here: dice, cards and answers in the script, or a whole position of your own with hearts, stars, energy and cards. The text format describes it.
web-analysis-set = Set up this position
