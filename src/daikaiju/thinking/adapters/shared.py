"""What the champion sees and does in the same way in both games, in the compiled subset.

Functions that add features take where the group begins, write at `found[n]` and return the new `n`.
"""

from __future__ import annotations

from daikaiju.arrays import Numbers
from daikaiju.rules.agenda import DEPTH, NO_CARD, SPREAD
from daikaiju.rules.answers import DECLINE, FIRST, INTERJECT, PASS
from daikaiju.rules.bits import has
from daikaiju.rules.market import SLOTS
from daikaiju.rules.table import Table


def add_on_sale(g: Table, found: Numbers, n: int, on_sale: int, unknown_cards: int) -> int:
    """The cards on sale, and how many of them are face down."""
    unknown = 0
    for slot in range(SLOTS):
        if g.market[slot] == NO_CARD:
            unknown += 1
        else:
            found[n] = on_sale + g.market[slot]
            n += 1
    found[n] = unknown_cards + unknown
    return n + 1


def add_affordable(g: Table, me: int, found: Numbers, n: int, affordable: int) -> int:
    """The cards on sale that a monster can pay for."""
    for slot in range(SLOTS):
        on_sale = g.market[slot]
        if on_sale != NO_CARD and g.cost[on_sale] <= g.energy[me]:
            found[n] = affordable + on_sale
            n += 1
    return n


def add_owned(g: Table, me: int, keeps: int, found: Numbers, n: int, owned: int, most: int) -> int:
    """The Keep cards that work for a monster, as long as `n` is below `most`."""
    for keep in range(keeps):
        if has(g.powers[me], keep) and n < most:
            found[n] = owned + keep
            n += 1
    return n


def slots_emptied(choice: int, sweep: int) -> int:
    """How many slots of the market an answer empties when a card may be bought."""
    if choice == sweep:
        return SLOTS
    return 1 if FIRST <= choice < FIRST + SLOTS else 0


def decline_or_take_first(g: Table, accepts: bool) -> int:
    """Decline or stop where that is allowed, unless the offer is one to accept; else take the first option."""
    if g.spread:
        return SPREAD
    options = g.options[0]
    if options & DECLINE and not accepts:
        return PASS
    choice = FIRST
    while choice < INTERJECT + 61 and not has(options, choice):
        choice += 1
    return choice if has(options, choice) else INTERJECT


def clear_agenda(g: Table) -> None:
    """Clear what earlier frames left above the top of the agenda."""
    for place in range(g.depth, DEPTH):
        g.todo[place] = 0
        g.todo_who[place] = 0
        g.todo_a[place] = 0
        g.todo_b[place] = 0
