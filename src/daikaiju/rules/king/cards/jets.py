from daikaiju.rules.cards import Keep


class Jets(Keep):
    cost = 5

    def may_escape(g, me):
        return True
