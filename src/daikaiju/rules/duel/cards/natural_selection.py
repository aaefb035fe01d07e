from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.gains import receive_energy, receive_life
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.rolling import most_of_a_kind


class NaturalSelection(Keep):
    cost = 4

    def when_bought(g, me):
        push(g, receive_energy, me, 4)
        push(g, receive_life, me, 4)

    def extra_dice(g, me, dice):
        return dice + 1

    def start_of_resolving(g, me):
        if most_of_a_kind(g, me) >= 4:
            hit(g, me, 10)
