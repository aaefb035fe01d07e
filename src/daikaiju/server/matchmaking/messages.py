"""Playing somebody now, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from daikaiju.table.protocol.tables import GameName
from daikaiju.table.protocol.texts import NameText

CLOCKS = (15, 30, 60, 120, 300)
"""The seconds per choice that people can wish for."""

USUAL_CLOCK = 60
SIZES: dict[str, tuple[int, ...]] = {"king": (2, 3, 4, 5, 6), "duel": (2,)}
"""The numbers of players that people can wish for."""


class PairingWish(Struct, forbid_unknown_fields=True):
    """What somebody would play with others who wish the same; null stands for any. The clock is in seconds a choice."""

    game: GameName = "king"
    players: Annotated[int, Meta(ge=2, le=6)] | None = None
    clock: Annotated[int, Meta(ge=0, le=24 * 60 * 60)] | None = None
    rated: bool = False
    name: NameText = ""


class PairingState(Struct):
    """Whether somebody waits, and since how many milliseconds; or at which table the others are.

    `others` is how many more wait for the same game, `width` how far the wishes have widened (0 to 2), and `mark` what
    to ask with next, to be answered once something has changed.
    """

    status: Literal["none", "waiting", "paired"]
    table: str | None = None
    waited: int = 0
    others: int = 0
    width: int = 0
    wish: PairingWish | None = None
    mark: str = ""
