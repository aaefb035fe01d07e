"""Setting up a game (section 1 of the rules), as the first frames of its agenda."""

from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.duel.book import book
from daikaiju.rules.duel.buying import refill
from daikaiju.rules.duel.events import BEGINS, OPENING_ROLL
from daikaiju.rules.duel.gains import gain_energy, most_life
from daikaiju.rules.duel.rolling import NORMAL_DICE
from daikaiju.rules.duel.state import SEATS, SMASH, State, clear, rival
from daikaiju.rules.duel.turns import turn
from daikaiju.rules.market import lay_out_cards
from daikaiju.rules.opening import opening


def start(g: State) -> None:
    """D-SETUP-5, D-SETUP-7: the card row is laid out, then dice decide who begins."""
    lay_out(g)
    roll_off(g)
    push(g, refill)


def lay_out(g: State) -> None:
    """D-SETUP-1 to D-SETUP-6: everything in its place; the monsters are already in the record."""
    clear(g)
    g.players = SEATS
    for seat in range(SEATS):
        g.life[seat] = most_life(g, seat)
    lay_out_cards(g)


def begin(g: State, me: int) -> None:
    """D-SETUP-7, D-SETUP-8: the monster with the most smashes begins; the other takes 1 energy."""
    gain_energy(g, rival(me), 1)
    push(g, turn, me)


roll_off = opening(book, dice=NORMAL_DICE, counted=SMASH, rolled=OPENING_ROLL, begins=BEGINS, begin=begin)
