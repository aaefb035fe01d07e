"""Text that people write: names, titles and chat. Any script is allowed, but nothing invisible."""

from __future__ import annotations

import unicodedata

from daikaiju.table.refusals import Refused

LONGEST_NAME = 24
LONGEST_LINE = 300
LONGEST_TITLE = 60

HIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Unicode categories that are invisible or change the direction of the text around them."""

JOINERS = "\u200c\u200d"
"""They shape letters and emoji, and are harmless between other characters."""

BLANK = "\u2800\U00013441\U00013442\U0001d159"
"""Characters that are blank, though Unicode counts them as letters and signs."""

IGNORABLE = (
    *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0x200B, 0x2010)),
    *(*range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x3164, *range(0xFE00, 0xFE10), 0xFEFF, 0xFFA0),
    *(*range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000)),
)
"""Unicode's default-ignorable code points: not shown by themselves, whatever their category."""

SEEN = {
    **dict.fromkeys(map(ord, BLANK), " "),
    **{code: None for code in IGNORABLE if unicodedata.category(chr(code)) not in HIDDEN},
}
"""What becomes of characters that cannot be seen and are not refused anyway."""


def checked_name(text: str) -> str:
    """A name as it is shown, without space around it.

    >>> checked_name(" Ann\\u2800Lee\\ufe0f")
    'Ann Lee'
    """
    return checked(text.translate(SEEN), LONGEST_NAME, "bad_name")


def checked_title(text: str) -> str:
    """The name of a tournament as it is shown."""
    return checked(text.translate(SEEN), LONGEST_TITLE, "bad_title")


def checked_line(text: str) -> str:
    """A line of chat as it is shown."""
    return checked(text, LONGEST_LINE, "bad_line")


def checked(text: str, most: int, refusal: str) -> str:
    """A text with single spaces; refuses one in which there is nothing to see, or something that hides."""
    shown = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(shown) <= most or not any(map(is_visible, shown.translate(SEEN))) or hides_something(shown):
        raise Refused(refusal, most=most)
    return shown


def hides_something(text: str) -> bool:
    return any(unicodedata.category(letter) in HIDDEN for letter in text if letter not in JOINERS)


def is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS"
