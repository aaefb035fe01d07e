from daikaiju.rules.cards import Keep


class NovaBreath(Keep):
    cost = 7

    def smashes_everybody(g, me):
        return True
