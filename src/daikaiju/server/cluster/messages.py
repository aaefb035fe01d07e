"""What processes tell each other."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, array_like=True, tag=True):
    """Anything one process tells another."""


class Opened(Message):
    """A page that is connected to the sender wants to be at a table of the receiver."""

    page: int
    table: str
    person: str
    address: str


class Said(Message):
    """What such a page said."""

    page: int
    text: str


class Left(Message):
    """Such a page is gone."""

    page: int


class Told(Message):
    """What to tell some pages that are connected to the receiver."""

    pages: list[int]
    text: str


class Closed(Message):
    """The table has closed a page that is connected to the receiver."""

    page: int
    code: int


class Beat(Message):
    """The sender is there. How much of its limits each address used since the last time, how many pages the addresses
    with many of them have open there, and who watches its tables."""

    used: dict[str, dict[str, int]]
    open: dict[str, int]
    spectators: dict[str, int]


class SentAway(Message):
    """Some people signed in or out: their pages come back; if they are forgotten, their tables are read again."""

    people: list[str]
    forgotten: bool


class Leaving(Message):
    """The sender is about to stop: it takes no more pages."""


class Envelope(msgspec.Struct, array_like=True):
    """Messages of one process to another, numbered without gaps within an epoch."""

    sender: int
    epoch: int
    number: int
    messages: list[Opened | Said | Left | Told | Closed | Beat | SentAway | Leaving]


AnyMessage = Opened | Said | Left | Told | Closed | Beat | SentAway | Leaving

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Envelope).decode
