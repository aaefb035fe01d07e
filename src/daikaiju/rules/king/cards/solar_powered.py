from daikaiju.rules.cards import Keep


class SolarPowered(Keep):
    cost = 2

    def energy_at_end_of_turn(g, me, energy):
        return energy + 1 if g.energy[me] == 0 else energy
