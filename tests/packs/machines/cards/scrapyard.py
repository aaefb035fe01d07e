from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.gains import gain_energy
from daikaiju.rules.duel.ownership import count_keeps
from daikaiju.rules.duel.state import State, rival


class Scrapyard(Discard):
    cost = 3

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        gain_energy(g, me, 2 * count_keeps(g, rival(me)))
