"""Reading values out of a parsed file: every error names the place and says what would have been right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from daikaiju.errors import DaikaijuError, unknown


class Place:
    """A value of a file together with where it stands."""

    def __init__(self, value: Any, where: str = "") -> None:
        self.value = value
        self.where = where

    def wrong(self, message: str) -> DaikaijuError:
        return DaikaijuError(f"{self.where}: {message}" if self.where else message)

    def inside(self, key: str | int) -> str:
        name = f"[{key}]" if isinstance(key, int) else str(key)
        return name if not self.where else f"{self.where}{'' if isinstance(key, int) else '.'}{name}"

    def mapping(self, known: Iterable[str] | None = None) -> dict[str, Place]:
        """The entries of a mapping, all of whose keys must be known."""
        if not isinstance(self.value, dict):
            raise self.wrong(f"{shown(self.value)} is not a mapping of names to values")
        entries = {str(key): Place(value, self.inside(str(key))) for key, value in self.value.items()}
        if known is not None:
            valid = list(known)
            for key in entries:
                if key not in valid:
                    raise self.wrong(str(unknown("key", key, valid)))
        return entries

    def items(self) -> list[Place]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            raise self.wrong(f"{shown(self.value)} is not a list")
        return [Place(value, self.inside(number)) for number, value in enumerate(self.value, 1)]

    def number(self, low: int, high: int) -> int:
        """A whole number within limits."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self.wrong(f"{shown(self.value)} is not a whole number from {low} to {high}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong(f"{shown(self.value)} is not true or false")
        return self.value

    def name(self, kind: str, valid: Sequence[str]) -> int:
        """The number of a name among the valid ones."""
        name = str(self.value)
        if name not in valid:
            raise self.wrong(str(unknown(kind, name, valid)))
        return valid.index(name)

    def names(self, kind: str, valid: Sequence[str]) -> list[int]:
        """The numbers of a list of names, none of them twice."""
        found = [entry.name(kind, valid) for entry in self.items()]
        for number, first in enumerate(found):
            if first in found[:number]:
                raise self.wrong(f"{kind} '{valid[first]}' stands here twice")
        return found


def shown(value: Any) -> str:
    return "nothing" if value is None else repr(value)
