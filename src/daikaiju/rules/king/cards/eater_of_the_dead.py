from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_stars


class EaterOfTheDead(Keep):
    cost = 4

    def when_another_falls(g, me):
        gain_stars(g, me, 3)
