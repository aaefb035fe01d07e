from daikaiju.rules.cards import Keep


class HealingRay(Keep):
    cost = 4

    def may_heal_others(g, me):
        return True
