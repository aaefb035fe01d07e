from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import PUMPKIN
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, rival


class Kaijutsu(Discard):
    cost = 5
    buzz = PUMPKIN

    def when_bought(g, me):
        pull(g, me, DESTRUCTION_TRACK, 1)
        hit(g, rival(me), 2)
