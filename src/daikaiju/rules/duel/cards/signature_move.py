from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import PHANTOM
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import FAME_TRACK, POWER, State

SYMBOLS_FOR_A_SPACE = 3


class SignatureMove(Keep):
    cost = 6
    buzz = PHANTOM

    @staticmethod
    def triggered_by_roll(g: State, me: int) -> bool:
        return g.faces[POWER] >= SYMBOLS_FOR_A_SPACE

    @staticmethod
    def when_triggered(g: State, me: int) -> None:
        """The symbols are not used up."""
        pull(g, me, FAME_TRACK, g.faces[POWER] // SYMBOLS_FOR_A_SPACE)
