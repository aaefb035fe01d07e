from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import ONE


class Gourmet(Keep):
    cost = 4

    def more_stars_for_numbers(g, me, stars):
        return stars + 2 if g.faces[ONE] >= 3 else stars
