from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.ownership import discard
from daikaiju.rules.king.rolling import change_one_die


class PlotTwist(Keep):
    cost = 3

    def may_change_dice(g, me):
        return True

    def use(g, me, card):
        discard(g, card)
        push(g, change_one_die, me)
