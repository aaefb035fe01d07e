"""What the observations of both games need: seats as the observing one sees them, and members of sets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from daikaiju.rules.sets import contains
from daikaiju.rules.table import Table

SEAT_CODES = ("nobody", "the observer", "the next clockwise", "the second", "the third", "the fourth", "the fifth")

CODE_BITS, LAST_CODE = 4, 15
"""How codes are packed into one number; those of all places of cards fit into 60 bits."""


def coding_of_cards(joined: Sequence[int]) -> Callable[[int], int]:
    """The function from a card's number to its code: 0 for none, then all cards in the order in which they joined."""
    if not any(joined):

        def code_of_card(card: int) -> int:
            return card + 1

        return code_of_card
    order = sorted(range(len(joined)), key=lambda card: joined[card])
    codes = (0, *(order.index(card) + 1 for card in range(len(joined))))

    def code_of_later_card(card: int) -> int:
        return codes[card + 1]

    return code_of_later_card


def seen_from(g: Table, me: int, seat: int) -> int:
    """A seat as a code: 0 for nobody, 1 for the observing seat, then clockwise."""
    if seat < 0:
        return 0
    return seat - me + 1 if seat >= me else seat - me + 1 + g.players


def member(words: list[int], number: int) -> int:
    """1 for a member of a set, which without packs is one word: the shorter way lets compilers write many at once."""
    if len(words) == 1:
        return (words[0] >> number) & 1
    return 1 if contains(words, number) else 0
