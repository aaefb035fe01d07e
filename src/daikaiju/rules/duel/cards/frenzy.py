from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.state import State


class Frenzy(Discard):
    cost = 6

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        g.extra_turns += 1
