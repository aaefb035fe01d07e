"""Messages: what is told to people before it is known who reads it, in which language and from which seat.

A message names an entry of the Fluent files and its arguments. Arguments that look different to different readers,
such as a monster that may be the reader, are kept as what they mean. `Localizer` turns a message into text,
`to_json` into the form in which it travels (docs/protocol.md).

>>> to_json(Message("king-log-begins", {"monster": Seat(0), "you": IsYou(0)}))
{'key': 'king-log-begins', 'args': {'monster': {'seat': 0}, 'you': {'is_you': 0}}}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Message:
    """An entry of the Fluent files, or one of its attributes, with its arguments."""

    key: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    attr: str | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """The name of a seat's monster."""

    seat: int

    def to_json(self) -> Json:
        return {"seat": self.seat}


@dataclass(frozen=True, slots=True)
class SeatOrYou:
    """The name of a seat's monster, or "you" to its player."""

    seat: int

    def to_json(self) -> Json:
        return {"seat_or_you": self.seat}


@dataclass(frozen=True, slots=True)
class IsYou:
    """Whether a seat is the reader's: `yes` or `no`, to select by."""

    seat: int

    def to_json(self) -> Json:
        return {"is_you": self.seat}


@dataclass(frozen=True, slots=True)
class CardName:
    """The name of a card; copies of a card have the same."""

    card: str

    def to_json(self) -> Json:
        return {"card": self.card}


@dataclass(frozen=True, slots=True)
class Faces:
    """Dice by what they show."""

    faces: tuple[str, ...]

    def to_json(self) -> Json:
        return {"faces": list(self.faces)}


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a track, in half spaces as the rules count them; readers see plus on their own side."""

    space: int

    def to_json(self) -> Json:
        return {"space": self.space}


@dataclass(frozen=True, slots=True)
class Stretch:
    """Where a token lies: a track, and the first and last space of the board that it covers."""

    track: str
    first: int
    last: int

    def to_json(self) -> Json:
        return {"place": {"track": self.track, "from": self.first, "to": self.last}}


@dataclass(frozen=True, slots=True)
class Several:
    """Several arguments as a list: a, b and c."""

    items: tuple[Argument, ...]

    def to_json(self) -> Json:
        return {"list": [argument_to_json(item) for item in self.items]}


Argument = int | str | Seat | SeatOrYou | IsYou | CardName | Faces | Space | Stretch | Several | Message
"""What a message may need: a number, a word to select by, a thing that readers see each in their own way, a message."""


def to_json(message: Message) -> Json:
    """The form in which a message travels."""
    args = {name: argument_to_json(argument) for name, argument in message.args.items()}
    if message.attr is None:
        return {"key": message.key, "args": args}
    return {"key": message.key, "attr": message.attr, "args": args}


def argument_to_json(argument: Argument) -> Any:
    if isinstance(argument, (int, str)):
        return argument
    return {"say": to_json(argument)} if isinstance(argument, Message) else argument.to_json()
