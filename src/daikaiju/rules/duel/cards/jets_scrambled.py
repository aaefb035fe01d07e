from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import PENGUIN
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.state import rival


class JetsScrambled(Discard):
    cost = 5
    buzz = PENGUIN

    def when_bought(g, me):
        """The buyer first (AMB-07)."""
        hit(g, me, 5)
        hit(g, rival(me), 5)
