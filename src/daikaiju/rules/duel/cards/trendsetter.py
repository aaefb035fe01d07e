from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import DRAGON, NO_TOKEN
from daikaiju.rules.duel.ownership import is_used, use_up
from daikaiju.rules.duel.state import FAME_TRACK, State
from daikaiju.rules.duel.tracks import token_on


class Trendsetter(Keep):
    cost = 3
    buzz = DRAGON

    @staticmethod
    def ignore_hits(g: State, me: int, card: int, hits: int) -> int:
        """One hit in each turn of the rival, while the fame marker stands on any buzz token."""
        on_token = token_on(g, FAME_TRACK, g.marker[FAME_TRACK]) != NO_TOKEN
        if me != g.active and hits > 0 and on_token and not is_used(g, card):
            use_up(g, card)
            return hits - 1
        return hits
