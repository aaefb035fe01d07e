"""Who people are to each other, as tables ask: account holders with names of their own, and guests."""

from __future__ import annotations

from collections.abc import Collection

from daikaiju.server.accounts.names import Names
from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.db.name_forms import forms
from daikaiju.server.ignoring.store import IgnoreStore
from daikaiju.server.moderation.restrictions import Restrictions
from daikaiju.table.protocol.ignoring import How
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import Seat
from daikaiju.table.table import Table


class ServerPeople:
    """The people of a server."""

    def __init__(self, accounts: AccountStore, names: Names, restrictions: Restrictions, ignoring: IgnoreStore) -> None:
        self._accounts, self._ignoring = accounts, ignoring
        self.former, self.name, self.check_name = accounts.former, names.playing_name, names.check_free
        self.check_may_speak = restrictions.check_may_speak

    async def check_welcome(self, table: Table, person: str) -> None:
        """Refuse a seat to somebody whom the creator of the table has blocked."""
        former = await self._accounts.former(table.creator)
        if (await self.ignored_by(table.creator, former)).get(person) == "block":
            raise Refused("not_welcome")

    async def lookalikes(self, table: Table, taken: Seat) -> set[int]:
        """Guests whose name looks like that of the account holder who sat down."""
        if taken.person is None or await self._accounts.account(taken.person) is None:
            return set()
        return {
            number
            for number, seat in enumerate(table.seats)
            if seat.name and seat.person != taken.person and not forms(seat.name).isdisjoint(forms(taken.name))
        }

    async def ignored_by(self, person: str, former: Collection[str]) -> dict[str, How]:
        return await self._ignoring.ignored_by([person, *former])

    async def missing(self, table: Table, person: str) -> set[str]:
        """Whoever has blocked somebody or is blocked by them, and whoever has deleted their account."""
        apart = await self._ignoring.blocked_between({person, *table.people})
        departed = await self._accounts.departed(table.people)
        return {other for other in table.people if other in departed or frozenset((person, other)) in apart}
