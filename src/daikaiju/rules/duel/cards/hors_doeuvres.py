from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import CAT
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, State


class HorsDoeuvres(Discard):
    cost = 3
    buzz = CAT

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        hit(g, me, 3)
        pull(g, me, DESTRUCTION_TRACK, 2)
