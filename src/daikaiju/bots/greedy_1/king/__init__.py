"""How the bots judge the game for 2-6 monsters: what dice, cards, hearts and Tokyo are worth, in stars.

The rules are consulted, never rewritten: they say on a copy of the record what dice do, and an answer is worth as much
as the position after they have carried it out.
"""
