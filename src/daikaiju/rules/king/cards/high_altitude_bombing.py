from daikaiju.rules.cards import Discard
from daikaiju.rules.king.losses import hurt_everybody


class HighAltitudeBombing(Discard):
    cost = 4

    def when_bought(g, me):
        hurt_everybody(g, me, 3)
