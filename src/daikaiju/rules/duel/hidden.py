"""What a monster cannot know, taken out of a copy of the record."""

from __future__ import annotations

from daikaiju.rules.duel.state import State


def conceal(g: State, me: int) -> None:
    """Hide the generator; everything else lies open, and the order of the deck is drawn only when it matters."""
    g.seed = 0
