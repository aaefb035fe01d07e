from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import ANUBIS
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import FAME_TRACK


class OperationMedia(Discard):
    cost = 6
    buzz = ANUBIS

    def when_bought(g, me):
        """A space for each smash symbol resolved this turn, not for each hit (AMB-13)."""
        pull(g, me, FAME_TRACK, g.smashes)
