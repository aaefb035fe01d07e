from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import FISH
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.state import State, rival


class TooCute(Discard):
    cost = 3
    buzz = FISH

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        hit(g, rival(me), 2)
