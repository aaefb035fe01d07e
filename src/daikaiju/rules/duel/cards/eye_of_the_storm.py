from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import DRAGON
from daikaiju.rules.duel.gains import gain_energy


class EyeOfTheStorm(Keep):
    cost = 2
    buzz = DRAGON

    def triggered_by_roll(g, me):
        return g.rolls_left > 0

    def when_triggered(g, me):
        gain_energy(g, me, g.rolls_left)
