"""Everything the server knows about somebody, for them to download."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.friends.store import FriendStore
from daikaiju.server.ignoring.store import IgnoreStore
from daikaiju.server.moderation.store import ModerationStore
from daikaiju.server.tables.mapping import from_stored
from daikaiju.server.tables.store import Store
from daikaiju.server.tournaments.store import TournamentStore
from daikaiju.table.table import Table


@dataclass(frozen=True)
class PersonalData:
    """Collects from all rooms what is stored about somebody."""

    accounts: AccountStore
    tables: Store
    open_tables: Mapping[str, Table]
    friends: FriendStore
    ignoring: IgnoreStore
    moderation: ModerationStore
    tournaments: TournamentStore
    now: Callable[[], int]

    async def of(self, person: str) -> dict[str, object]:
        """An account, its passkeys and sessions, friends, tables and what was said; times in milliseconds since
        1970."""
        account = await self.accounts.account(person)
        people = [person, *await self.accounts.former(person)]
        own = await self.tables.tables_of(people, None)
        tables = [self.open_tables.get(stored.table.id) or from_stored(stored) for stored in own]
        said = await self.tables.said_by(people)
        tournaments = await self.tournaments.of_people(people)
        return {
            "name": "" if account is None else account.name,
            "created_at": None if account is None else account.created_at,
            "passkeys": [
                parts(key, "name", "site", "created_at", "used_at") for key in await self.accounts.passkeys(person)
            ],
            "signed_in_at": await self.accounts.sessions(person),
            "friends": [
                {"asked_by_you": bool(row.by_me), **parts(row, "name", "asked_at", "accepted_at")}
                for row in await self.friends.of(person)
            ],
            "tables": [
                {
                    **parts(table, "id", "game", "options", "status", "created_at", "active_at"),
                    "created_by_you": table.creator in people,
                    "seats": [
                        {**parts(seat, "monster", "by", "name"), "yours": seat.person in people} for seat in table.seats
                    ],
                    "file": f"/api/tables/{table.id}/game.yaml" if table.status == "over" else None,
                }
                for table in tables
            ],
            "ignored": [parts(row, "name", "how", "at") for row in await self.ignoring.lists_of(people)],
            "tournaments": [
                {**parts(one, "id", "name", "status", "created_at"), "organised_by_you": one.organiser in people}
                for one in tournaments
            ],
            "reported": await self.moderation.made_by(people),
            "silenced_until": (await self.moderation.standing(person, self.now())).silenced_until,
            "said": [{"table": row.table_id, "text": row.text, "at": row.at} for row in said],
        }


def parts(one: object, *names: str) -> dict[str, object]:
    return {name: getattr(one, name) for name in names}
