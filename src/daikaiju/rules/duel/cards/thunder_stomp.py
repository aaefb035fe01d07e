from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.ownership import is_used, use_up
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, RESOLVING, ROLL_FINAL, rival


class ThunderStomp(Keep):
    cost = 4

    def after_pull(g, me, card, track, spaces):
        """Once a turn, for a pull made between the end of rolling and buying (AMB-20)."""
        by_dice = g.phase == ROLL_FINAL or g.phase == RESOLVING
        if track == DESTRUCTION_TRACK and by_dice and not is_used(g, card):
            use_up(g, card)
            g.stomped[rival(me)] += 1
