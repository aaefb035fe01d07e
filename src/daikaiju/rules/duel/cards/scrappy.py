from __future__ import annotations

from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import LIZARD
from daikaiju.rules.duel.gains import gain_dice_tokens
from daikaiju.rules.duel.state import State


class Scrappy(Keep):
    cost = 2
    buzz = LIZARD

    @staticmethod
    def when_leaving_token(g: State, me: int) -> None:
        gain_dice_tokens(g, me, 1)
