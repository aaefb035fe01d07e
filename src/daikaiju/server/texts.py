"""Text that people write: names and chat. Any script is allowed, but nothing invisible."""

from __future__ import annotations

import unicodedata

from daikaiju.server.refusals import Refused

LONGEST_NAME = 24
LONGEST_LINE = 300
LONGEST_TITLE = 60

HIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Unicode categories that are invisible or change the direction of the text around them."""

JOINERS = "\u200c\u200d"
"""They shape letters and emoji, and are harmless between other characters."""


def checked_name(text: str) -> str:
    """A name as it is shown, without space around it."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(name) <= LONGEST_NAME or not any(is_visible(letter) for letter in name) or hides_something(name):
        raise Refused("bad_name", most=LONGEST_NAME)
    return name


def checked_title(text: str) -> str:
    """The name of a tournament as it is shown."""
    title = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(title) <= LONGEST_TITLE or not any(is_visible(one) for one in title) or hides_something(title):
        raise Refused("bad_title", most=LONGEST_TITLE)
    return title


def checked_line(text: str) -> str:
    """A line of chat as it is shown."""
    line = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(line) <= LONGEST_LINE or hides_something(line):
        raise Refused("bad_line", most=LONGEST_LINE)
    return line


def hides_something(text: str) -> bool:
    return any(unicodedata.category(letter) in HIDDEN for letter in text if letter not in JOINERS)


def is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS"
