from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import CAT
from daikaiju.rules.duel.ownership import is_used, use_up


class ArmorPlating(Keep):
    cost = 6
    buzz = CAT

    def ignore_hits(g, me, card, hits):
        """One hit in each turn of the rival."""
        if me != g.active and hits > 0 and not is_used(g, card):
            use_up(g, card)
            return hits - 1
        return hits
