from daikaiju.rules.cards import Keep


class ExtraHead(Keep):
    cost = 7

    def extra_dice(g, me, dice):
        return dice + 1
