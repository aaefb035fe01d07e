"""Friends in the database: who asked whom, who is online, and invitations."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, case, delete, func, or_, select, update

from daikaiju.server.accounts.schema import accounts, people
from daikaiju.server.db.queries import Querying, typed
from daikaiju.server.db.upsert import replace
from daikaiju.server.friends.messages import FriendTable, Invitation
from daikaiju.server.friends.schema import friends, invitations, presence
from daikaiju.server.tables.schema import seats, tables

A_DAY = 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Friendship:
    """Somebody's friend, or a request to become one: by the person themselves (`by_me`) or by the other."""

    other: str
    by_me: bool
    asked_at: int
    accepted_at: int | None
    declined: bool
    name: str


class FriendStore(Querying):
    """All queries about friends."""

    async def of(self, person: str) -> list[Friendship]:
        """Somebody's friends, whom they asked and who asks them, by name."""
        of = friends.c
        mine = of.person == person
        other = case((mine, of.friend), else_=of.person).label("other")
        found = select(other, mine.label("by_me"), of.asked_at, of.accepted_at, of.declined)
        known = found.where(or_(mine, of.friend == person)).subquery()
        named = select(known, people.c.name).join(people, people.c.id == known.c.other)
        in_order = named.join(accounts, accounts.c.person == known.c.other).order_by(people.c.name)
        return typed(Friendship, await self._all(in_order))

    async def has_asked(self, person: str, other: str) -> bool:
        """Whether one of two people has asked the other to be friends, whatever came of it."""
        return bool(await self._all(select(friends.c.asked_at).where(_pair(person, other))))

    async def are_friends(self, person: str, other: str) -> bool:
        agreed = and_(_pair(person, other), friends.c.accepted_at.is_not(None))
        return bool(await self._all(select(friends.c.accepted_at).where(agreed)))

    async def count(self, person: str) -> int:
        """How many friends somebody has or asked for."""
        of = friends.c
        mine = or_(of.person == person, and_(of.friend == person, of.accepted_at.is_not(None)))
        return int((await self._all(select(func.count()).where(mine).select_from(friends)))[0][0])

    async def ask(self, person: str, other: str, now: int) -> None:
        row = {"person": person, "friend": other, "asked_at": now, "accepted_at": None, "declined": False}
        await self._change(replace(self.dialect, friends, row, unless_there=True))

    async def accept(self, person: str, other: str, now: int) -> bool:
        """Become friends with somebody who asked; False if there is no such request."""
        of = friends.c
        asked = and_(of.person == other, of.friend == person, of.accepted_at.is_(None))
        accepted = update(friends).where(asked).values(accepted_at=now, declined=False)
        # Two people who asked each other at the same moment become friends only once.
        also_mine = delete(friends).where(of.person == person, of.friend == other, _asked_by(other, person))
        return (await self._change(accepted, also_mine))[0] == 1

    async def decline(self, person: str, other: str) -> bool:
        """Decline a request; the person who asked is not told."""
        of = friends.c
        asked = and_(of.person == other, of.friend == person, of.accepted_at.is_(None))
        return await self._change(update(friends).where(asked).values(declined=True)) == [1]

    async def remove(self, person: str, other: str) -> bool:
        """End a friendship or withdraw a request; a declined request by the other person stays."""
        of = friends.c
        mine = and_(_pair(person, other), or_(of.person == person, of.accepted_at.is_not(None)))
        both = and_(invitations.c.person.in_((person, other)), invitations.c.sender.in_((person, other)))
        return (await self._change(delete(friends).where(mine), delete(invitations).where(both)))[0] == 1

    # --- who is there ---------------------------------------------------------------------------

    async def see(self, person: str, now: int) -> None:
        await self._change(replace(self.dialect, presence, {"person": person, "seen": now}))

    async def online(self, people: Collection[str], since: int) -> set[str]:
        of = presence.c
        return {row.person for row in await self._all(select(of.person).where(of.person.in_(people), of.seen >= since))}

    async def tables_of(self, people: Collection[str], since: int) -> dict[str, FriendTable]:
        """The listed table at which each of some people sits now, the latest if there are several."""
        of = tables.c
        open_now = and_(of.listed, of.status.in_(("waiting", "running")), of.active_at >= since)
        found = select(seats.c.person, of.id, of.game, of.status).join(tables, of.id == seats.c.table_id)
        rows = await self._all(found.where(seats.c.person.in_(people), open_now).order_by(of.active_at))
        return {row.person: FriendTable(row.id, row.game, row.status) for row in rows}

    # --- invitations ----------------------------------------------------------------------------

    async def invite(self, sender: str, person: str, table: str, now: int) -> None:
        row = {"person": person, "sender": sender, "table_id": table, "at": now}
        await self._change(replace(self.dialect, invitations, row))

    async def dismiss(self, person: str, sender: str) -> None:
        await self._change(delete(invitations).where(invitations.c.person == person, invitations.c.sender == sender))

    async def invitations_of(self, person: str, since: int) -> list[tuple[str, Invitation]]:
        """Somebody's invitations by friends to tables whose game has not begun and where they do not sit yet, each with
        who sent it."""
        of = invitations.c
        found = select(of.sender, of.table_id, tables.c.game, people.c.name)
        found = found.join(tables, tables.c.id == of.table_id).join(people, people.c.id == of.sender)
        are_friends = (
            select(friends.c.person).where(_pair(of.person, of.sender), friends.c.accepted_at.is_not(None)).exists()
        )
        sits = select(seats.c.seat).where(seats.c.table_id == of.table_id, seats.c.person == person).exists()
        open_now = and_(of.person == person, of.at >= since, tables.c.status == "waiting")
        rows = await self._all(found.where(open_now, are_friends, ~sits).order_by(of.at.desc()))
        return [(row.sender, Invitation(row.name, row.table_id, row.game)) for row in rows]

    async def tidy(self, now: int) -> None:
        """Delete invitations that are too old, and who was online long ago."""
        before = now - A_DAY
        await self._change(
            delete(invitations).where(invitations.c.at < before), delete(presence).where(presence.c.seen < before)
        )


def _asked_by(person: str, other: str) -> ColumnElement[bool]:
    """Whether the first has asked the second."""
    again = friends.alias()
    return select(again.c.person).where(again.c.person == person, again.c.friend == other).exists()


def _pair(one: str | ColumnElement[str], other: str | ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a row is about these two people or columns."""
    of = friends.c
    return or_(and_(of.person == one, of.friend == other), and_(of.person == other, of.friend == one))
