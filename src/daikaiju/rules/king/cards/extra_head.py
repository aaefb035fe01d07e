from daikaiju.rules.cards import Keep


class ExtraHead(Keep):
    cost = 7
    copies = 2

    def number_of_dice(g, me, dice):
        return dice + 1
