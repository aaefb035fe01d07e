"""The compiled rules alongside the Python ones: given the same answers, they must reach the same states."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.arrays import Games
from daikaiju.errors import DaikaijuError, Problem

if TYPE_CHECKING:
    from daikaiju.rules.table import Table
    from daikaiju.targets.cpu import CompiledRules


class CompiledMirror:
    """Plays on the compiled rules what a script plays in Python, and compares the records byte by byte."""

    record: Games

    def __init__(self, rules: CompiledRules) -> None:
        self.rules = rules

    def begin(self, state: Table) -> None:
        """Start from the state in which the first question is asked."""
        self.record = state.to_record()

    def answer(self, number: int, choice: int, state: Table) -> DaikaijuError | None:
        """Give an answer; raises an error if it does not lead to this state, in which the next question is asked."""
        self.rules.answer_game(self.record, 0, choice)
        if self.record.tobytes() == state.pack():
            return None
        fields = state.differences(type(state).from_record(self.record[0]))
        return DaikaijuError(Problem("file-differs-compiled", number=number, fields=", ".join(fields)))
