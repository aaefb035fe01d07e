from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.state import TRACKS, State
from daikaiju.rules.duel.tracks import in_any_spotlight


class AdrenalineAugment(Keep):
    cost = 5

    @staticmethod
    def smashes_added(g: State, me: int, smashes: int) -> int:
        """Checked when used, no matter in whose zone the markers are."""
        for track in range(TRACKS):
            if in_any_spotlight(g.marker[track]):
                smashes += 1
        return smashes
