from __future__ import annotations

from daikaiju.rules.agenda import drop
from daikaiju.rules.cards import Discard
from daikaiju.rules.king.buying import buy_phase
from daikaiju.rules.king.state import State


class Frenzy(Discard):
    cost = 7

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        g.frenzies[me] += 1

    class In2010:
        @staticmethod
        def when_bought(g: State, me: int) -> None:
            """The buyer's own turn goes straight to its end; what was turned up is still offered."""
            g.frenzies[me] += 1
            if me == g.active:
                drop(g, buy_phase)
