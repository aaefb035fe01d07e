from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import CAT
from daikaiju.rules.duel.ownership import is_used, use_up
from daikaiju.rules.duel.state import State


class ArmorPlating(Keep):
    cost = 6
    buzz = CAT

    @staticmethod
    def ignore_hits(g: State, me: int, card: int, hits: int) -> int:
        """One hit in each turn of the rival."""
        if me != g.active and hits > 0 and not is_used(g, card):
            use_up(g, card)
            return hits - 1
        return hits
