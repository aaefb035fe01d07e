"""Creating a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from daikaiju.table.protocol.tables import A_DAY, GameName
from daikaiju.table.protocol.texts import NameText, PackNames, ShortText


class Name(Struct, forbid_unknown_fields=True):
    """A person's name."""

    name: NameText


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: by `open`, `me` or `bot:NAME`; only a seat by `me` has a name of its own."""

    monster: ShortText | None = None
    by: ShortText = "open"
    name: NameText = ""


class NewClock(Struct, forbid_unknown_fields=True):
    """The clock of a new table."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=14 * A_DAY)] = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table someone wants to create."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    game: GameName = "king"
    options: Annotated[dict[str, str | bool | PackNames], Meta(max_length=8)] = field(default_factory=dict)
    clock: NewClock = field(default_factory=NewClock)
    listed: bool = False
    start: bool = False
    name: NameText = ""
    first_game: bool = False
    rated: bool = False


class Created(Struct):
    """A table was created."""

    id: str
