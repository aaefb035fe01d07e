from daikaiju.rules.agenda import push
from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import LIZARD
from daikaiju.rules.duel.gains import receive_dice_tokens, receive_energy


class Energize(Discard):
    cost = 10
    buzz = LIZARD

    def when_bought(g, me):
        push(g, receive_energy, me, 8)
        push(g, receive_dice_tokens, me, 2)
