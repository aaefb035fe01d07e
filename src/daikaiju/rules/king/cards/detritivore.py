from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_stars
from daikaiju.rules.king.state import ONE, THREE, TWO


class Detritivore(Keep):
    cost = 4

    def when_roll_is_final(g, me):
        if g.faces[ONE] > 0 and g.faces[TWO] > 0 and g.faces[THREE] > 0:
            gain_stars(g, me, 2)
