from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import DRAGON
from daikaiju.rules.duel.gains import gain_energy
from daikaiju.rules.duel.state import State


class EyeOfTheStorm(Keep):
    cost = 2
    buzz = DRAGON

    @staticmethod
    def triggered_by_roll(g: State, me: int) -> bool:
        return g.rolls_left > 0

    @staticmethod
    def when_triggered(g: State, me: int) -> None:
        gain_energy(g, me, g.rolls_left)
