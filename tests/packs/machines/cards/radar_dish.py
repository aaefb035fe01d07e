from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.state import State


class RadarDish(Keep):
    cost = 4

    @staticmethod
    def number_of_rolls(g: State, me: int, rolls: int) -> int:
        return rolls + 1
