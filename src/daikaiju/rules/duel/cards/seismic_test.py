from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, State


class SeismicTest(Discard):
    cost = 5

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        pull(g, me, DESTRUCTION_TRACK, 2)
