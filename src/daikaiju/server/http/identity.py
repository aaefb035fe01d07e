"""A person's identity: a number in a signed cookie that no script on a page can read.

A guest is known by the number alone. The cookie of somebody with an account also has the secret of a session, which the
database knows until they sign out.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

COOKIE = "daikaiju"
A_YEAR = 365 * 24 * 60 * 60
BEFORE_SECRET = "~"


@dataclass(frozen=True)
class Visitor:
    """Who asks for something, and in which session, if they are signed in to an account."""

    person: str
    session: str | None = None


class KnownPeople(Protocol):
    """Where it is known who is who."""

    async def is_guest(self, person: str) -> bool: ...

    async def is_signed_in(self, person: str, session: str, now: int) -> bool: ...


class Identity:
    """Gives people ids, and recognises them."""

    def __init__(self, key: str, accounts: KnownPeople, now: Callable[[], int]) -> None:
        self._signer = Signer(key, salt="daikaiju.person")
        self._accounts = accounts
        self._now = now

    async def visitor(self, connection: HTTPConnection) -> Visitor | None:
        """Whose cookie was sent, if it is one of ours that still counts."""
        signed = connection.cookies.get(COOKIE)
        if signed is None:
            return None
        try:
            person, _, secret = self._signer.unsign(signed).decode().partition(BEFORE_SECRET)
        except (BadSignature, UnicodeDecodeError):
            return None
        if not secret:
            return Visitor(person) if await self._accounts.is_guest(person) else None
        session = hash_of(secret)
        signed_in = await self._accounts.is_signed_in(person, session, self._now())
        return Visitor(person, session) if signed_in else None

    async def person(self, connection: HTTPConnection) -> str | None:
        visitor = await self.visitor(connection)
        return None if visitor is None else visitor.person

    def new_person(self) -> str:
        return secrets.token_hex(12)

    def new_session(self) -> tuple[str, str]:
        """The secret of a new session, and the id under which it is stored."""
        secret = secrets.token_urlsafe(24)
        return secret, hash_of(secret)

    def set_cookie(self, connection: HTTPConnection, person: str, secret: str = "") -> str:
        """The header that makes a browser remember who it is."""
        told = person + BEFORE_SECRET + secret if secret else person
        return cookie(connection, self._signer.sign(told).decode(), A_YEAR)

    def forget_cookie(self, connection: HTTPConnection) -> str:
        """The header that makes a browser forget its identity."""
        return cookie(connection, "", 0)


def cookie(connection: HTTPConnection, value: str, seconds: int) -> str:
    secure = "; Secure" if connection.url.scheme in ("https", "wss") else ""
    return f"{COOKIE}={value}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Lax{secure}"


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
