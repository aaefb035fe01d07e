"""The code shown in docs/how-it-compiles.md matches the files or the generated code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import daikaiju  # noqa: F401  # links the games, which writes their dispatchers
from daikaiju.rules.source import written_source

ROOT = Path(__file__).parent.parent
BLOCKS = re.findall(r"```python\n# (\S[^\n]*)\n(.*?)```", (ROOT / "docs" / "how-it-compiles.md").read_text(), re.DOTALL)


def without_numbers(source: str) -> str:
    """Frames also have numbers in their names, which change when a rule is added."""
    return re.sub(r"\b_\d+_", "_", source)


def test_the_page_shows_code() -> None:
    assert len(BLOCKS) == 6


@pytest.mark.parametrize(("name", "shown"), BLOCKS)
def test_the_code_shown_is_the_code_there_is(name: str, shown: str) -> None:
    source = written_source(name) if name.startswith("<") else (ROOT / name).read_text()
    whole = without_numbers(source)
    at = 0
    for part in shown.split("...\n"):
        assert part in whole[at:], f"{name} has no such lines:\n{part}"
        at = whole.index(part, at) + len(part)
    if name.startswith("<") and "..." not in shown:
        assert shown == source
