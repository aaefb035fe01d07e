from daikaiju.rules.cards import Keep


class ArmorPlating(Keep):
    cost = 4

    def ignore_loss(g, me, loss):
        return 0 if loss == 1 else loss
