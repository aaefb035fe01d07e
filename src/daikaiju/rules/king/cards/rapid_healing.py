from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_hearts, heart_limit, pay

PRICE = 2


class RapidHealing(Keep):
    cost = 3

    def may_interject(g, me):
        return g.energy[me] >= PRICE and g.hearts[me] < heart_limit(g, me)

    def interject(g, me):
        pay(g, me, PRICE)
        gain_hearts(g, me, 1, me)
        return True
