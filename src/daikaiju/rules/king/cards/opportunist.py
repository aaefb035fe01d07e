from daikaiju.rules.cards import Keep


class Opportunist(Keep):
    cost = 3

    def may_snatch(g, me):
        return True
