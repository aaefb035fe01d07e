from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import PANDA
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, FAME_TRACK, State


class Monumental(Discard):
    cost = 5
    buzz = PANDA

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        pull(g, me, DESTRUCTION_TRACK, 1)
        pull(g, me, FAME_TRACK, 1)
