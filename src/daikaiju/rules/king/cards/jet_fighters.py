from __future__ import annotations

from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.losses import hurt_self
from daikaiju.rules.king.state import State


class JetFighters(Discard):
    cost = 5

    @staticmethod
    def when_bought(g: State, me: int) -> None:
        gain_stars(g, me, 5)
        hurt_self(g, me, 4)
