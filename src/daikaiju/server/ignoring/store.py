"""Whom people have muted or blocked, in the database.

Somebody who signs in to an account was a guest before. What holds for the guest holds for the account: the lists of the
guest are the account's, and whoever ignored the guest ignores the account.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import cast

from sqlalchemy import and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from daikaiju.server.accounts.schema import accounts, former_people
from daikaiju.server.db.queries import Querying, typed
from daikaiju.server.db.upsert import upsert
from daikaiju.server.ignoring.schema import ignored
from daikaiju.table.protocol.ignoring import How, Ignored
from daikaiju.table.refusals import Refused

MOST_IGNORED = 500
"""How many people somebody may ignore."""


class IgnoreStore(Querying):
    """All queries about people who ignore others."""

    async def lists_of(self, people: Collection[str]) -> list[Ignored]:
        """Everyone somebody ignores, under any identity they had, the latest first."""
        of = ignored.c
        mine = select(of.id, of.name, of.how, of.at).where(of.person.in_(people)).order_by(of.at.desc(), of.id)
        return typed(Ignored, await self._all(mine))

    async def ignored_by(self, people: Collection[str]) -> dict[str, How]:
        """Whom somebody ignores and how, by all identities of those people."""
        of, former = ignored.c, former_people.c
        found = await self._all(select(of.other, of.how).where(of.person.in_(people)))
        if not found:
            return {}
        # Of two entries about the same person, made as a guest and with the account, the stricter counts.
        how = {row.other: cast("How", row.how) for row in sorted(found, key=lambda row: row.how != "mute")}
        known = select(former.id, former.person).where(or_(former.id.in_(how), former.person.in_(how)))
        for row in await self._all(known):
            if row.person is not None:
                strictest: How = "block" if "block" in (how.get(row.id), how.get(row.person)) else "mute"
                how[row.id] = how[row.person] = strictest
        return how

    async def blocked_between(self, people: Collection[str]) -> set[frozenset[str]]:
        """The pairs among some people of whom one has blocked the other: they are not to be brought together."""
        async with self._reading() as connection:
            return await blocked_between(connection, people)

    async def ignore(self, person: str, other: str, how: How, name: str, now: int) -> None:
        """Ignore somebody from now on, replacing an earlier entry."""
        mine = await self._all(select(func.count()).where(ignored.c.person == person, ignored.c.other != other))
        if mine[0][0] >= MOST_IGNORED:
            raise Refused("too_many_ignored", most=MOST_IGNORED)
        row = {"id": secrets.token_hex(12), "person": person, "other": other, "how": how, "name": name, "at": now}
        await self._change(upsert(self.dialect, ignored, row, ("person", "other"), ("how", "name", "at")))

    async def hear(self, people: Collection[str], others: Collection[str]) -> None:
        """Stop ignoring somebody, under any identity they had."""
        await self._change(delete(ignored).where(ignored.c.person.in_(people), ignored.c.other.in_(others)))

    async def remove(self, people: Collection[str], identity: str) -> bool:
        """Remove an entry of somebody's own list; False if there is no such entry."""
        mine = and_(ignored.c.id == identity, ignored.c.person.in_(people))
        return await self._change(delete(ignored).where(mine)) == [1]

    async def forget_guests(self, before: int) -> None:
        """Delete what guests noted before a time; their cookies last a year, so nobody needs it any more."""
        guests = ignored.c.person.not_in(select(accounts.c.person))
        await self._change(delete(ignored).where(ignored.c.at < before, guests))


async def blocked_between(connection: AsyncConnection, people: Collection[str]) -> set[frozenset[str]]:
    """The same, read with a connection that somebody holds."""
    of, former = ignored.c, former_people.c
    aliases = {person: person for person in people}
    for row in await connection.execute(select(former.id, former.person).where(former.person.in_(people))):
        aliases[row.id] = row.person
    blocks = select(of.person, of.other).where(
        of.how == "block", of.person.in_(aliases), of.other.in_(aliases), of.person != of.other
    )
    return {frozenset((aliases[row.person], aliases[row.other])) for row in await connection.execute(blocks)}
