"""What account holders do about friends. Nobody learns more than what is public until both have agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.server.accounts.names import name_key
from daikaiju.server.friends.messages import Friend, FriendNotices, Friends, FriendTable, Invitation
from daikaiju.table.refusals import Refused

if TYPE_CHECKING:
    from daikaiju.server.tables.registry import TableRegistry

MOST_FRIENDS = 200
"""How many friends somebody may have, those they asked included."""

ONLINE = 90_000
"""Somebody who had a page open within this many milliseconds is online; a hidden page asks once a minute."""

SEEN_EVERY = 15_000
INVITED = 10 * 60_000
"""How many milliseconds an invitation is valid."""

A_DAY = 24 * 60 * 60 * 1000


class Companion:
    """One account holder and their friends."""

    def __init__(self, registry: TableRegistry, person: str) -> None:
        self._registry, self._person = registry, person
        self._store, self._now = registry.friends, registry.now()

    async def called(self, name: str) -> str:
        """The account holder with this name, whose profile is public anyway."""
        person = await self._registry.accounts.person_named(name_key(name))
        if person is None:
            raise Refused("no_such_person")
        return person

    async def ask(self, name: str) -> None:
        """Ask somebody to be friends; if they have asked already, they are. Whoever does not want to be asked by this
        person is not, and the reply is the same."""
        other = await self.called(name)
        if other == self._person:
            raise Refused("own_friend")
        if await self._store.accept(self._person, other, self._now) or await self._store.between(self._person, other):
            return
        if await self._store.count(self._person) >= MOST_FRIENDS:
            raise Refused("too_many_friends", most=MOST_FRIENDS)
        await self._store.ask(self._person, other, self._now)

    async def accept(self, name: str) -> None:
        if await self._store.count(self._person) >= MOST_FRIENDS:
            raise Refused("too_many_friends", most=MOST_FRIENDS)
        if not await self._store.accept(self._person, await self.called(name), self._now):
            raise Refused("not_asked")

    async def decline(self, name: str) -> None:
        if not await self._store.decline(self._person, await self.called(name)):
            raise Refused("not_asked")

    async def remove(self, name: str) -> None:
        """End a friendship, or withdraw a request."""
        if not await self._store.remove(self._person, await self.called(name)):
            raise Refused("not_friends")

    async def invite(self, name: str, table: str) -> None:
        """Invite a friend to the person's own table before its game begins."""
        other = await self.called(name)
        row = await self._store.between(self._person, other)
        if row is None or row.accepted_at is None:
            raise Refused("not_friends")
        stored = await self._registry.store.table(table)
        if stored is None:
            raise Refused("no_such_table")
        if stored.table.status != "waiting":
            raise Refused("begun")
        if self._person not in {stored.table.creator, *(seat.person for seat in stored.seats)}:
            raise Refused("not_seated")
        await self._store.invite(self._person, other, table, self._now)

    async def dismiss(self, name: str) -> None:
        await self._store.dismiss(self._person, await self.called(name))

    # --- what people see ---------------------------------------------------------------------------

    async def all(self) -> Friends:
        """Everybody, those who have blocked each other aside; whom one asked is told whatever they think of it."""
        rows = await self._store.of(self._person)
        apart = await self._apart([row.other for row in rows])
        agreed = [row for row in rows if row.accepted_at is not None and row.other not in apart]
        others = [row.other for row in agreed]
        online = await self._store.online(others, self._now - ONLINE)
        tables = await self._store.tables_of(online, self._now - A_DAY)
        found = [
            Friend(
                row.name,
                row.accepted_at,
                row.other in online,
                FriendTable(at.id, at.game, at.status) if (at := tables.get(row.other)) is not None else None,
            )
            for row in agreed
        ]
        waiting = [row for row in rows if row.accepted_at is None]
        asking = [row.name for row in waiting if not row.by_me and not row.declined and row.other not in apart]
        return Friends(found, [row.name for row in waiting if row.by_me], asking)

    async def notices(self) -> FriendNotices:
        """What is new, for any page this person has open."""
        invited = await self._store.invitations_of(self._person, self._now - INVITED)
        apart = await self._apart([row.sender for row in invited])
        told = [Invitation(row.name, row.table_id, row.game) for row in invited if row.sender not in apart]
        return FriendNotices(told, (await self.all()).asking)

    async def _apart(self, others: list[str]) -> set[str]:
        if not others:
            return set()
        pairs = await self._registry.ignoring.blocked_between({self._person, *others})
        return {other for other in others if frozenset((self._person, other)) in pairs}
