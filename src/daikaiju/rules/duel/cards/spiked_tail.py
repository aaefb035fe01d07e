from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, State, rival


class SpikedTail(Keep):
    cost = 4

    @staticmethod
    def after_pull(g: State, me: int, track: int, spaces: int) -> None:
        """D-DMG-1: one hit for each space entered, all together."""
        if track == DESTRUCTION_TRACK:
            hit(g, rival(me), spaces)
