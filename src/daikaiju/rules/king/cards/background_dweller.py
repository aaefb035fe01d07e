from __future__ import annotations

from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import dice_showing
from daikaiju.rules.king.rolling import choose_die, throw
from daikaiju.rules.king.state import THREE, State


class BackgroundDweller(Keep):
    cost = 4

    @staticmethod
    def may_use_while_rolling(g: State, me: int) -> bool:
        return dice_showing(g, THREE) != 0

    @staticmethod
    def may_change_dice(g: State, me: int) -> bool:
        return dice_showing(g, THREE) != 0

    @staticmethod
    def use(g: State, me: int, card: int) -> None:
        push(g, choose_die, me, card, dice_showing(g, THREE))

    @staticmethod
    def use_on_die(g: State, me: int, die: int) -> None:
        throw(g, me, 1 << die)

    @staticmethod
    def may_reroll_threes(g: State, me: int) -> bool:
        return True
