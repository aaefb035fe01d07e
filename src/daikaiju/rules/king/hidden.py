"""What a monster cannot know, taken out of a copy of the record."""

from __future__ import annotations

from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.bits import has
from daikaiju.rules.king.state import State
from daikaiju.rules.market import IN_DECK


def conceal(g: State, me: int) -> None:
    """Hide the generator, and put a top card that only others have seen back among the cards of the deck."""
    g.seed = 0
    if g.top != NO_CARD and not has(g.top_seen, me):
        g.where[g.top] = IN_DECK
        g.top = NO_CARD
        g.top_seen = 0
