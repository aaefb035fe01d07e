"""Games as files over HTTP."""

from __future__ import annotations

from msgspec import Struct

from daikaiju.fairness.script import Draw, Finding
from daikaiju.table.protocol.fair import Fair
from daikaiju.table.protocol.tables import GameName


class ReadDocument(Struct):
    """A document of a file, and what the page needs to recompute its rolls."""

    game: GameName | None
    edition: str
    seats: list[str]
    first_to_answer: str | None
    other_rules: bool
    draws: list[Draw]
    fair: Fair | None
    findings: list[Finding]


class ReadFile(Struct):
    """The documents of a file."""

    documents: list[ReadDocument]
