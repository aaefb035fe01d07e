"""What a page may send over its socket, checked as it is read (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from daikaiju.table.protocol.fair import Hex, SeatCommitment, SeatNumber, SeatShare
from daikaiju.table.protocol.new_table import NewClock
from daikaiju.table.protocol.tables import Face
from daikaiju.table.protocol.texts import STORABLE, PackNames, ShortText

LONGEST_KEY = 40
Key = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY, pattern=STORABLE)]
Number = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Reason = Literal["abuse", "name", "cheating", "stalling", "spam", "other"]
"""Why somebody is reported."""

LineNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Request(Struct, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """Anything a page may send; its kind is the name of its class."""


class Hello(Request):
    """A page is here and has everything up to an entry; a claim brings a seat along from another browser."""

    have: Number = -1
    claim: Annotated[str, Meta(max_length=64, pattern=STORABLE)] | None = None


class Act(Request):
    """An answer to the question at a number."""

    seat: SeatNumber
    at: Number
    action: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    key: Key


class Undo(Request):
    """Take back the last choice."""

    seat: SeatNumber
    at: Number
    key: Key


class Sit(Request):
    """Take an open seat, or whichever is open, at a table that is set up as the page shows it."""

    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=200)] = ""
    terms: ShortText | None = None


class Stand(Request):
    """Leave a seat before the game."""

    seat: SeatNumber


class Leave(Request):
    """Leave a running game for good."""

    seat: SeatNumber


class Shown(Request):
    """The question at a number is on the screen."""

    at: Number


class Setup(Request):
    """Change the table before the game begins."""

    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    clock: NewClock | None = None
    options: Annotated[dict[ShortText, str | bool | PackNames], Meta(max_length=8)] | None = None
    rated: bool | None = None


class Agree(Request):
    """Play at the table as it is set up now."""

    terms: ShortText


class SetSeat(Request, tag="seat"):
    """Change who plays a seat, or its monster or name."""

    seat: SeatNumber
    by: Annotated[str, Meta(max_length=40)] | None = None
    monster: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None


class Back(Request):
    """Take back a seat from the bot that plays it."""

    seat: SeatNumber


class Lock(Request):
    """Stop others from sitting down, or allow it again."""

    locked: bool


class Start(Request):
    """Begin now; bots fill the open seats."""

    fill: Annotated[str, Meta(max_length=40)] | None = None


class Commit(Request):
    """The hashes of shares in the dice, bound to the server's own commitment."""

    to: Hex
    """The server's own commitment, which these are bound to."""

    commitments: Annotated[list[SeatCommitment], Meta(min_length=1, max_length=8)]


class Open(Request):
    """The shares themselves."""

    to: Hex
    shares: Annotated[list[SeatShare], Meta(min_length=1, max_length=8)]


class Keep(Request):
    """The player who is asked about rolling keeps these dice so far; the others see it, and nothing is stored."""

    at: Number
    dice: Annotated[list[Annotated[int, Meta(ge=0, le=15)]], Meta(max_length=16)]


class Preview(Request):
    """What would happen if the player who is asked about rolling kept all dice? And what are the chances of others?"""

    at: Number
    chances: bool = False


class Coach(Request):
    """Somebody wants the coach at this table, or no longer."""

    on: bool


class Hint(Request):
    """What would the coach do about the question at a number?"""

    at: Number


class Pace(Request):
    """How fast this page shows things."""

    speed: Literal["calm", "brisk", "instant"]


class Skip(Request):
    """Catch up at once."""


class Say(Request):
    """A line of chat."""

    text: Annotated[str, Meta(max_length=2000)]
    key: Key


class Ignore(Request):
    """Mute or block the person who sits in a seat or wrote a line, or hear them again."""

    how: Literal["mute", "block", "hear"]
    seat: SeatNumber | None = None
    line: LineNumber | None = None


class Report(Request):
    """Report the person who sits in a seat or wrote a line to the operators."""

    reason: Reason
    text: Annotated[str, Meta(max_length=2000)] = ""
    seat: SeatNumber | None = None
    line: LineNumber | None = None


class Since(Request):
    """What happened after an entry?"""

    have: Number = -1


class React(Request):
    """A face above the player's monster, for a moment."""

    seat: SeatNumber
    face: Face


class Rematch(Request):
    """Play again."""


class Ping(Request):
    """Is the server there?"""


FromPage = (
    Hello
    | Act
    | Undo
    | Shown
    | Sit
    | Stand
    | Leave
    | SetSeat
    | Back
    | Lock
    | Setup
    | Agree
    | Start
    | Commit
    | Open
    | Keep
    | Preview
    | Coach
    | Hint
    | Pace
    | Skip
    | Say
    | React
    | Ignore
    | Report
    | Since
    | Rematch
    | Ping
)
decode = msgspec.json.Decoder(FromPage).decode
