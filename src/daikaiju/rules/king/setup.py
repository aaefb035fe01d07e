"""Setting up a game (section 1 of the rules), as the first frames of its agenda."""

from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.king.book import book
from daikaiju.rules.king.buying import draw
from daikaiju.rules.king.events import BEGINS, OPENING_ROLL
from daikaiju.rules.king.rolling import BLACK_DICE
from daikaiju.rules.king.state import CLAW, FULL_HEARTS, State, clear
from daikaiju.rules.king.tokyo import FEWEST_WITH_BAY
from daikaiju.rules.king.turns import turn
from daikaiju.rules.market import SLOTS, lay_out_cards
from daikaiju.rules.opening import opening


def start(g: State) -> None:
    """B-SETUP-4, B-SETUP-7: the market is laid out, then dice decide who begins."""
    lay_out(g)
    roll_off(g)
    for slot in range(SLOTS):
        push(g, draw, SLOTS - 1 - slot)


def lay_out(g: State) -> None:
    """B-SETUP-1 to B-SETUP-6: everything in its place; `players` and the options are already in the record."""
    clear(g)
    for seat in range(g.players):
        g.alive[seat] = 1
        g.hearts[seat] = FULL_HEARTS
    g.living = g.players
    g.bay_open = g.players >= FEWEST_WITH_BAY
    lay_out_cards(g)


def begin(g: State, me: int) -> None:
    """B-SETUP-7, B-SETUP-8: the monster with the most claws is first in the order of play."""
    g.place = me
    push(g, turn, me)


roll_off = opening(book, dice=BLACK_DICE, counted=CLAW, rolled=OPENING_ROLL, begins=BEGINS, begin=begin)
