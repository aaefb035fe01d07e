"""Making an account, signing in to one, and everything its holder may change."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError
from webauthn.helpers import bytes_to_base64url

from daikaiju.server.accounts.lookalikes import forms
from daikaiju.server.accounts.messages import Account, Credential, Passkey, Purpose
from daikaiju.server.accounts.names import check_free, name_key
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
from daikaiju.server.moderation.restrictions import check_open
from daikaiju.server.tables.statements import Values
from daikaiju.table.refusals import Refused
from daikaiju.table.texts import checked_name

if TYPE_CHECKING:
    from daikaiju.server.tables.registry import TableRegistry

log = logging.getLogger("daikaiju.server")

MOST_PASSKEYS = 10


class Holder:
    """What one person, a guest or an account holder, may do with accounts, at one of the server's host names."""

    def __init__(self, registry: TableRegistry, person: str, site: Site) -> None:
        self.registry, self.person, self.site = registry, person, site
        self.accounts = registry.accounts

    async def question(self, purpose: Purpose, name: str) -> dict[str, object]:
        """What to ask the person's browser; it can be answered once, for this purpose, and only for a while."""
        if purpose == "make":
            name = checked_name(name)
            await check_free(self.registry, self.person, name)
        known = [] if purpose != "add" else [key.id for key in await self.accounts.passkeys(self.person)]
        if len(known) >= MOST_PASSKEYS:
            raise Refused("too_many_passkeys", most=MOST_PASSKEYS)
        challenge, now = new_challenge(), self.registry.now()
        await self.accounts.add_challenge(challenge, purpose, self.person, now, now + LONGEST_ANSWER)
        if purpose == "sign_in":
            return request_options(self.site, challenge)
        if purpose == "add":
            name = await self.registry.store.name_of(self.person)
        return creation_options(self.site, challenge, self.person, name, known)

    async def make(self, credential: Credential, name: str, passkey_name: str, session: Values) -> str:
        """A guest becomes an account holder; returns the recovery code."""
        name = checked_name(name)
        await check_free(self.registry, self.person, name)
        passkey = await self.new_passkey("make", credential, passkey_name)
        code = new_code()
        row = {"person": self.person, "name_key": name_key(name), "recovery": hash_of(code)}
        try:
            await self.accounts.create({**row, "created_at": self.registry.now()}, name, forms(name), passkey, session)
        except IntegrityError:
            await check_free(self.registry, self.person, name)
            raise refused("passkey_known", "somebody has it already") from None
        return code

    async def add(self, credential: Credential, passkey_name: str) -> None:
        """One more passkey."""
        passkey = await self.new_passkey("add", credential, passkey_name)
        try:
            await self.accounts.add_passkey(passkey)
        except IntegrityError:
            raise refused("passkey_known", "somebody has it already") from None

    async def new_passkey(self, purpose: Purpose, credential: Credential, passkey_name: str) -> Values:
        """A passkey the browser has made, as it is stored."""
        name = checked_name(passkey_name)
        challenge = await self.answered(purpose, credential)
        made = verified_creation(self.site, challenge, credential)
        return {
            "id": bytes_to_base64url(made.credential_id),
            "person": self.person,
            "name": name,
            "site": self.site.name,
            "public_key": made.credential_public_key,
            "counter": made.sign_count,
            "created_at": self.registry.now(),
            "used_at": None,
        }

    async def answered(self, purpose: Purpose, credential: Credential) -> str:
        """The challenge that a browser answers; it cannot be answered again."""
        challenge = challenge_in(self.site, credential)
        if not await self.accounts.take_challenge(challenge, purpose, self.person, self.registry.now()):
            raise refused("challenge_gone", "the challenge was never asked, is used up or too old")
        return challenge

    async def recognised(self, credential: Credential) -> str:
        """Whose passkey signed the challenge."""
        challenge = await self.answered("sign_in", credential)
        identity = credential.get("id")
        passkey = await self.accounts.passkey(identity) if isinstance(identity, str) else None
        if passkey is None:
            raise refused("unknown_passkey", f"{identity!r} is not known")
        if holder_in(credential) not in (None, passkey.person) or passkey.site != self.site.name:
            raise refused("bad_passkey", "it belongs to another account, or another name of the server")
        signed = verified_signature(self.site, challenge, credential, bytes(passkey.public_key), passkey.counter)
        if not await self.accounts.count_up(passkey.id, signed.new_sign_count, self.registry.now()):
            raise refused("cloned_passkey", "its counter went back")
        await check_open(self.registry, passkey.person)
        return str(passkey.person)


async def told_account(registry: TableRegistry, person: str, site: Site | None, code: str | None = None) -> Account:
    """An account as its holder sees it."""
    account = await registry.accounts.account(person)
    if account is None:
        raise Refused("not_signed_in")
    name = None if site is None else site.name
    keys = [
        Passkey(key.id, key.name, key.created_at, key.used_at, key.site == name)
        for key in await registry.accounts.passkeys(person)
    ]
    return Account(account.name, account.created_at, keys, code)


async def recovered(registry: TableRegistry, code: str) -> tuple[str, str]:
    """Whose recovery code this is, and the new one that takes its place: each can be used once."""
    person, new = await registry.accounts.person_with_code(hash_of(code)), new_code()
    if person is not None:
        await check_open(registry, person)
    if person is None or not await registry.accounts.replace_code(person, hash_of(code), hash_of(new)):
        log.warning("a recovery code was refused")
        raise Refused("bad_code")
    return person, new


async def remove_passkey(registry: TableRegistry, person: str, identity: str, code: str) -> None:
    """Remove a passkey; the last one only with the recovery code, so that nobody locks themselves out."""
    if code.strip() and await registry.accounts.person_with_code(hash_of(code)) != person:
        log.warning("a recovery code was refused")
        raise Refused("bad_code")
    if identity not in [key.id for key in await registry.accounts.passkeys(person)]:
        raise Refused("no_such_passkey")
    if not await registry.accounts.remove_passkey(person, identity, even_the_last=bool(code.strip())):
        raise Refused("last_passkey")


async def rename(registry: TableRegistry, person: str, name: str) -> None:
    name = checked_name(name)
    await check_free(registry, person, name)
    try:
        await registry.accounts.rename(person, name, name_key(name), forms(name))
    except IntegrityError:
        raise Refused("name_taken") from None
