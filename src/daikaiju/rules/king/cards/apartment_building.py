from daikaiju.rules.cards import Discard
from daikaiju.rules.king.gains import gain_stars


class ApartmentBuilding(Discard):
    cost = 5

    def when_bought(g, me):
        gain_stars(g, me, 3)
