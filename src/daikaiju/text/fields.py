"""How fields of a record are written in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from daikaiju.errors import Problem
from daikaiju.rules.sets import include, members
from daikaiju.rules.table import Table
from daikaiju.text.reading import Node

if TYPE_CHECKING:
    from daikaiju.text.vocabulary import Vocabulary


class TextField:
    """One field of a record in the text format."""

    def read(self, g: Table, words: Vocabulary, seats: list[str], place: Node) -> None:
        raise NotImplementedError

    def write(self, g: Table, words: Vocabulary, seats: list[str]) -> object:
        raise NotImplementedError


@dataclass
class Number(TextField):
    """A number."""

    field: str
    low: int
    high: int

    def read(self, g: Table, words: Vocabulary, seats: list[str], place: Node) -> None:
        setattr(g, self.field, place.number(self.low, self.high))

    def write(self, g: Table, words: Vocabulary, seats: list[str]) -> int:
        number: int = getattr(g, self.field)
        return number


@dataclass
class Named(TextField):
    """One of some named things; the first is not written."""

    field: str
    names: Sequence[str]

    def read(self, g: Table, words: Vocabulary, seats: list[str], place: Node) -> None:
        setattr(g, self.field, place.name("name", self.names))

    def write(self, g: Table, words: Vocabulary, seats: list[str]) -> str | int:
        number = getattr(g, self.field)
        return self.names[number] if number else 0


@dataclass
class FrameName(TextField):
    """A frame by its name; the first one, which never asks anything, is not written."""

    field: str

    def read(self, g: Table, words: Vocabulary, seats: list[str], place: Node) -> None:
        setattr(g, self.field, place.name("frame", [frame.name for frame in words.book.frames]))

    def write(self, g: Table, words: Vocabulary, seats: list[str]) -> str | int:
        number = getattr(g, self.field)
        return str(words.book.frames[number].name) if number else 0


@dataclass
class Flag(TextField):
    """True or false."""

    field: str

    def read(self, g: Table, words: Vocabulary, seats: list[str], place: Node) -> None:
        setattr(g, self.field, int(place.flag()))

    def write(self, g: Table, words: Vocabulary, seats: list[str]) -> bool:
        return bool(getattr(g, self.field))


@dataclass
class ListBits(TextField):
    """A set of named things, kept as bits."""

    field: str
    names: Sequence[str]

    def valid(self, words: Vocabulary, seats: list[str]) -> Sequence[str]:
        return self.names

    def read(self, g: Table, words: Vocabulary, seats: list[str], place: Node) -> None:
        setattr(g, self.field, sum(1 << number for number in place.names("name", self.valid(words, seats))))

    def write(self, g: Table, words: Vocabulary, seats: list[str]) -> list[str]:
        return [name for number, name in enumerate(self.valid(words, seats)) if (getattr(g, self.field) >> number) & 1]


class SeatBits(ListBits):
    """A set of seats."""

    def __init__(self, field: str) -> None:
        super().__init__(field, ())

    def valid(self, words: Vocabulary, seats: list[str]) -> Sequence[str]:
        return seats


@dataclass
class CardSet(TextField):
    """A set of Keep cards."""

    field: str

    def read(self, g: Table, words: Vocabulary, seats: list[str], place: Node) -> None:
        for card in place.names("card", words.cards[: words.book.keeps]):
            include(getattr(g, self.field), card)

    def write(self, g: Table, words: Vocabulary, seats: list[str]) -> list[str]:
        return [words.cards[card] for card in members(getattr(g, self.field))]


@dataclass
class SeatNumbers(TextField):
    """A number for each seat; zeros are not written."""

    field: str
    low: int
    high: int

    def read(self, g: Table, words: Vocabulary, seats: list[str], place: Node) -> None:
        for name, value in place.mapping(seats).items():
            getattr(g, self.field)[seats.index(name)] = value.number(self.low, self.high)

    def write(self, g: Table, words: Vocabulary, seats: list[str]) -> dict[str, int]:
        return {name: getattr(g, self.field)[seat] for seat, name in enumerate(seats) if getattr(g, self.field)[seat]}


@dataclass
class Dice(TextField):
    """Dice by their faces."""

    field: str
    count: str

    def read(self, g: Table, words: Vocabulary, seats: list[str], place: Node) -> None:
        dice = [entry.name("face", words.faces) for entry in place.items()]
        if len(dice) > len(getattr(g, self.field)):
            raise place.wrong(Problem("file-too-many-dice", dice=len(dice), most=len(getattr(g, self.field))))
        setattr(g, self.count, len(dice))
        for number, face in enumerate(dice):
            getattr(g, self.field)[number] = face

    def write(self, g: Table, words: Vocabulary, seats: list[str]) -> list[str | int]:
        from daikaiju.text.vocabulary import face_value

        return [face_value(words.faces[face]) for face in getattr(g, self.field)[: getattr(g, self.count)]]


@dataclass
class Symbols(TextField):
    """How often each face is in the Roll."""

    field: str

    def read(self, g: Table, words: Vocabulary, seats: list[str], place: Node) -> None:
        for name, value in place.mapping(words.faces).items():
            getattr(g, self.field)[words.faces.index(name)] = value.number(0, 99)

    def write(self, g: Table, words: Vocabulary, seats: list[str]) -> dict[str, int]:
        return {
            name: getattr(g, self.field)[number]
            for number, name in enumerate(words.faces)
            if getattr(g, self.field)[number]
        }
