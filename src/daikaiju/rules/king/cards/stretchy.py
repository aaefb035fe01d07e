from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import pay
from daikaiju.rules.king.rolling import change_one_die

PRICE = 2


class Stretchy(Keep):
    cost = 3

    def may_change_dice(g, me):
        return g.energy[me] >= PRICE

    def use(g, me):
        pay(g, me, PRICE)
        push(g, change_one_die, me)
