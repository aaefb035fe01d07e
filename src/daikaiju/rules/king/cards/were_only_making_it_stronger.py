from daikaiju.rules.cards import Keep


class WereOnlyMakingItStronger(Keep):
    cost = 3

    def energy_for_losing(g, me, lost, energy):
        return energy + 1 if lost >= 2 else energy
