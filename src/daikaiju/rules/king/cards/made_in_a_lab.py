from daikaiju.rules.cards import Keep


class MadeInALab(Keep):
    cost = 2

    def may_look_at_deck(g, me):
        return True
