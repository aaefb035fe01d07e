from daikaiju.rules.agenda import ask, push
from daikaiju.rules.answers import FIRST
from daikaiju.rules.cards import Monster
from daikaiju.rules.duel.book import TRACK, decision, frame
from daikaiju.rules.duel.pulling import pull
from daikaiju.rules.duel.state import POWER


class Gigazaur(Monster):
    full_life = 14

    def may_use_power(g, me):
        return g.unresolved[POWER] >= 2

    def use_power(g, me):
        g.unresolved[POWER] -= 2
        push(g, choose_marker, me)


@frame
def choose_marker(g, me):
    ask(g, pull_marker, me, 1 << FIRST | 1 << FIRST + 1)


@decision(TRACK, track="pull")
def pull_marker(g, me, choice):
    """The marker to pull 1 space."""
    pull(g, me, choice - FIRST, 1)
