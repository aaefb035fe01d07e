from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, rival


class SpikedTail(Keep):
    cost = 4

    def after_pull(g, me, track, spaces):
        """One hit for each space entered, all together (AMB-35)."""
        if track == DESTRUCTION_TRACK:
            hit(g, rival(me), spaces)
