from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import DRAGON
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import FAME_TRACK


class BreakingNews(Keep):
    cost = 6
    buzz = DRAGON

    def when_it_buys(g, me):
        pull(g, me, FAME_TRACK, 1)
