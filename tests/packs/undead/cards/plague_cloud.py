from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import CLAW, State


class PlagueCloud(Keep):
    cost = 5

    @staticmethod
    def smashes_everybody(g: State, me: int) -> bool:
        return g.faces[CLAW] >= 4
