from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import FISH
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.rolling import in_roll
from daikaiju.rules.duel.state import FAME_TRACK, SMASH, State


class GentleGiant(Keep):
    cost = 5
    buzz = FISH

    @staticmethod
    def after_resolving(g: State, me: int) -> None:
        if in_roll(g, me, SMASH) == 0:
            pull(g, me, FAME_TRACK, 1)
