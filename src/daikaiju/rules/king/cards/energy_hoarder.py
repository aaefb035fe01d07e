from daikaiju.rules.cards import Keep


class EnergyHoarder(Keep):
    cost = 3

    def stars_at_end_of_turn(g, me, stars):
        return stars + g.energy[me] // 6
