from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.ownership import discard


class Unstoppable(Keep):
    cost = 3

    def stands_firm(g, me, card):
        discard(g, card)
        return True
