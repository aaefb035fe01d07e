from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_stars


class MediaFriendly(Keep):
    cost = 3

    def when_it_buys(g, me):
        gain_stars(g, me, 1)
