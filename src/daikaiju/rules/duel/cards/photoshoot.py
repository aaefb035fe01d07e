from daikaiju.rules.cards import Discard
from daikaiju.rules.duel.buzz import FISH
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import FAME_TRACK


class Photoshoot(Discard):
    cost = 2
    buzz = FISH

    def when_bought(g, me):
        pull(g, me, FAME_TRACK, 1)
