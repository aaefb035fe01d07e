from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import pay


class EnergyDrink(Keep):
    cost = 4

    def may_use_while_rolling(g, me):
        """Offered when the other Rolls are gone."""
        return g.rolls_left == 0 and g.energy[me] >= 1

    def use(g, me):
        pay(g, me, 1)
        g.rolls_left += 1
