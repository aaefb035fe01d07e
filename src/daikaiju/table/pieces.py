"""Pieces of news: what happened from one entry to another, kept as the JSON in which it travels."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Self

import msgspec
from msgspec import Raw, Struct, field

from daikaiju.table.protocol.tables import Told


class Head(Struct):
    """What a piece says about itself."""

    start: int = field(name="from")
    number: int
    undone: int | None = None


class Shown(Struct):
    """What a piece shows, as JSON: the table, and the tip of a lesson, which is empty if there is none."""

    scene: Raw
    lesson: Raw = Raw(b"")


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of news, of which only what it says about itself is ever read again."""

    start: int
    number: int
    undone: int | None
    """The number of the piece that this one takes back."""
    body: bytes
    """The rest of its JSON."""

    @classmethod
    def of(cls, told: Told) -> Self:
        return cls(told.start, told.number, told.undone, as_json(told)[len(head(told.start, told.number)) :])

    @classmethod
    def read(cls, json: bytes) -> Self:
        """A stored piece."""
        read = msgspec.json.decode(json, type=Head)
        return cls(read.start, read.number, read.undone, json[len(head(read.start, read.number)) :])

    @property
    def json(self) -> bytes:
        return head(self.start, self.number) + self.body

    def shown(self) -> Shown:
        """What it shows."""
        return msgspec.json.decode(self.json, type=Shown)

    def told(self) -> dict[str, Any]:
        """All of it, as plain values."""
        read: dict[str, Any] = msgspec.json.decode(self.json)
        return read


def head(start: int, number: int) -> bytes:
    """How the JSON of a piece begins."""
    return b'{"from":%d,"number":%d,' % (start, number)


def as_json(value: object) -> bytes:
    """JSON in exactly as much memory as it needs; the bytes that msgspec returns may keep its whole buffer."""
    return bytes(memoryview(msgspec.json.encode(value)))


def without_undone_pieces(pieces: Iterable[Piece]) -> list[Piece]:
    """Pieces for someone who missed them, without what was undone.

    A page may have seen something that was undone before the first of them; it is told the current state instead.
    """
    kept: list[Piece] = []
    numbers: list[int | None] = []
    for piece in pieces:
        if piece.undone is None or not numbers or numbers[-1] != piece.undone:
            kept.append(piece)
            numbers.append(piece.number)
            continue
        first = kept.pop()
        numbers.pop()
        if kept:
            kept[-1] = replace(kept[-1], number=piece.number)
        else:
            kept.append(Piece(first.start, piece.number, None, b'"events":[],"scene":%b}' % bytes(piece.shown().scene)))
            numbers.append(None)
    return kept
