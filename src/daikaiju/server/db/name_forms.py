"""Names that look alike, by the skeletons of Unicode's security mechanisms (UTS #39)."""

from __future__ import annotations

import functools
import hashlib
import unicodedata

from confusable_homoglyphs.confusables import confusables_data

from daikaiju.table.texts import IGNORABLE

LENGTH = 32
"""How many characters a form has in the database."""

MARK = "\u200e"
"""The package writes letters of right-to-left scripts between two of these."""


@functools.cache
def prototypes() -> dict[int, str | None]:
    """What each character is replaced by: the one that stands for all that look like it.

    The package lists confusable characters in both directions; a character that is not the prototype has one entry.
    """
    found: dict[int, str | None] = {}
    for letter, others in confusables_data.items():
        one, prototype = letter.strip(MARK), others[0]["c"].strip(MARK)
        both_ways = len(confusables_data.get(others[0]["c"], ())) == 1
        if len(one) == 1 and len(others) == 1 and not (both_ways and one < prototype):
            found[ord(one)] = prototype
    return found | dict.fromkeys(IGNORABLE)


def skeleton(text: str) -> str:
    """What a text has in common with all that look like it. A capital I looks like an l, and case does not matter.

    >>> skeleton("Ann Lee") == skeleton("А\u200dnn Lее")  # with Cyrillic letters
    True
    >>> skeleton("Alice") == skeleton("AIice"), skeleton("Nick") == skeleton("Vick")
    (True, False)
    """
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text)).translate(prototypes())
    return " ".join(unicodedata.normalize("NFD", plain).casefold().replace("i", "l").split())


def forms(name: str) -> frozenset[str]:
    """Two names that have one of these in common can be taken for each other, in whatever case they are written."""
    looks = {skeleton(one) for one in (name, name.lower(), name.upper())}
    return frozenset(hashlib.sha256(look.encode()).hexdigest()[:LENGTH] for look in looks)
