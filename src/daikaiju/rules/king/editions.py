"""Rules that differ between editions. Each edition's own are in edition_2016.py and edition_2010.py; anything not
defined in edition_2010.py is as in 2016. The bodies here are generated when the game is linked."""

from __future__ import annotations

from daikaiju.rules.king.book import reading
from daikaiju.rules.king.state import State


@reading
def claws_take_tokyo(g: State) -> bool:
    """B-TURN-1, B-TOKYO-2, B-TOKYO-3: whether Tokyo is taken while claws are resolved, or in a phase of its own."""
    return False


@reading
def may_yield(g: State, me: int) -> bool:
    """B-SMASH-8, B-GLO-2: whether a monster in Tokyo may leave it to the one that has just struck."""
    return False


@reading
def move_bay_monster(g: State, me: int) -> None:
    """B-TOKYO-10: where the monster in the Bay goes when the Bay is closed."""
