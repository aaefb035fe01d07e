from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.rolling import most_of_a_kind
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, State, rival


class AntimatterPellets(Keep):
    cost = 5

    @staticmethod
    def triggered_by_roll(g: State, me: int) -> bool:
        return most_of_a_kind(g, me) >= 5

    @staticmethod
    def when_triggered(g: State, me: int) -> None:
        hit(g, rival(me), 4)
        pull(g, me, DESTRUCTION_TRACK, 2)
