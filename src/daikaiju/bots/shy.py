"""The bot that would rather not fight: it collects hearts and energy, and leaves Tokyo as soon as it is hit.

In everything else it is a beginner. It is there for first games, which should be won about as often as not.
"""

from __future__ import annotations

from daikaiju.bots.rookie import RookieBot
from daikaiju.rules.duel import state as duel
from daikaiju.rules.king import state as king


class ShyBot(RookieBot):
    """A peaceful beginner at both games."""

    def wanted_king(self, g: king.State) -> set[int]:
        return {king.HEART, king.ENERGY}

    def wanted_duel(self, g: duel.State) -> set[int]:
        return {duel.HEAL, duel.ENERGY}

    def wants_to_leave(self, g: king.State) -> bool:
        return True
