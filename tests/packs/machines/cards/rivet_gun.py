from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.state import State


class RivetGun(Keep):
    cost = 4

    @staticmethod
    def smashes_added(g: State, me: int, smashes: int) -> int:
        return smashes + 1
