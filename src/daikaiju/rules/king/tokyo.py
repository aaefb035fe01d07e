"""Tokyo: City and Bay, entering and leaving."""

from __future__ import annotations

from daikaiju.rules.agenda import NOBODY
from daikaiju.rules.king.editions import move_bay_monster
from daikaiju.rules.king.events import BAY_CLOSED, ENTERED_BAY, ENTERED_CITY, LEFT_TOKYO
from daikaiju.rules.king.gains import gain_energy, gain_stars
from daikaiju.rules.king.moments import stars_for_holding_tokyo
from daikaiju.rules.king.state import State, in_tokyo
from daikaiju.rules.telling import tell

FEWEST_WITH_BAY = 5


def leave_tokyo(g: State, me: int) -> None:
    if g.city == me:
        g.city = NOBODY
        tell(g, LEFT_TOKYO, me)
    elif g.bay == me:
        g.bay = NOBODY
        tell(g, LEFT_TOKYO, me)


def take_city(g: State, me: int) -> None:
    """B-TOKYO-5: entering gives a star."""
    g.city = me
    tell(g, ENTERED_CITY, me)
    reward_entering(g, me)


def take_bay(g: State, me: int) -> None:
    g.bay = me
    tell(g, ENTERED_BAY, me)
    reward_entering(g, me)


def reward_entering(g: State, me: int) -> None:
    """B-TOKYO-5; B-VAR-1: one energy instead in the variant for two."""
    if g.variant:
        gain_energy(g, me, 1)
    else:
        gain_stars(g, me, 1)


def reward_holding(g: State, me: int) -> None:
    """B-TOKYO-6; B-VAR-1: one energy instead of the two stars in the variant for two."""
    if in_tokyo(g, me):
        if g.variant:
            gain_stars(g, me, stars_for_holding_tokyo(g, me, 0))
            gain_energy(g, me, 1)
        else:
            gain_stars(g, me, stars_for_holding_tokyo(g, me, 2))


def may_enter(g: State, me: int) -> bool:
    """B-TOKYO-2, B-TOKYO-3, B-TOKYO-12: a living monster outside, and a free zone."""
    free = g.city == NOBODY or (g.bay_open and g.bay == NOBODY)
    return bool(free and g.alive[me] and not in_tokyo(g, me))


def enter_tokyo(g: State, me: int) -> None:
    """B-TOKYO-4, B-TOKYO-18: an empty City is taken, otherwise an empty Bay in use."""
    if g.city == NOBODY:
        take_city(g, me)
    else:
        take_bay(g, me)


def close_bay_if_few(g: State) -> None:
    """B-TOKYO-10: with four or fewer alive the Bay is closed for the rest of the game."""
    if g.bay_open and g.living < FEWEST_WITH_BAY:
        g.bay_open = 0
        tell(g, BAY_CLOSED)
        if g.bay != NOBODY:
            move_bay_monster(g, g.bay)
