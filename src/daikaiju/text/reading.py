"""Reading values out of a parsed file: every error names the place and says what would have been right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from daikaiju.errors import DaikaijuError, Problem, short, unknown_name

MOST_BITS = 200
"""Longer numbers are not shown: Python itself refuses to write numbers of a few thousand digits."""


class Node:
    """A value in a file together with its position there."""

    def __init__(self, value: Any, where: str = "") -> None:
        self.value = value
        self.where = where

    def wrong(self, problem: str | Problem) -> DaikaijuError:
        return DaikaijuError(problem, self.where)

    def inside(self, key: str | int) -> str:
        name = f"[{key}]" if isinstance(key, int) else short(key)
        return name if not self.where else f"{self.where}{'' if isinstance(key, int) else '.'}{name}"

    def mapping(self, known: Iterable[str] | None = None, kind: str = "key") -> dict[str, Node]:
        """The entries of a mapping, all of whose keys must be known."""
        if not isinstance(self.value, dict):
            raise self.wrong(Problem("file-not-a-mapping", value=shown(self.value)))
        entries = {str(key): Node(value, self.inside(str(key))) for key, value in self.value.items()}
        if known is not None:
            valid = list(known)
            for key in entries:
                if key not in valid:
                    raise self.wrong(unknown_name(kind, key, valid))
        return entries

    def items(self) -> list[Node]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            raise self.wrong(Problem("file-not-a-list", value=shown(self.value)))
        return [Node(value, self.inside(number)) for number, value in enumerate(self.value, 1)]

    def number(self, low: int, high: int) -> int:
        """A whole number within limits."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            problem = Problem("file-not-a-number", value=shown(self.value), low=str(low), high=str(high))
            raise self.wrong(problem)
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong(Problem("file-not-true-or-false", value=shown(self.value)))
        return self.value

    def name(self, kind: str, valid: Sequence[str]) -> int:
        """The number of a name among the valid ones."""
        name = str(self.value)
        if name not in valid:
            raise self.wrong(unknown_name(kind, name, valid))
        return valid.index(name)

    def names(self, kind: str, valid: Sequence[str]) -> list[int]:
        """The numbers of a list of names, none of them twice."""
        found = [entry.name(kind, valid) for entry in self.items()]
        for number, first in enumerate(found):
            if first in found[:number]:
                raise self.wrong(Problem("file-name-twice", name=valid[first]))
        return found


def shown(value: object) -> str | Problem:
    """A value as a file writes it, short enough for a sentence."""
    if value is None:
        return Problem("file-nothing")
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return Problem("file-endless-number")
    return short(repr(value))
