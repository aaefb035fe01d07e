"""The rules of the 2010 edition, where they differ from 2016."""

from __future__ import annotations

from daikaiju.rules.agenda import NOBODY
from daikaiju.rules.bits import has
from daikaiju.rules.king.events import LEFT_TOKYO
from daikaiju.rules.king.state import State
from daikaiju.rules.telling import tell


def claws_take_tokyo(g: State) -> bool:
    """B-TURN-1, B-TOKYO-2 (2010): an attack from outside takes it at once, and there is no other way."""
    return True


def may_yield(g: State, me: int) -> bool:
    """B-SMASH-8, B-GLO-2 (2010): being attacked is enough, even if a card prevented the loss."""
    return has(g.smashed, me)


def move_bay_monster(g: State, me: int) -> None:
    """B-TOKYO-10, B-TOKYO-16 (2010): it leaves Tokyo; an empty City is left to the attacker."""
    g.bay = NOBODY
    tell(g, LEFT_TOKYO, me)
