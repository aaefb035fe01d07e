from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import FISH
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.rolling import in_roll
from daikaiju.rules.duel.state import FAME_TRACK, SMASH


class GentleGiant(Keep):
    cost = 5
    buzz = FISH

    def after_resolving(g, me):
        if in_roll(g, me, SMASH) == 0:
            pull(g, me, FAME_TRACK, 1)
