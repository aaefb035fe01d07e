"""Recovery codes: shown once, and stored as a hash only."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""No two of them look alike."""

GROUPS, IN_A_GROUP = 5, 4


def new_code() -> str:
    """A code with a hundred bits, which nobody can guess.

    >>> len(new_code())
    24
    """
    groups = ("".join(secrets.choice(LETTERS) for _ in range(IN_A_GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def hash_of(code: str) -> str:
    """What is stored of a code; spaces and case make no difference.

    >>> hash_of("AB2C-DEFG-HJKL-MNPQ-RSTU") == hash_of(" ab2cdefg hjklmnpqrstu")
    True
    """
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()
