from daikaiju.rules.cards import Keep


class AlienOrigin(Keep):
    cost = 3

    def price_of(g, me, price):
        return price - 1
