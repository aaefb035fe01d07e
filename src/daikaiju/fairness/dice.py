"""How a roll follows from the secret of the server and the shares of the browsers.

>>> secret, digest = bytes(32), exchange_digest("table", [commitment(bytes(32))], ["kraken"], {}, {})
>>> dice = FairDice(SCHEME, secret, digest)
>>> [dice.draw(6) for _ in range(5)] == [outcome(SCHEME, secret, digest, number, 6) for number in range(5)]
True
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
from collections.abc import Mapping, Sequence

SCHEME = "daikaiju-dice-2"
OLD_SCHEME = "daikaiju-dice-1"
"""The scheme of games whose browsers sent their shares without committing to them first."""

SHARE_SCHEME = "daikaiju-share-2"
SECRET_BYTES = 32
DRAWN_BYTES = 8
"""How much of a hash makes one number: far more than any number of outcomes needs."""

HEX_32 = re.compile("[0-9a-f]{64}")


def new_secret() -> bytes:
    """A secret from the operating system's generator."""
    return os.urandom(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What the server reveals of its secret before any share is known."""
    return hashlib.sha256(secret).hexdigest()


def share_commitment(table: str, promise: str, seat: int, share: str) -> str:
    """What a browser reveals of its share at first: bound to the table, the server's commitment and its seat."""
    return hashlib.sha256(f"{SHARE_SCHEME}\n{table}\n{promise}\n{seat}:{share}\n".encode()).hexdigest()


def is_hex_32(text: str) -> bool:
    """Whether a text is 32 bytes as 64 lower-case hexadecimal digits."""
    return HEX_32.fullmatch(text) is not None


def exchange_digest(
    table: str,
    promises: Sequence[str],
    seats: Sequence[str],
    commitments: Mapping[int, str],
    shares: Mapping[int, str],
) -> bytes:
    """One hash of everything that was exchanged: the server's commitments of all rounds, who sat where when the
    commitments were frozen, and what the seats opened."""
    lines = [
        SCHEME,
        table,
        *promises,
        ",".join(seats),
        *(f"{seat}:{commitments[seat]}:{shares[seat]}" for seat in sorted(shares)),
    ]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).digest()


def old_digest(shares: Mapping[int, str]) -> bytes:
    """One hash of all shares, as the old scheme has it."""
    return hashlib.sha256("".join(f"{seat}:{shares[seat]}\n" for seat in sorted(shares)).encode()).digest()


def outcome(scheme: str, secret: bytes, digest: bytes, number: int, spread: int) -> int:
    """The outcome of the chance question with this number, one of `spread` equally likely ones."""
    values: int = 1 << 8 * DRAWN_BYTES
    usable = values - values % spread
    attempt = 0
    while True:
        message = scheme.encode() + digest + number.to_bytes(8) + attempt.to_bytes(4)
        drawn = int.from_bytes(hmac.digest(secret, message, "sha256")[:DRAWN_BYTES])
        # Numbers from the last, incomplete round of `spread` would make some outcomes likelier than others.
        if drawn < usable:
            return drawn % spread
        attempt += 1


class FairDice:
    """The dice of one table, which remember how often they were asked."""

    def __init__(self, scheme: str, secret: bytes, digest: bytes) -> None:
        self.scheme = scheme
        self.secret = secret
        self.digest = digest
        self.drawn = 0

    def draw(self, spread: int) -> int:
        """The next outcome."""
        self.drawn += 1
        return outcome(self.scheme, self.secret, self.digest, self.drawn - 1, spread)
