"""Making an account, signing in to one, and everything its holder may change."""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

from sqlalchemy.exc import IntegrityError
from webauthn.helpers import bytes_to_base64url

from daikaiju.server.accounts.messages import Account, Credential, NewPasskey, Passkey, Purpose
from daikaiju.server.accounts.names import name_key
from daikaiju.server.accounts.passkeys import (
    LONGEST_ANSWER,
    Site,
    challenge_in,
    creation_options,
    holder_in,
    new_challenge,
    refused,
    request_options,
    verified_creation,
    verified_signature,
)
from daikaiju.server.accounts.recovery import hash_of, new_code
from daikaiju.server.accounts.store import HANDOVER, AccountStore, Session, StoredPasskey
from daikaiju.server.db.name_forms import forms
from daikaiju.table.refusals import Refused
from daikaiju.table.texts import checked_name

log = logging.getLogger("daikaiju.server")

MOST_PASSKEYS = 10
SESSION_LASTS = 365 * 24 * 60 * 60 * 1000
"""How many milliseconds a browser stays signed in."""


HANDOVER_LASTS = 60 * 1000
"""For how many milliseconds a guest may arrive under another name of this computer."""


class SendAway(Protocol):
    """Disconnects the pages of people, so that they come back as whoever their browser is now."""

    def __call__(self, people: list[str], *, forgotten: bool = False) -> None: ...


