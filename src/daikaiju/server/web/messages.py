"""What a page may say over its socket, checked as it is read (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from daikaiju.server.texts import LONGEST_KEY

Key = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes: a share, or the hash of one."""


class Message(Struct, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """Any message; its kind is the name of its class."""


class Hello(Message):
    have: Number = -1
    claim: Annotated[str, Meta(max_length=64)] | None = None


class Act(Message):
    seat: SeatNumber
    at: Number
    action: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    key: Key


class Undo(Message):
    seat: SeatNumber
    at: Number
    key: Key


class Sit(Message):
    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)] = ""


class Stand(Message):
    seat: SeatNumber


class Leave(Message):
    seat: SeatNumber


class Shown(Message):
    at: Number


class Clock(Struct, forbid_unknown_fields=True):
    """How much time there is; a part of a message."""

    kind: Literal["none", "move", "game"]
    seconds: Annotated[int, Meta(ge=0, le=24 * 60 * 60)] = 0


class Setup(Message):
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    clock: Clock | None = None
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], str | bool], Meta(max_length=8)] | None = None


class Seat(Message):
    seat: SeatNumber
    by: Annotated[str, Meta(max_length=40)] | None = None
    monster: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class Back(Message):
    seat: SeatNumber


class Lock(Message):
    locked: bool


class Start(Message):
    fill: Annotated[str, Meta(max_length=40)] | None = None


class SeatCommitment(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    commitment: Hex


class Commit(Message):
    to: Hex
    """The server's own commitment, which this one was made for."""

    commitments: Annotated[list[SeatCommitment], Meta(min_length=1, max_length=8)]


class SeatShare(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    share: Hex


class Open(Message):
    to: Hex
    shares: Annotated[list[SeatShare], Meta(min_length=1, max_length=8)]


class Pace(Message):
    speed: Literal["calm", "brisk", "instant"]


class Skip(Message):
    pass


class Say(Message):
    text: Annotated[str, Meta(max_length=2000)]
    key: Key


class Since(Message):
    have: Number = -1


class Rematch(Message):
    pass


class Ping(Message):
    pass


AnyMessage = (
    Hello
    | Act
    | Undo
    | Shown
    | Sit
    | Stand
    | Leave
    | Seat
    | Back
    | Lock
    | Setup
    | Start
    | Commit
    | Open
    | Pace
    | Skip
    | Say
    | Since
    | Rematch
    | Ping
)
decode = msgspec.json.Decoder(AnyMessage).decode
