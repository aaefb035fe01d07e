"""The compiled rules alongside the Python ones: given the same answers, they must reach the same states."""

from __future__ import annotations

from collections.abc import Callable

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.rules.table import Table

AnswerRecord = Callable[[bytes, int], bytes]
"""Compiled rules: the record after an answer to the question in a record."""


class CompiledMirror:
    """Plays on the compiled rules what a script plays in Python, and compares the records byte by byte."""

    record: bytes

    def __init__(self, answer_record: AnswerRecord) -> None:
        self.answer_record = answer_record

    def begin(self, state: Table) -> None:
        """Start from the state in which the first question is asked."""
        self.record = state.pack()

    def answer(self, number: int, choice: int, state: Table) -> DaikaijuError | None:
        """Give an answer; raises an error if it does not lead to this state, in which the next question is asked."""
        self.record = self.answer_record(self.record, choice)
        if self.record == state.pack():
            return None
        fields = state.differences(type(state).unpack(self.record))
        return DaikaijuError(Problem("file-differs-compiled", number=number, fields=", ".join(fields)))
