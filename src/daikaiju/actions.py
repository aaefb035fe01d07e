"""Actions as integers: one fixed table per game that numbers every choice of every decision."""

from __future__ import annotations

from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.rulebook import Decision, Rulebook


class ActionTable:
    """The numbers of all player actions. Blocks that mean the same everywhere, such as dice, share numbers."""

    def __init__(self, book: Rulebook) -> None:
        self.starts: dict[str, int] = {}
        self.size = 0
        for decision in book.decisions:
            for block in (*decision.blocks, *([decision.spread] if decision.spread else [])):
                if block.name not in self.starts and block.name != "unused":
                    self.starts[block.name] = self.size
                    self.size += block.size

    def action(self, decision: Decision, choice: int) -> int:
        """The number of an action that is a choice of a decision."""
        if choice >= SPREAD:
            assert decision.spread is not None
            return self.starts[decision.spread.name] + choice - SPREAD
        block, place = decision.block_of(choice)
        return self.starts[block.name] + place

    def choice(self, decision: Decision, action: int) -> int | None:
        """The choice of a decision that has this number, or None."""
        if decision.spread is not None:
            place = action - self.starts[decision.spread.name]
            if 0 <= place < decision.spread.size:
                return SPREAD + place
        first = 0
        for block in decision.blocks:
            place = action - self.starts.get(block.name, self.size)
            if 0 <= place < block.size:
                return first + place
            first += block.size
        return None
