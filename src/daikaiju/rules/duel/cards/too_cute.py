from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import FISH
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.state import rival


class TooCute(Discard):
    cost = 3
    buzz = FISH

    def when_bought(g, me):
        hit(g, rival(me), 2)
