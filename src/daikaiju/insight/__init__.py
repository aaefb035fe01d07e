"""What a position is worth, which answer is best and why, and how a whole game was played.

`evaluator` values any position with the engine; `rolls` follows the dice of a turn exactly;
`answers` weighs the answers to a question; `hints` makes a hint of them that gets better with time; `outcomes` and
`reasons` say why; `steps` and `reviews` walk along a recorded game, and `review_types` is what comes of it.
docs/insight.md says how much to trust the numbers.
"""
