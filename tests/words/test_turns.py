"""Whole turns are told in every language as the golden files say, which the page's tests read too."""

from __future__ import annotations

import functools
import runpy
from pathlib import Path

import pytest

from daikaiju.words import LANGUAGES

FOLDER = Path(__file__).parent / "turns"


@functools.cache
def written() -> dict[str, str]:
    """The golden files as they would be written now."""
    tool = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "golden_turns.py"))
    files: dict[str, str] = tool["files"]()
    return files


@pytest.mark.parametrize("name", ["messages.json", *(f"{lang}.txt" for lang in LANGUAGES)])
def test_whole_turns_are_told_as_before(name: str) -> None:
    assert written()[name] == (FOLDER / name).read_text(encoding="utf-8"), "make golden rewrites it"
