"""Who owns which Keep card."""

from daikaiju.rules.duel.events import LOST_CARD, SWAPPED
from daikaiju.rules.duel.state import rival
from daikaiju.rules.market import DISCARDED
from daikaiju.rules.telling import tell


def give(g, card, me):
    """D-BUY-11: lay a Keep card in front of a monster; it works from now on."""
    g.where[card] = me
    g.powers[me] |= 1 << card


def discard(g, card):
    """A Keep card leaves play."""
    me = g.where[card]
    g.where[card] = DISCARDED
    g.powers[me] &= ~(1 << card)
    tell(g, LOST_CARD, me, card)


def swap(g, me, mine, theirs):
    """Two Keep cards change hands; nothing that comes with buying is repeated."""
    tell(g, SWAPPED, me, mine, theirs)
    g.powers[me] &= ~(1 << mine)
    g.powers[rival(me)] &= ~(1 << theirs)
    give(g, theirs, me)
    give(g, mine, rival(me))


def is_used(g, card):
    """Whether a card that works once a turn has worked."""
    return (g.used >> card) & 1 == 1


def use_up(g, card):
    g.used |= 1 << card
