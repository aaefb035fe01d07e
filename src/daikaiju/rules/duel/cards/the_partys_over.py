from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import PHANTOM
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.state import State, rival
from daikaiju.rules.duel.tracks import any_marker_in_spotlight


class ThePartysOver(Discard):
    cost = 4
    buzz = PHANTOM

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        """D-WIN-7: the buyer first."""
        if any_marker_in_spotlight(g, me):
            hit(g, me, 4)
        if any_marker_in_spotlight(g, rival(me)):
            hit(g, rival(me), 4)
