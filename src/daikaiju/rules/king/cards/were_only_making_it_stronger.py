from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_energy


class WereOnlyMakingItStronger(Keep):
    cost = 3

    def after_losing_hearts(g, me, lost):
        if lost >= 2:
            gain_energy(g, me, 1)
