"""Tables whose games count: who may sit there, how they are set up, and who has left them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from daikaiju.bots import rated_levels
from daikaiju.server.accounts.store import AccountStore
from daikaiju.table.bots import PREFIX as BOT_PREFIX
from daikaiju.table.hooks import Feature
from daikaiju.table.protocol.tables import ClockSetting
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import BOT, PERSON, STAND_IN, Seat
from daikaiju.table.table import Table


class RatedTables(Feature):
    """What rated tables ask of those who play there."""

    def __init__(self, accounts: AccountStore, rate: Callable[[str], None]) -> None:
        self._accounts = accounts
        self._rate = rate
        """Called with a table whose game is over."""

    async def check_rated(
        self, person: str, seats: list[Seat], options: Mapping[str, object], clock: ClockSetting, *, already: bool
    ) -> None:
        if not already:
            await self._check_holder(person)
        if options.get("packs"):
            raise Refused("rated_packs")
        if clock.kind == "none":
            # With a clock, nobody escapes defeat by leaving.
            raise Refused("rated_clock")
        if already:
            return
        people = [seat.person for seat in seats if seat.by == PERSON]
        if len(set(people)) < len(people):
            raise Refused("rated_one_seat")
        for seat in seats:
            if seat.by == BOT:
                check_fixed(seat.bot or "")
            elif seat.person is not None and await self._accounts.account(seat.person) is None:
                raise Refused("rated_guest")

    async def _check_holder(self, person: str) -> None:
        if await self._accounts.account(person) is None:
            raise Refused("rated_account")

    async def check_sit(self, table: Table, person: str) -> None:
        if table.rated is None:
            return
        await self._check_holder(person)
        if table.seats_of(person):
            raise Refused("rated_one_seat")

    def check_bot(self, table: Table, bot: str) -> None:
        if table.rated is not None:
            check_fixed(bot)

    def check_stand_in(self, table: Table, seat: Seat, by: str) -> None:
        """In a rated game nobody chooses who plays: only the usual stand-in, and only for a person."""
        if table.rated is not None and (seat.by != PERSON or by != f"{BOT_PREFIX}{STAND_IN}"):
            raise Refused("rated_stand_in")

    def is_complete(self, table: Table) -> bool:
        """A rated game begins once everybody is there; other games may begin with open seats."""
        return table.rated is None or all(seat.by in (PERSON, BOT) for seat in table.seats)

    def check_start(self, table: Table) -> None:
        if not self.is_complete(table):
            raise Refused("rated_open")

    def on_start(self, table: Table) -> None:
        """From now on it is known whose result it will be."""
        if table.rated is not None:
            table.rated = [player_of(seat) for seat in table.seats]

    def on_over(self, table: Table) -> None:
        """Whoever is gone, and let a bot play to the end, has left the game too."""
        for number, player in enumerate(table.rated or []):
            seat = table.seats[number]
            if not player.startswith(BOT_PREFIX) and (seat.person != player or seat.away):
                table.forfeit(number)

    def after_over(self, table: Table) -> None:
        if table.rated:
            self._rate(table.id)


def check_fixed(bot: str) -> None:
    if bot not in rated_levels():
        raise Refused("rated_bot")


def player_of(seat: Seat) -> str:
    if seat.by == BOT:
        return f"{BOT_PREFIX}{seat.bot}"
    assert seat.person is not None, "a rated game does not begin with an open seat"
    return seat.person
