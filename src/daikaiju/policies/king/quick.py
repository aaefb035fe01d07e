"""The policy `quick` of the game for 2-6 monsters: an honest heuristic in whole numbers, fast enough for simulations.

Everything is measured in hundredths of a star. Nothing is tried out: the dice are kept by what each of them is worth
(`dice.py`), cards are bought by a table (`cards.py`), and the other questions have plain answers.
"""

from __future__ import annotations

from daikaiju.policies.king.cards import best_kept, best_purchase
from daikaiju.policies.king.dice import dice_to_reroll
from daikaiju.rules.agenda import SPREAD, is_legal
from daikaiju.rules.answers import FIRST, INTERJECT, PASS
from daikaiju.rules.king.buying import buy, snatch
from daikaiju.rules.king.losses import escape, suffer_or_answer
from daikaiju.rules.king.resolving import CURE, GROW_BACK, HEAL_SELF, heart
from daikaiju.rules.king.rolling import roll
from daikaiju.rules.king.smashing import yield_or_stay
from daikaiju.rules.king.state import KEEPS, SMALL, STAR_GOAL, State, next_living
from daikaiju.rules.king.turns import copy, go_again
from daikaiju.rules.sets import lowest_member

STAYS_ABOVE = 2
"""In Tokyo a monster stays with more hearts than this and one for each living monster, itself included."""

HEALTHY = 8
"""A monster with this many hearts spends nothing on more."""

HEAVY_LOSS = 3


def quick(g: State) -> int:
    """The answer to the open question."""
    me = g.player + 0
    asked = g.asking
    if asked == roll:
        return SPREAD + dice_to_reroll(g, me) if g.rolls_left > 0 else PASS
    if asked == buy or asked == snatch:
        return purchase(g, me)
    if asked == yield_or_stay:
        return PASS if stays(g, me) else FIRST
    if asked == suffer_or_answer:
        return defence(g, me)
    if asked == heart:
        return use_of_heart(g, me)
    if asked == escape or asked == go_again:
        return FIRST
    if asked == copy and not is_legal(g, PASS):
        return SMALL + best_kept(g)
    return usual(g)


def usual(g: State) -> int:
    """Decline, or take the first that is offered."""
    return PASS if is_legal(g, PASS) else lowest_member(g.options)


def purchase(g: State, me: int) -> int:
    """The best card that is worth its price; otherwise health, if a card sells it."""
    choice = best_purchase(g, me)
    if choice == PASS and g.hearts[me] < HEALTHY and is_legal(g, INTERJECT):
        return INTERJECT
    return choice


def stays(g: State, me: int) -> bool:
    """Whether Tokyo is worth its danger: it is when the next turn there wins the game, or with hearts to spare."""
    if g.stars[me] + 2 >= STAR_GOAL and next_living(g, g.active) == me:
        return True
    return g.hearts[me] > STAYS_ABOVE + g.living


def defence(g: State, me: int) -> int:
    """Use the first card against a heavy loss, and suffer a small one."""
    loss = g.losing[me]
    if loss >= HEAVY_LOSS or loss >= g.hearts[me]:
        for card in range(KEEPS):
            if is_legal(g, SMALL + card):
                return SMALL + card
    return usual(g)


def use_of_heart(g: State, me: int) -> int:
    """Heal while hurt, then remove tokens."""
    if is_legal(g, HEAL_SELF) and g.hearts[me] + g.tally[me] < HEALTHY:
        return HEAL_SELF
    if is_legal(g, GROW_BACK):
        return GROW_BACK
    if is_legal(g, CURE):
        return CURE
    return HEAL_SELF if is_legal(g, HEAL_SELF) else usual(g)
