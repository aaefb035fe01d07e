from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import PUMPKIN
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, State, rival


class Kaijutsu(Discard):
    cost = 5
    buzz = PUMPKIN

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        pull(g, me, DESTRUCTION_TRACK, 1)
        hit(g, rival(me), 2)
