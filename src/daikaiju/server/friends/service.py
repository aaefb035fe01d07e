"""What account holders do about friends. Nobody learns more than what is public until both have agreed."""

from __future__ import annotations

from collections.abc import Callable

from daikaiju.server.accounts.names import name_key
from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.friends.messages import Friend, FriendNotices, Friends
from daikaiju.server.friends.store import FriendStore
from daikaiju.server.ignoring.store import IgnoreStore
from daikaiju.server.tables.store import Store
from daikaiju.table.refusals import Refused

MOST_FRIENDS = 200
"""How many friends somebody may have, those they asked included."""

ONLINE = 90_000
"""Somebody who had a page open within this many milliseconds is online; a hidden page asks once a minute."""

SEEN_EVERY = 15_000
INVITED = 10 * 60_000
"""How many milliseconds an invitation is valid."""

A_DAY = 24 * 60 * 60 * 1000


class Friendships:
    """Account holders and their friends."""

    def __init__(
        self, friends: FriendStore, accounts: AccountStore, tables: Store, ignoring: IgnoreStore, now: Callable[[], int]
    ) -> None:
        self._friends, self._accounts, self._tables = friends, accounts, tables
        self._ignoring, self._now = ignoring, now
        self._seen: dict[str, int] = {}
        """When each account holder was last stored as online, so that it is not stored at every request."""

    async def note_online(self, person: str) -> None:
        """Note that somebody has a page open."""
        now = self._now()
        if now - self._seen.get(person, 0) >= SEEN_EVERY:
            for gone in [one for one, at in self._seen.items() if now - at >= SEEN_EVERY]:
                del self._seen[gone]
            self._seen[person] = now
            await self._friends.see(person, now)

    async def called(self, name: str) -> str:
        """The account holder with this name, whose profile is public anyway."""
        person = await self._accounts.person_named(name_key(name))
        if person is None:
            raise Refused("no_such_person")
        return person

    async def ask(self, person: str, name: str) -> None:
        """Ask somebody to be friends; if they have asked already, they are. Whoever does not want to be asked by this
        person is not, and the reply is the same."""
        other, now = await self.called(name), self._now()
        if other == person:
            raise Refused("own_friend")
        if await self._friends.accept(person, other, now) or await self._friends.has_asked(person, other):
            return
        await self._check_room(person)
        await self._friends.ask(person, other, now)

    async def accept(self, person: str, name: str) -> None:
        await self._check_room(person)
        if not await self._friends.accept(person, await self.called(name), self._now()):
            raise Refused("not_asked")

    async def _check_room(self, person: str) -> None:
        if await self._friends.count(person) >= MOST_FRIENDS:
            raise Refused("too_many_friends", most=MOST_FRIENDS)

    async def decline(self, person: str, name: str) -> None:
        if not await self._friends.decline(person, await self.called(name)):
            raise Refused("not_asked")

    async def remove(self, person: str, name: str) -> None:
        """End a friendship, or withdraw a request."""
        if not await self._friends.remove(person, await self.called(name)):
            raise Refused("not_friends")

    async def invite(self, person: str, name: str, table: str) -> None:
        """Invite a friend to the person's own table before its game begins."""
        other = await self.called(name)
        if not await self._friends.are_friends(person, other):
            raise Refused("not_friends")
        stored = await self._tables.table(table)
        if stored is None:
            raise Refused("no_such_table")
        if stored.table.status != "waiting":
            raise Refused("begun")
        if person not in {stored.table.creator, *(seat.person for seat in stored.seats)}:
            raise Refused("not_seated")
        await self._friends.invite(person, other, table, self._now())

    async def dismiss(self, person: str, name: str) -> None:
        await self._friends.dismiss(person, await self.called(name))

    # --- what people see ---------------------------------------------------------------------------

    async def all(self, person: str) -> Friends:
        """Everybody, those who have blocked each other aside; whom one asked is told whatever they think of it."""
        now = self._now()
        known = await self._friends.of(person)
        apart = await self._apart(person, [one.other for one in known])
        agreed = [one for one in known if one.accepted_at is not None and one.other not in apart]
        online = await self._friends.online([one.other for one in agreed], now - ONLINE)
        tables = await self._friends.tables_of(online, now - A_DAY)
        found = [Friend(one.name, one.accepted_at or 0, one.other in online, tables.get(one.other)) for one in agreed]
        waiting = [one for one in known if one.accepted_at is None]
        asking = [one.name for one in waiting if not one.by_me and not one.declined and one.other not in apart]
        return Friends(found, [one.name for one in waiting if one.by_me], asking)

    async def notices(self, person: str) -> FriendNotices:
        """What is new, for any page this person has open."""
        invited = await self._friends.invitations_of(person, self._now() - INVITED)
        apart = await self._apart(person, [sender for sender, _ in invited])
        invitations = [invitation for sender, invitation in invited if sender not in apart]
        return FriendNotices(invitations, (await self.all(person)).asking)

    async def _apart(self, person: str, others: list[str]) -> set[str]:
        """Those of some people who have blocked this person, or whom this person has blocked."""
        if not others:
            return set()
        pairs = await self._ignoring.blocked_between({person, *others})
        return {other for other in others if frozenset((person, other)) in pairs}
