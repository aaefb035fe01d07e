from __future__ import annotations

from daikaiju.rules.cards import Monster
from daikaiju.rules.duel.gains import gain_dice_tokens
from daikaiju.rules.duel.state import MOST_DICE_TOKENS, POWER, State


class SpacePenguin(Monster):
    full_life = 13

    @staticmethod
    def may_use_power(g: State, me: int) -> int:
        """With two dice tokens already, another would be lost."""
        return g.dice_tokens[me] < MOST_DICE_TOKENS

    @staticmethod
    def use_power(g: State, me: int) -> None:
        g.unresolved[POWER] -= 1
        gain_dice_tokens(g, me, 1)
