from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import PENGUIN
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.state import State, rival


class JetsScrambled(Discard):
    cost = 5
    buzz = PENGUIN

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        """D-WIN-7: the buyer first."""
        hit(g, me, 5)
        hit(g, rival(me), 5)
