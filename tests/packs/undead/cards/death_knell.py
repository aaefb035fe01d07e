from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.book import frame
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.ownership import discard
from daikaiju.rules.king.state import State

TOLLS = 3


class DeathKnell(Keep):
    cost = 4
    stock = TOLLS

    @staticmethod
    def comes_with(g: State, me: int, card: int) -> None:
        g.tokens[card] = TOLLS

    @staticmethod
    def start_of_turn(g: State, me: int, card: int) -> None:
        g.tokens[card] -= 1
        gain_stars(g, me, 1)
        if g.tokens[card] == 0:
            push(g, fall_silent, me, card)


@frame
def fall_silent(g: State, me: int, card: int) -> None:
    """Once everything else at the start of the turn is done."""
    discard(g, card)
