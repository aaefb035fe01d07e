"""What people at a table know for certain about it, because the server told them."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Acknowledged:
    """An answer of a page that the server said is stored for good."""

    number: int
    seat: int
    action: int | None
    """None for a choice taken back."""


@dataclass
class Ledger:
    """What all people at one table know for certain about it."""

    table: str
    sent: set[str] = field(default_factory=set)
    acknowledged: dict[str, Acknowledged] = field(default_factory=dict)
    """By the key with its seat before it, as it is stored."""
    lines: dict[str, int] = field(default_factory=dict)
    """The numbers of the players' lines of chat by their texts, which are all different."""
    scenes: dict[int, str] = field(default_factory=dict)
    """What was on the table after an entry, as a hash."""
    over: bool = False

    def note_ack(self, key: str, known: Acknowledged) -> None:
        before = self.acknowledged.setdefault(key, known)
        assert before == known, f"{key} was acknowledged as {before} and later as {known}"

    def note_line(self, text: str, number: int) -> None:
        assert self.lines.setdefault(text, number) == number, f"{text!r} is line {self.lines[text]} and {number}"

    def note_scene(self, number: int, scene: dict[str, Any]) -> None:
        shown = digest(scene)
        assert self.scenes.setdefault(number, shown) == shown, f"{self.table}: entry {number} was told in two ways"


def digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()