class Accounts:
    """What guests and account holders may do with accounts."""

    def __init__(
        self,
        store: AccountStore,
        *,
        playing_name: Callable[[str, str], Awaitable[str]],
        check_free: Callable[[str, str], Awaitable[None]],
        check_open: Callable[[str], Awaitable[None]],
        delete: Callable[[str], Awaitable[list[str]]],
        send_away: SendAway,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self.check_free, self.name_of = check_free, store.name_of
        self._playing_name, self._check_open, self._delete = playing_name, check_open, delete
        self._send_away, self._now = send_away, now

    # --- who somebody is ------------------------------------------------------------------------

    async def identities(self, person: str | None) -> list[str]:
        """Everybody somebody was: themselves, and the guests before they signed in."""
        return [] if person is None else [person, *await self._store.former(person)]

    async def introduce(self, person: str, name: str) -> str:
        """A person's name: that of their account, the one sent along, which is kept, or the one already known."""
        known = await self._playing_name(person, name)
        if name.strip() and not await self.has_account(person):
            await self._store.set_name(person, known)
        return known

    async def has_account(self, person: str) -> bool:
        return await self._store.account(person) is not None

    async def account(self, person: str, site: Site | None, code: str | None = None) -> Account:
        """An account as its holder sees it, at one of the server's host names."""
        account = await self._store.account(person)
        if account is None:
            raise Refused("not_signed_in")
        name = None if site is None else site.name
        keys = [
            Passkey(key.id, key.name, key.created_at, key.used_at, key.site == name)
            for key in await self._store.passkeys(person)
        ]
        return Account(account.name, account.created_at, keys, code)

    # --- a guest at another name of this computer --------------------------------------------------

    async def hand_over(self, guest: str) -> str:
        """A token that brings this guest along, once and soon; only its hash is stored."""
        token, now = secrets.token_urlsafe(32), self._now()
        await self._store.add_challenge(hash_of_token(token), HANDOVER, guest, now, now + HANDOVER_LASTS)
        return token

    async def arrive(self, token: str, person: str | None) -> str:
        """Who a browser is from now on, that comes with a token: the guest, unless it is somebody already. Whoever it
        is keeps being that, and gets the guest's games: nobody's own games can be lured away."""
        guest = await self._store.take_handover(hash_of_token(token), self._now())
        if guest is None or not await self._store.is_guest(guest):
            log.warning("a guest could not be handed over")
            raise Refused("handover_gone")
        if person is None or person == guest:
            return guest
        await self._store.adopt(guest, person)
        self._send_away([guest])
        return person

    # --- signing in -----------------------------------------------------------------------------

    async def question(self, person: str, site: Site, purpose: Purpose, name: str) -> dict[str, object]:
        """What to ask a person's browser; it can be answered once, for this purpose, and only for a while."""
        if purpose == "make":
            name = checked_name(name)
            await self.check_free(person, name)
        known = [] if purpose != "add" else [key.id for key in await self._store.passkeys(person)]
        if len(known) >= MOST_PASSKEYS:
            raise Refused("too_many_passkeys", most=MOST_PASSKEYS)
        challenge, now = new_challenge(), self._now()
        await self._store.add_challenge(challenge, purpose, person, now, now + LONGEST_ANSWER)
        if purpose == "sign_in":
            return request_options(site, challenge)
        if purpose == "add":
            name = await self.name_of(person)
        return creation_options(site, challenge, person, name, known)

    async def make(self, person: str, site: Site, new: NewPasskey, session: str) -> str:
        """A guest becomes an account holder; returns the recovery code."""
        name = checked_name(new.name)
        await self.check_free(person, name)
        passkey = await self._new_passkey(person, site, "make", new)
        code = new_code()
        row = {
            "person": person,
            "name_key": name_key(name),
            "recovery": hash_of(code),
            "created_at": self._now(),
        }
        try:
            await self._store.create(row, name, forms(name), passkey, self._new_session(session, person))
        except IntegrityError:
            await self.check_free(person, name)
            raise refused("passkey_known", "somebody has it already") from None
        return code

    async def recognised(self, person: str, site: Site, credential: Credential) -> str:
        """Whose passkey signed the challenge that a guest was asked."""
        challenge = await self._answered(person, site, "sign_in", credential)
        identity = credential.get("id")
        passkey = await self._store.passkey(identity) if isinstance(identity, str) else None
        if passkey is None:
            raise refused("unknown_passkey", f"{identity!r} is not known")
        if holder_in(credential) not in (None, passkey.person) or passkey.site != site.name:
            raise refused("bad_passkey", "it belongs to another account, or another name of the server")
        signed = verified_signature(site, challenge, credential, passkey.public_key, passkey.counter)
        if not await self._store.count_up(passkey.id, signed.new_sign_count, self._now()):
            raise refused("cloned_passkey", "its counter went back")
        await self._check_open(passkey.person)
        return passkey.person

    async def recovered(self, code: str) -> tuple[str, str]:
        """Whose recovery code this is, and the new one that takes its place: each can be used once. Every browser of
        the account holder is signed out."""
        person, new = await self._store.person_with_code(hash_of(code)), new_code()
        if person is not None:
            await self._check_open(person)
        if person is None or not await self._store.replace_code(person, hash_of(code), hash_of(new)):
            log.warning("a recovery code was refused")
            raise Refused("bad_code")
        await self.sign_out(person, None)
        return person, new

    def _new_session(self, identity: str, person: str) -> Session:
        now = self._now()
        return Session(identity, person, now, now + SESSION_LASTS)

    async def sign_in(self, session: str, person: str, guest: str) -> None:
        """Begin a session: the guest's games go to the account, and its pages reconnect as the account holder's."""
        await self._store.sign_in(self._new_session(session, person), guest)
        self._send_away([guest])

    async def sign_out(self, person: str, session: str | None) -> None:
        """End one session or all; the person's pages reconnect, those still signed in at once."""
        await self._store.sign_out(person, session)
        self._send_away([person])

    # --- what its holder may change ---------------------------------------------------------------

    async def rename(self, person: str, name: str) -> None:
        name = checked_name(name)
        await self.check_free(person, name)
        try:
            await self._store.rename(person, name, name_key(name), forms(name))
        except IntegrityError:
            raise Refused("name_taken") from None

    async def replace_code(self, person: str) -> str:
        """A new recovery code, instead of the one before."""
        code = new_code()
        await self._store.replace_code(person, None, hash_of(code))
        return code

    async def delete(self, person: str, name: str) -> None:
        """Delete an account, if this is its name."""
        account = await self._store.account(person)
        if account is None:
            raise Refused("not_signed_in")
        if account.name != name:
            raise Refused("other_name")
        self._send_away(await self._delete(person), forgotten=True)

    # --- passkeys -------------------------------------------------------------------------------

    async def add_passkey(self, person: str, site: Site, new: NewPasskey) -> None:
        """One more passkey."""
        passkey = await self._new_passkey(person, site, "add", new)
        try:
            await self._store.add_passkey(passkey)
        except IntegrityError:
            raise refused("passkey_known", "somebody has it already") from None

    async def rename_passkey(self, person: str, identity: str, name: str) -> None:
        if not await self._store.rename_passkey(person, identity, checked_name(name)):
            raise Refused("no_such_passkey")

    async def remove_passkey(self, person: str, identity: str, code: str) -> None:
        """Remove a passkey; the last one only with the recovery code, so that nobody locks themselves out."""
        if code.strip() and await self._store.person_with_code(hash_of(code)) != person:
            log.warning("a recovery code was refused")
            raise Refused("bad_code")
        if identity not in [key.id for key in await self._store.passkeys(person)]:
            raise Refused("no_such_passkey")
        if not await self._store.remove_passkey(person, identity, even_the_last=bool(code.strip())):
            raise Refused("last_passkey")

    async def _new_passkey(self, person: str, site: Site, purpose: Purpose, new: NewPasskey) -> StoredPasskey:
        """A passkey the browser has made, as it is stored."""
        name = checked_name(new.passkey_name)
        challenge = await self._answered(person, site, purpose, new.credential)
        made = verified_creation(site, challenge, new.credential)
        return StoredPasskey(
            bytes_to_base64url(made.credential_id),
            person,
            name,
            site.name,
            made.credential_public_key,
            made.sign_count,
            self._now(),
            None,
        )

    async def _answered(self, person: str, site: Site, purpose: Purpose, credential: Credential) -> str:
        """The challenge that a browser answers; it cannot be answered again."""
        challenge = challenge_in(site, credential)
        if not await self._store.take_challenge(challenge, purpose, person, self._now()):
            raise refused("challenge_gone", "the challenge was never asked, is used up or too old")
        return challenge


def hash_of_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
