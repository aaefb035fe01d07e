"""What the command line prints in every language, whole, as the golden files say."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from daikaiju.words import LANGUAGES

TOOL = Path(__file__).parents[2] / "tools" / "golden_terminal.py"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_says_what_it_said(lang: str) -> None:
    golden = (Path(__file__).parent / "terminal" / f"{lang}.txt").read_text(encoding="utf-8")
    assert runpy.run_path(str(TOOL))["terminal"](lang) == golden, "make golden rewrites it"
