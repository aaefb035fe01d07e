from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.events import SHRUNK
from daikaiju.rules.king.state import State
from daikaiju.rules.telling import tell


class ShrinkRay(Keep):
    cost = 6

    @staticmethod
    def when_it_wounds(g: State, me: int, victim: int) -> None:
        g.shrink[victim] += 1
        tell(g, SHRUNK, victim)
