from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import DESTRUCTION_TRACK


class SeismicTest(Discard):
    cost = 5

    def when_bought(g, me):
        pull(g, me, DESTRUCTION_TRACK, 2)
