from daikaiju.rules.cards import Keep


class Herbivore(Keep):
    cost = 5

    def stars_at_end_of_turn(g, me, stars):
        return stars if g.harmed else stars + 1
