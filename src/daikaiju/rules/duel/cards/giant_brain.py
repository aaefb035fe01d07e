from daikaiju.rules.cards import Keep


class GiantBrain(Keep):
    cost = 4

    def number_of_rolls(g, me, rolls):
        return rolls + 1
