from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.state import TRACKS
from daikaiju.rules.duel.tracks import in_any_spotlight


class AdrenalineAugment(Keep):
    cost = 5

    def smashes_added(g, me, smashes):
        """Read at the moment it is used, in whosever zone the markers stand."""
        for track in range(TRACKS):
            if in_any_spotlight(g.marker[track]):
                smashes += 1
        return smashes
