"""The rules of the 2016 edition that differ in others."""

from __future__ import annotations

from daikaiju.rules.agenda import NOBODY
from daikaiju.rules.bits import has
from daikaiju.rules.king.events import LEFT_TOKYO, MOVED_TO_CITY
from daikaiju.rules.king.state import State
from daikaiju.rules.telling import tell


def claws_take_tokyo(g: State) -> bool:
    """B-TOKYO-2: phase 3 follows the dice, whatever they show."""
    return False


def may_yield(g: State, me: int) -> bool:
    """B-SMASH-6, B-SMASH-8: only if it lost hearts to claws."""
    return has(g.clawed, me)


def move_bay_monster(g: State, me: int) -> None:
    """B-TOKYO-10, B-TOKYO-11, B-TOKYO-16: it leaves, or moves to an empty City, which is not entering."""
    g.bay = NOBODY
    if g.city == NOBODY:
        g.city = me
        tell(g, MOVED_TO_CITY, me)
    else:
        tell(g, LEFT_TOKYO, me)
