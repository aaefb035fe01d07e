from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_stars


class AlphaMonster(Keep):
    cost = 5

    def when_claws_resolve(g, me):
        gain_stars(g, me, 1)
