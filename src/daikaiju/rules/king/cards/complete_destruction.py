from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.state import State


class CompleteDestruction(Keep):
    cost = 3

    @staticmethod
    def when_roll_is_final(g: State, me: int) -> None:
        for face in range(6):
            if g.faces[face] == 0:
                return
        gain_stars(g, me, 9)
