"""Who begins, in both games: everybody throws dice, and the most of one face begin; those who tie throw again.

A module that games share: each adopts it (see Rulebook.adopt) and says how many `DICE` are thrown, which face is
`COUNTED`, what is told (`OPENING_ROLL`, `BEGINS`), and what happens when somebody may `begin`.
"""

from daikaiju.rules.agenda import SPREAD, ask_chance, count_bits, has, lowest_bit, push
from daikaiju.rules.dice import FACES, count_shown
from daikaiju.rules.rulebook import marked
from daikaiju.rules.telling import tell

DICE = COUNTED = OPENING_ROLL = BEGINS = 0
"""Replaced by the game's own."""


def begin(g, me):
    """Replaced by the game's own."""


def roll_off(g):
    """Everybody throws."""
    push(g, opening_rolls, (1 << g.players) - 1)


@marked("frame")
def opening_rolls(g, contestants):
    """Everybody, and after a tie only the tied ones, throws the dice."""
    push(g, opening_result, contestants)
    for step in range(1, g.players + 1):
        if has(contestants, g.players - step):
            push(g, opening_throw, g.players - step)


@marked("frame")
def opening_throw(g, me):
    ask_chance(g, opening_dice, FACES**DICE, me)


@marked("chance")
def opening_dice(g, who, choice, me):
    """Chance answers how the opening dice fall; only one face counts."""
    g.tally[me] = count_shown(choice - SPREAD, DICE, COUNTED)
    tell(g, OPENING_ROLL, me, g.tally[me])


@marked("frame")
def opening_result(g, contestants):
    """Whoever shows the most begins; after a tie the tied ones throw again."""
    best = highest_tallies(g, contestants)
    if count_bits(best) > 1:
        push(g, opening_rolls, best)
    else:
        g.first = lowest_bit(best)
        tell(g, BEGINS, g.first)
        begin(g, g.first + 0)


def highest_tallies(g, contestants):
    """Those of the contestants who show the most, as bits."""
    most = 0
    for seat in range(g.players):
        if has(contestants, seat):
            most = max(most, g.tally[seat])
    best = 0
    for seat in range(g.players):
        if has(contestants, seat) and g.tally[seat] == most:
            best |= 1 << seat
    return best
