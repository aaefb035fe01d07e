"""Messages: texts for people, independent of who reads them, in which language and from which seat.

A message names an entry in the Fluent files and its arguments. Arguments that look different to different readers,
such as a monster that may be the reader, are kept as what they mean. `Localizer` turns a message into text; written as
JSON it travels as it is (docs/protocol.md).

>>> import msgspec
>>> msgspec.to_builtins(Message("king-log-begins", {"monster": MonsterName(0), "you": IsYou(0)}))
{'key': 'king-log-begins', 'args': {'monster': {'seat': 0}, 'you': {'is_you': 0}}}
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field


class Message(Struct, frozen=True, omit_defaults=True):
    """An entry of the Fluent files, or one of its attributes, with its arguments."""

    key: str
    args: dict[str, Argument] = field(default_factory=dict)
    attr: str | None = None


class MonsterName(Struct, frozen=True):
    """The name of a seat's monster."""

    seat: int


class SeatOrYou(Struct, frozen=True):
    """The name of a seat's monster, or "you" to its player."""

    seat: int = field(name="seat_or_you")


class IsYou(Struct, frozen=True):
    """Whether a seat is the reader's: `yes` or `no`, to select by."""

    seat: int = field(name="is_you")


class CardName(Struct, frozen=True):
    """The name of a card; copies of a card have the same."""

    card: str


class Faces(Struct, frozen=True):
    """Dice by what they show."""

    faces: tuple[str, ...]


class Space(Struct, frozen=True):
    """A space of a track, in half spaces as the rules count them; readers see plus on their own side."""

    space: int


class Place(Struct, frozen=True):
    """A track, and the first and last space of the board that something covers."""

    track: str
    first: int = field(name="from")
    last: int = field(name="to")


class Stretch(Struct, frozen=True):
    """Where a token lies."""

    place: Place


class Phrase(Struct, frozen=True):
    """A message as a part of another one."""

    say: Message


class Several(Struct, frozen=True):
    """Several arguments as a list: a, b and c."""

    items: tuple[Argument, ...] = field(name="list")


Argument: TypeAlias = (
    int | float | str | MonsterName | SeatOrYou | IsYou | CardName | Faces | Space | Stretch | Phrase | Several
)
"""An argument of a message: a number, a word to select by, a thing each reader sees their own way, or a message."""
