"""A person's identity: a number in a signed cookie that no script on a page can read."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

COOKIE = "daikaiju"
A_YEAR = 365 * 24 * 60 * 60


class Identity:
    """Gives people numbers and recognises them."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="daikaiju.person")

    def person(self, connection: HTTPConnection) -> str | None:
        """Whose cookie was sent, if it is one of ours."""
        signed = connection.cookies.get(COOKIE)
        if signed is None:
            return None
        try:
            return self._signer.unsign(signed).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def new_person(self) -> str:
        return secrets.token_hex(12)

    def set_cookie(self, connection: HTTPConnection, person: str) -> str:
        """The header that makes a browser remember who it is."""
        secure = "; Secure" if connection.url.scheme in ("https", "wss") else ""
        signed = self._signer.sign(person).decode()
        return f"{COOKIE}={signed}; Max-Age={A_YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"
