from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import ANUBIS
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import FAME_TRACK, State


class OperationMedia(Discard):
    cost = 6
    buzz = ANUBIS

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        """A space for each smash symbol resolved this turn, not for each hit."""
        pull(g, me, FAME_TRACK, g.smashes)
