"""Malicious files are quickly refused with a reason."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

from daikaiju.errors import DaikaijuError
from daikaiju.services.files.messages import ReadFile
from daikaiju.services.files.service import replay_here, verify_here

STORES = ()
"""No server, and so no store, takes part."""

SOON = 20.0
"""How many seconds of processor time that may take."""

SEATS = "game: king\nseats: [gigazaur, the_king]\n"
LAUGHS = "a: &a [x, x]\n" + "".join(
    f"{name}: &{name} [*{last}, *{last}]\n" for last, name in zip("abcdefgh", "bcdefghi", strict=True)
)

FILES = {
    "aliases": (LAUGHS, "aliases"),
    "brackets": ("[" * 100_000, "nested deeper"),
    "braces": ("{" * 100_000, "nested deeper"),
    "lists in lists": ("a: " + "[" * 100_000 + "]" * 100_000, "nested deeper"),
    "a script without end": (SEATS + "script: [" + "{card: wings}, " * 30_000 + "]", "more than|too-many-entries"),
    "a command": ("!!python/object/apply:os.system [id]", "a tag of YAML"),
    "a number without end": (SEATS + "script: [" + "9" * 100_000 + "]", "more than 200 digits"),
    "a day that never was": ("game: 2001-99-99", "unknown game|no seats"),
    "a list as a key": ("? [a, b]\n: c", "a key is a name"),
    "no text": ("a\0b", "U\\+0000"),
    "one long word": ("a" * 400_000, "not a mapping"),
    "nothing": ("", "0 documents|empty"),
}


def reason_of(read: Callable[[str], object], text: str) -> str:
    """Why a file is refused, or what is found in its only document."""
    try:
        found = read(text)
    except DaikaijuError as error:
        return str(error)
    assert isinstance(found, ReadFile)
    return str(found.documents[0].findings[0].message.args["problem"])


@pytest.mark.parametrize("read", [replay_here, verify_here])
@pytest.mark.parametrize("name", FILES)
def test_a_bad_file_is_refused_soon(name: str, read: Callable[[str], object]) -> None:
    text, reason = FILES[name]
    began = time.process_time()
    assert re.search(reason, reason_of(read, text))
    assert time.process_time() - began < SOON
