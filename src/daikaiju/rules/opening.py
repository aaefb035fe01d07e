"""Who begins, in both games: everyone throws dice, and the most of one face begins; ties are thrown again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from daikaiju.rules.agenda import SPREAD, ask_chance, push
from daikaiju.rules.bits import count_bits, has, lowest_bit
from daikaiju.rules.dice import FACES, count_shown
from daikaiju.rules.rulebook import Rulebook
from daikaiju.rules.table import Table
from daikaiju.rules.telling import tell

G = TypeVar("G", bound=Table)


def opening(
    book: Rulebook, *, dice: int, counted: int, rolled: int, begins: int, begin: Callable[[G, int], None]
) -> Callable[[G], None]:
    """What puts the opening roll of a game on its agenda.

    So many `dice` are thrown and one face is `counted`; the events `rolled` and `begins` are told; the
    winner may `begin`.
    """

    def roll_off(g: G) -> None:
        """Everyone throws."""
        push(g, opening_rolls, (1 << g.players) - 1)

    @book.frame
    def opening_rolls(g: G, contestants: int) -> None:
        """Everyone throws the dice; after a tie, only those tied."""
        push(g, opening_result, contestants)
        for step in range(1, g.players + 1):
            if has(contestants, g.players - step):
                push(g, opening_throw, g.players - step)

    @book.frame
    def opening_throw(g: G, me: int) -> None:
        ask_chance(g, opening_dice, FACES**dice, me)

    @book.chance
    def opening_dice(g: G, who: int, choice: int, me: int) -> None:
        """Chance answers how the opening dice fall; only one face counts."""
        g.tally[me] = count_shown(choice - SPREAD, dice, counted)
        tell(g, rolled, me, g.tally[me])

    @book.frame
    def opening_result(g: G, contestants: int) -> None:
        """The monster that shows the most begins; after a tie, those tied throw again."""
        best = highest_tallies(g, contestants)
        if count_bits(best) > 1:
            push(g, opening_rolls, best)
        else:
            g.first = lowest_bit(best)
            tell(g, begins, g.first)
            begin(g, g.first + 0)

    return roll_off


def highest_tallies(g: Table, contestants: int) -> int:
    """Those of the contestants who show the most, as bits."""
    most = 0
    for seat in range(g.players):
        if has(contestants, seat):
            most = max(most, g.tally[seat])
    best = 0
    for seat in range(g.players):
        if has(contestants, seat) and g.tally[seat] == most:
            best |= 1 << seat
    return best
