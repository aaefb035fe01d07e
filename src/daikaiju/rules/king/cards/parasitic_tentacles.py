from daikaiju.rules.cards import Keep


class ParasiticTentacles(Keep):
    cost = 4

    def may_buy_from_others(g, me):
        return True
