from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import FISH
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import FAME_TRACK, State


class Photoshoot(Discard):
    cost = 2
    buzz = FISH

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        pull(g, me, FAME_TRACK, 1)
