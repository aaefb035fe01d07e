from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.rolling import most_of_a_kind
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, rival


class AntimatterPellets(Keep):
    cost = 5

    def triggered_by_roll(g, me):
        return most_of_a_kind(g, me) >= 5

    def when_triggered(g, me):
        hit(g, rival(me), 4)
        pull(g, me, DESTRUCTION_TRACK, 2)
