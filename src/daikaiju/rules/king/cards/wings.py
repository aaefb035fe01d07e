from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import pay

PRICE = 2


class Wings(Keep):
    cost = 6

    def may_answer_loss(g, me):
        return g.energy[me] >= PRICE

    def use(g, me):
        """No hearts are lost for the rest of the turn."""
        pay(g, me, PRICE)
        g.winged |= 1 << me
        g.losing[me] = 0
