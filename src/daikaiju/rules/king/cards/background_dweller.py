from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.dice import dice_showing
from daikaiju.rules.king.rolling import choose_die, throw
from daikaiju.rules.king.state import THREE


class BackgroundDweller(Keep):
    cost = 4

    def may_use_while_rolling(g, me):
        return dice_showing(g, THREE) != 0

    def may_change_dice(g, me):
        return dice_showing(g, THREE) != 0

    def use(g, me, card):
        push(g, choose_die, me, card, dice_showing(g, THREE))

    def use_on_die(g, me, die):
        throw(g, me, 1 << die)

    def may_reroll_threes(g, me):
        return True
