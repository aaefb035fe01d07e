from daikaiju.rules.cards import Keep
from daikaiju.rules.king.gains import gain_stars


class CompleteDestruction(Keep):
    cost = 3

    def when_roll_is_final(g, me):
        for face in range(6):
            if g.faces[face] == 0:
                return
        gain_stars(g, me, 9)
