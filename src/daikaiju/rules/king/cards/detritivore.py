from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.state import ONE, THREE, TWO, State


class Detritivore(Keep):
    cost = 4

    @staticmethod
    def when_roll_is_final(g: State, me: int) -> None:
        if g.faces[ONE] > 0 and g.faces[TWO] > 0 and g.faces[THREE] > 0:
            gain_stars(g, me, 2)
