from daikaiju.rules.cards import Keep
from daikaiju.rules.king.state import ONE


class FreezeTime(Keep):
    cost = 5

    def may_go_again(g, me):
        return g.faces[ONE] >= 3
