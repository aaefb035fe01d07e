from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import TIGER
from daikaiju.rules.duel.state import State


class AcidAttack(Keep):
    cost = 6
    buzz = TIGER

    @staticmethod
    def smashes_added(g: State, me: int, smashes: int) -> int:
        return smashes + 1
