from daikaiju.rules.cards import Keep


class FriendOfChildren(Keep):
    cost = 3

    def more_energy(g, me, amount):
        return amount + 1
