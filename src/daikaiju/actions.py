"""Actions as integers: one fixed table per game that numbers every choice of every decision."""

from __future__ import annotations

from collections.abc import Iterator

from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.rulebook import UNUSED, Block, Decision, Rulebook


class ActionTable:
    """The numbers of all player actions. Blocks that mean the same everywhere, such as dice, share numbers.

    What a card brings that joined the game later is numbered after everything that was there before.
    """

    def __init__(self, book: Rulebook) -> None:
        entries = sorted(entries_of(book), key=lambda entry: entry[0])
        self.size = len(entries)
        self.meanings = [(block, place) for _, block, place in entries]
        """By action, the block and the place in it."""
        self.numbers = {meaning: action for action, meaning in enumerate(self.meanings)}

    def action(self, decision: Decision, choice: int) -> int:
        """The number of an action that is a choice of a decision."""
        if choice >= SPREAD:
            assert decision.spread is not None
            return self.numbers[decision.spread.name, choice - SPREAD]
        block, place = decision.block_of(choice)
        return self.numbers[block.name, place]

    def choice(self, decision: Decision, action: int) -> int | None:
        """The choice of a decision that has this number, or None."""
        if not 0 <= action < self.size:
            return None
        name, place = self.meanings[action]
        if decision.spread is not None and decision.spread.name == name:
            return SPREAD + place
        first = 0
        for block in decision.blocks:
            if block.name == name:
                return first + place
            first += block.size
        return None


def entries_of(book: Rulebook) -> Iterator[tuple[int, str, int]]:
    """When every action joined the game, its block and its place there."""
    seen: set[str] = {UNUSED}
    for decision in book.decisions:
        for block in (*decision.blocks, *([decision.spread] if decision.spread else [])):
            if block.name not in seen:
                seen.add(block.name)
                for place in range(block.size):
                    yield max(decision.joined, joined_at(block, place)), block.name, place


def joined_at(block: Block, place: int) -> int:
    return block.joined[place] if block.joined else 0
