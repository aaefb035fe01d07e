from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import DRAGON
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import FAME_TRACK, State


class BreakingNews(Keep):
    cost = 6
    buzz = DRAGON

    @staticmethod
    def when_it_buys(g: State, me: int) -> None:
        pull(g, me, FAME_TRACK, 1)
