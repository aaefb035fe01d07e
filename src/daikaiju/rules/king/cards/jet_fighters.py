from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.losses import hurt_self


class JetFighters(Discard):
    cost = 5

    def when_bought(g, me):
        gain_stars(g, me, 5)
        hurt_self(g, me, 4)
