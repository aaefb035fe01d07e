from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.events import POISONED
from daikaiju.rules.king.state import State
from daikaiju.rules.telling import tell


class PoisonSpit(Keep):
    cost = 4

    @staticmethod
    def when_it_wounds(g: State, me: int, victim: int) -> None:
        g.poison[victim] += 1
        tell(g, POISONED, victim)
