from daikaiju.rules.cards import Keep


class ItHasAChild(Keep):
    cost = 7

    def comes_back(g, me):
        return True
