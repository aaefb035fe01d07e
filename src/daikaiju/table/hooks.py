"""What others may say about a table. A feature overrides what concerns it; a table alone has none of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from daikaiju.table.protocol.ignoring import How
from daikaiju.table.protocol.requests import Request
from daikaiju.table.protocol.tables import ClockSetting
from daikaiju.table.seats import Seat
from daikaiju.table.texts import checked_name

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page
    from daikaiju.table.table import Table

Handler: TypeAlias = "Callable[[TableHost, Table, Page, Any], Awaitable[None]]"
"""Does what a page asks; takes a message of the kind it is listed under."""


class Feature:
    """The moments at which a feature is asked, or told. What it refuses does not happen. The table's lock is held."""

    handlers: Mapping[type[Request], Handler] = {}
    """What it does about messages of pages, in place of what a table alone does."""

    async def check_rated(
        self, person: str, seats: list[Seat], options: Mapping[str, object], clock: ClockSetting, *, already: bool
    ) -> None:
        """Somebody wants the game of such a table to count for a rating; with `already`, it does so before."""

    def check_seating(self, table: Table) -> None:
        """People at the table want to decide who sits where, under which name, or what follows."""

    async def check_sit(self, table: Table, person: str) -> None:
        """Somebody wants a seat."""

    def check_bot(self, table: Table, bot: str) -> None:
        """A bot is to take a seat."""

    def check_stand_in(self, table: Table, seat: Seat, by: str) -> None:
        """Somebody else is to play a seat of a running game."""

    def is_complete(self, table: Table) -> bool:
        """Whether a game can begin with those who sit there."""
        return True

    def check_start(self, table: Table) -> None:
        """The game is to begin with those who sit there."""

    def on_arrive(self, table: Table, person: str) -> bool:
        """Somebody opened the table; returns whether that is to be stored."""
        return False

    def on_start(self, table: Table) -> None:
        """The game begins."""

    def on_over(self, table: Table) -> None:
        """The game is over, and about to be stored."""

    def after_over(self, table: Table) -> None:
        """It is stored."""


class People(Protocol):
    """Who people are to each other."""

    async def former(self, person: str) -> Collection[str]:
        """Who somebody was before they signed in."""
        ...

    async def name(self, person: str, wanted: str) -> str:
        """The name under which somebody plays: the one they want now, or the one they had."""
        ...

    async def check_name(self, person: str, name: str) -> None:
        """Whether somebody may be called that."""
        ...

    async def check_may_speak(self, person: str) -> None: ...

    async def check_welcome(self, table: Table, person: str) -> None:
        """Whether the creator of a table lets somebody sit down."""
        ...

    async def lookalikes(self, table: Table, taken: Seat) -> set[int]:
        """The seats whose holder must not be called what they are, now that somebody sits in another one."""
        ...

    async def ignored_by(self, person: str, former: Collection[str]) -> dict[str, How]:
        """Whom somebody does not want to hear."""
        ...

    async def missing(self, table: Table, person: str) -> set[str]:
        """Those at a table who do not come along to another one that somebody opens."""
        ...


class Alone:
    """People who share one screen: nobody has an account, and nobody minds."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    async def former(self, person: str) -> Collection[str]:
        return ()

    async def name(self, person: str, wanted: str) -> str:
        return checked_name(wanted) if wanted.strip() else self.names.get(person, "")

    async def check_name(self, person: str, name: str) -> None: ...

    async def check_may_speak(self, person: str) -> None: ...

    async def check_welcome(self, table: Table, person: str) -> None: ...

    async def lookalikes(self, table: Table, taken: Seat) -> set[int]:
        return set()

    async def ignored_by(self, person: str, former: Collection[str]) -> dict[str, How]:
        return {}

    async def missing(self, table: Table, person: str) -> set[str]:
        return set()
