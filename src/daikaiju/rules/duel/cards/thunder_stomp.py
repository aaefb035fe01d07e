from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.ownership import is_used, use_up
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, RESOLVING, ROLL_FINAL, State, rival


class ThunderStomp(Keep):
    cost = 4

    @staticmethod
    def after_pull(g: State, me: int, card: int, track: int, spaces: int) -> None:
        """Once a turn, for a pull made between the end of rolling and buying."""
        by_dice = g.phase == ROLL_FINAL or g.phase == RESOLVING
        if track == DESTRUCTION_TRACK and by_dice and not is_used(g, card):
            use_up(g, card)
            g.stomped[rival(me)] += 1
