"""Who owns which Keep card."""

from __future__ import annotations

from daikaiju.rules.bits import count_bits
from daikaiju.rules.duel.book import offer_card
from daikaiju.rules.duel.events import LOST_CARD, SWAPPED
from daikaiju.rules.duel.state import KEEPS, WORDS, State, rival
from daikaiju.rules.market import DISCARDED
from daikaiju.rules.sets import WORD, contains, exclude, include
from daikaiju.rules.telling import tell

ROOM = WORDS * WORD
"""The distance from one monster's set of powers to the next one's."""


def give(g: State, card: int, me: int) -> None:
    """D-BUY-11: put a Keep card in front of a monster; it works from now on."""
    g.where[card] = me
    include(g.powers, me * ROOM + card)


def discard(g: State, card: int) -> None:
    """A Keep card leaves play."""
    me = g.where[card]
    g.where[card] = DISCARDED
    exclude(g.powers, me * ROOM + card)
    tell(g, LOST_CARD, me, card)


def swap(g: State, me: int, mine: int, theirs: int) -> None:
    """Two Keep cards change hands; effects of buying are not repeated."""
    tell(g, SWAPPED, me, mine, theirs)
    exclude(g.powers, me * ROOM + mine)
    exclude(g.powers, rival(me) * ROOM + theirs)
    give(g, theirs, me)
    give(g, mine, rival(me))


def is_used(g: State, card: int) -> bool:
    """Whether a card that works once a turn has worked."""
    return contains(g.used, card)


def use_up(g: State, card: int) -> None:
    include(g.used, card)


def works_for(g: State, me: int, card: int) -> bool:
    """Whether a Keep card is in front of a monster."""
    return contains(g.powers, me * ROOM + card)


def has_keeps(g: State, me: int) -> bool:
    """Whether a monster has any Keep card."""
    for word in range(WORDS):
        if g.powers[me * WORDS + word]:
            return True
    return False


def count_keeps(g: State, me: int) -> int:
    """How many Keep cards a monster has."""
    count = 0
    for word in range(WORDS):
        count += count_bits(g.powers[me * WORDS + word])
    return count


def offer_keeps(g: State, owner: int) -> bool:
    """Make the Keep cards of a monster options of the next question; returns whether there is one."""
    offered = False
    for card in range(KEEPS):
        if works_for(g, owner, card):
            offer_card(g, card)
            offered = True
    return offered
