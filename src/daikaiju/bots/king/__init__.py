"""How the bots judge the game for 2-6 monsters: what dice, cards, hearts and Tokyo are worth, in stars.

The rules are asked, never written again: what dice do is what the rules make of them on a copy of the record, and what
an answer is worth is the worth of the position after the rules have carried it out.
"""
