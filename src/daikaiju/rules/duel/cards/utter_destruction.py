from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import FACES
from daikaiju.rules.duel.buzz import PANDA
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.rolling import in_roll
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, FAME_TRACK, State, rival


class UtterDestruction(Keep):
    cost = 4
    buzz = PANDA

    @staticmethod
    def triggered_by_roll(g: State, me: int) -> bool:
        for face in range(FACES):
            if in_roll(g, me, face) == 0:
                return False
        return True

    @staticmethod
    def when_triggered(g: State, me: int) -> None:
        pull(g, me, DESTRUCTION_TRACK, 2)
        pull(g, me, FAME_TRACK, 2)
        hit(g, rival(me), 2)
