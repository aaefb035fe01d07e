from daikaiju.rules.cards import Keep
from daikaiju.rules.king.ownership import discard

SMOKE = 3


class SmokeCloud(Keep):
    cost = 4
    stock = SMOKE

    def comes_with(g, me, card):
        g.tokens[card] = SMOKE

    def may_use_while_rolling(g, me, card):
        """Offered when the other Rolls are gone."""
        return g.rolls_left == 0 and g.tokens[card] > 0

    def use(g, me, card):
        g.rolls_left += 1
        g.tokens[card] -= 1
        if g.tokens[card] == 0:
            discard(g, card)
