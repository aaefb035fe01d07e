"""Files made to hurt are refused with a reason, soon."""

from __future__ import annotations

import time

import pytest

from daikaiju.errors import DaikaijuError
from daikaiju.server.files import replay_here, verify_here

SOON = 20.0
"""How many seconds that may take on a busy machine."""

SEATS = "game: king\nseats: [gigazaur, the_king]\n"
LAUGHS = "a: &a [x, x]\n" + "".join(
    f"{name}: &{name} [*{last}, *{last}]\n" for last, name in zip("abcdefgh", "bcdefghi", strict=True)
)

FILES = {
    "aliases": (LAUGHS, "aliases"),
    "brackets": ("[" * 100_000, "nested deeper"),
    "braces": ("{" * 100_000, "JSON"),
    "lists in lists": ("a: " + "[" * 100_000 + "]" * 100_000, "nested deeper"),
    "a script without end": (SEATS + "script: [" + "{card: wings}, " * 30_000 + "]", "more than"),
    "a command": ("!!python/object/apply:os.system [id]", "not YAML"),
    "a number without end": (SEATS + "script: [" + "9" * 100_000 + "]", "cannot be read"),
    "a day that never was": ("game: 2001-99-99", "cannot be read"),
    "a list as a key": ("? [a, b]\n: c", "not YAML"),
    "no text": ("a\0b", "not YAML"),
    "one long word": ("a" * 400_000, "not a mapping"),
    "nothing": ("", "0 documents"),
}


@pytest.mark.parametrize("read", [replay_here, verify_here])
@pytest.mark.parametrize("name", FILES)
def test_a_bad_file_is_refused_soon(name: str, read: object) -> None:
    text, reason = FILES[name]
    began = time.monotonic()
    assert callable(read)
    with pytest.raises(DaikaijuError, match=reason):
        read(text)
    assert time.monotonic() - began < SOON
