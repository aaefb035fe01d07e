"""Accounts in the database: passkeys, signed-in browsers, and challenges that can be answered once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import and_, delete, func, insert, select, union_all, update

from daikaiju.server.accounts.schema import (
    accounts,
    challenges,
    closed_accounts,
    former_people,
    name_forms,
    passkeys,
    people,
    sessions,
)
from daikaiju.server.db.queries import Querying, first, typed
from daikaiju.server.db.upsert import Values, replace

HANDOVER = "handover"
"""The purpose of what is kept among the challenges while a guest changes to another name of this computer."""


@dataclass(frozen=True, slots=True)
class StoredAccount:
    """An account with its holder's name."""

    person: str
    name: str
    created_at: int


@dataclass(frozen=True, slots=True)
class StoredPasskey:
    """A row of `passkeys`."""

    id: str
    person: str
    name: str
    site: str
    public_key: bytes
    counter: int
    created_at: int
    used_at: int | None


@dataclass(frozen=True, slots=True)
class Session:
    """A row of `sessions`: a browser that is signed in, by the hash of its secret."""

    id: str
    person: str
    created_at: int
    expires_at: int


class AccountStore(Querying):
    """All queries about accounts. What must be so at the time of a change is a condition of the change itself, so that
    it holds however many processes ask at once."""

    # --- who somebody is ------------------------------------------------------------------------

    async def is_guest(self, person: str) -> bool:
        """Whether a person may be recognised by their id alone: not once they have, or had, an account."""
        known = select(accounts.c.person).where(accounts.c.person == person)
        former = select(former_people.c.id).where(former_people.c.id == person)
        return not await self._all(union_all(known, former))

    async def is_signed_in(self, person: str, session: str, now: int) -> bool:
        of = sessions.c
        closed = select(closed_accounts.c.person).where(closed_accounts.c.person == person).exists()
        valid = select(of.id).where(of.id == session, of.person == person, of.expires_at > now, ~closed)
        return bool(await self._all(valid))

    async def name_of(self, person: str) -> str:
        rows = await self._all(select(people.c.name).where(people.c.id == person))
        return str(rows[0].name) if rows else ""

    async def set_name(self, person: str, name: str) -> None:
        await self._change(replace(self.dialect, people, {"id": person, "name": name}))

    async def former(self, person: str) -> list[str]:
        """The guests that this account holder was before signing in."""
        found = await self._all(select(former_people.c.id).where(former_people.c.person == person))
        return [row.id for row in found]

    async def everyone(self, person: str) -> list[str]:
        """Everybody this person is known to be: an account, and the guests that signed in to it."""
        holder = select(former_people.c.person).where(former_people.c.id == person)
        account = next((row.person for row in await self._all(holder) if row.person is not None), person)
        return [person, account, *await self.former(account)]

    async def account(self, person: str) -> StoredAccount | None:
        of = accounts.c
        query = select(of.person, people.c.name, of.created_at).join(people, people.c.id == of.person)
        found = await self._all(query.where(of.person == person))
        return first(StoredAccount, found)

    async def person_named(self, name_key: str) -> str | None:
        """The account holder with this name."""
        found = await self._all(select(accounts.c.person).where(accounts.c.name_key == name_key))
        return found[0].person if found else None

    async def persons_like(self, name_key: str, forms: Collection[str]) -> set[str]:
        """The account holders with this name, or with one that has a form in common with it."""
        named = select(accounts.c.person).where(accounts.c.name_key == name_key)
        alike = select(name_forms.c.person).where(name_forms.c.form.in_(forms))
        return {row.person for row in await self._all(union_all(named, alike))}

    async def passkeys(self, person: str) -> list[StoredPasskey]:
        of = passkeys.c
        mine = select(passkeys).where(of.person == person).order_by(of.created_at, of.id)
        return typed(StoredPasskey, await self._all(mine))

    async def passkey(self, identity: str) -> StoredPasskey | None:
        found = await self._all(select(passkeys).where(passkeys.c.id == identity))
        return first(StoredPasskey, found)

    async def sessions(self, person: str) -> list[int]:
        """Since when browsers have been signed in to an account."""
        of = sessions.c
        found = await self._all(select(of.created_at).where(of.person == person).order_by(of.created_at))
        return [row.created_at for row in found]

    async def person_with_code(self, recovery: str) -> str | None:
        found = await self._all(select(accounts.c.person).where(accounts.c.recovery == recovery))
        return found[0].person if found else None

    # --- challenges -----------------------------------------------------------------------------

    async def add_challenge(self, challenge: str, purpose: str, person: str, now: int, until: int) -> None:
        row = {"id": challenge, "purpose": purpose, "person": person, "expires_at": until}
        await self._change(delete(challenges).where(challenges.c.expires_at <= now), insert(challenges).values(**row))

    async def take_challenge(self, challenge: str, purpose: str, person: str, now: int) -> bool:
        """Use up a challenge; False if it is not this person's, is for another purpose, was used, or is too old."""
        of = challenges.c
        mine = and_(of.id == challenge, of.purpose == purpose, of.person == person, of.expires_at > now)
        return await self._change(delete(challenges).where(mine)) == [1]

    async def take_handover(self, token: str, now: int) -> str | None:
        """Use up what a guest was given to be known elsewhere; returns the guest, unless it was used or is too old."""
        of = challenges.c
        wanted = and_(of.id == token, of.purpose == HANDOVER)
        found = await self._all(select(of.person, of.expires_at).where(wanted))
        # Of two browsers that come with the same one, the second finds nothing to delete.
        if not found or await self._change(delete(challenges).where(wanted)) != [1]:
            return None
        return str(found[0].person) if found[0].expires_at > now else None

    # --- changes --------------------------------------------------------------------------------

    async def create(
        self, account: Values, name: str, forms: Collection[str], passkey: StoredPasskey, session: Session
    ) -> None:
        """Make a guest an account holder, signed in; raises IntegrityError if the name or the passkey is known."""
        await self._change(
            insert(accounts).values(**account),
            insert(name_forms).values([{"form": form, "person": account["person"]} for form in forms]),
            replace(self.dialect, people, {"id": account["person"], "name": name}),
            insert(passkeys).values(**asdict(passkey)),
            insert(sessions).values(**asdict(session)),
        )

    async def sign_in(self, session: Session, guest: str) -> None:
        """A browser is signed in; what its guest played belongs to the account, with all that came to the guest."""
        await self._change(
            insert(sessions).values(**asdict(session)),
            update(former_people).where(former_people.c.person == guest).values(person=session.person),
            replace(self.dialect, former_people, {"id": guest, "person": session.person}),
        )

    async def adopt(self, guest: str, person: str) -> None:
        """What a guest played belongs to somebody else from now on, with all that came to the guest before."""
        of = former_people.c
        await self._change(
            update(former_people).where(of.person == guest).values(person=person),
            replace(self.dialect, former_people, {"id": guest, "person": person}),
        )

    async def count_up(self, passkey: str, counter: int, now: int) -> bool:
        """Note that a passkey was used; False if its counter did not go up, as with a copy."""
        of = passkeys.c
        goes_on = of.counter < counter if counter else of.counter == 0
        used = update(passkeys).where(of.id == passkey, goes_on).values(counter=counter, used_at=now)
        return await self._change(used) == [1]

    async def replace_code(self, person: str, old: str | None, new: str) -> bool:
        """Change the recovery code; False if it is no longer the old one, where that is given."""
        mine = accounts.c.person == person
        if old is not None:
            mine = and_(mine, accounts.c.recovery == old)
        return await self._change(update(accounts).where(mine).values(recovery=new)) == [1]

    async def rename(self, person: str, name: str, name_key: str, forms: Collection[str]) -> None:
        """Raises IntegrityError if the name is somebody else's."""
        await self._change(
            update(accounts).where(accounts.c.person == person).values(name_key=name_key),
            delete(name_forms).where(name_forms.c.person == person),
            insert(name_forms).values([{"form": form, "person": person} for form in forms]),
            update(people).where(people.c.id == person).values(name=name),
        )

    async def add_passkey(self, passkey: StoredPasskey) -> None:
        """Raises IntegrityError if it is known already."""
        await self._change(insert(passkeys).values(**asdict(passkey)))

    async def rename_passkey(self, person: str, identity: str, name: str) -> bool:
        mine = and_(passkeys.c.id == identity, passkeys.c.person == person)
        return await self._change(update(passkeys).where(mine).values(name=name)) == [1]

    async def remove_passkey(self, person: str, identity: str, *, even_the_last: bool) -> bool:
        mine = and_(passkeys.c.id == identity, passkeys.c.person == person)
        if not even_the_last:
            others = passkeys.alias()
            mine = and_(mine, select(func.count()).where(others.c.person == person).scalar_subquery() > 1)
        # Of two requests that remove one each at the same moment, the second must see what the first left.
        touched = update(accounts).where(accounts.c.person == person).values(created_at=accounts.c.created_at)
        return (await self._change(touched, delete(passkeys).where(mine)))[1] == 1

    async def sign_out(self, person: str, session: str | None) -> None:
        """End one session, or all of them."""
        mine = sessions.c.person == person
        await self._change(delete(sessions).where(mine if session is None else and_(mine, sessions.c.id == session)))

    async def departed(self, persons: Collection[str]) -> set[str]:
        """Those of these people who have deleted their account."""
        of = former_people.c
        gone = select(of.id).where(of.id.in_(persons), of.person.is_(None))
        return {row.id for row in await self._all(gone)}

    async def tidy(self, now: int) -> None:
        """Delete what has expired."""
        await self._change(
            delete(sessions).where(sessions.c.expires_at <= now),
            delete(challenges).where(challenges.c.expires_at <= now),
        )
