"""An authenticator in software: it makes passkeys and signs with them, correctly or as an attacker would."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, WITH_KEY = 1, 4, 64


def to_text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Passkey:
    """One key, at one site, for one account."""

    site: str
    holder: str = ""
    counter: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def copy(self) -> Passkey:
        """As somebody would who stole it."""
        return Passkey(self.site, self.holder, self.counter, self.id, self.key)

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.counter.to_bytes(4, "big") + more

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What a browser sends for a new passkey."""
        self.holder = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(PRESENT | VERIFIED | WITH_KEY, attested)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        told = client_data("webauthn.create", options["challenge"], origin)
        return self._credential(told, attestationObject=to_text(made))

    def sign(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What a browser sends to sign in."""
        self.counter += 1
        told = client_data("webauthn.get", options["challenge"], origin)
        data = self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            told, authenticatorData=to_text(data), signature=to_text(signature), userHandle=self.holder
        )

    def _credential(self, told: bytes, **response: str) -> dict[str, Any]:
        identity = to_text(self.id)
        answered = {"clientDataJSON": to_text(told), **response}
        return {"id": identity, "rawId": identity, "type": "public-key", "response": answered}


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
