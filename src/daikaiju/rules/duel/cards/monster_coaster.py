from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import DESTRUCTION_TRACK


class MonsterCoaster(Discard):
    cost = 7

    def when_bought(g, me):
        pull(g, me, DESTRUCTION_TRACK, 3)
