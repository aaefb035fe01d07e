"""docs/engine.md: generated from the descriptions of the engine's files, never stale."""

from __future__ import annotations

import runpy
from pathlib import Path

from daikaiju.engine.description import description_of

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")


def test_the_page_is_what_the_descriptions_say() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "engine_page.py"))
    assert tool["page"]() == TEXT, "run make engine"


def test_every_entry_point_says_what_it_does() -> None:
    for entry in description_of("king").entry_points:
        assert f"### {entry.name}\n" in TEXT
        assert entry.doc.endswith(".") or entry.doc.endswith("`)."), entry.name


def test_both_games_have_the_same_entry_points() -> None:
    assert description_of("king").entry_points == description_of("duel").entry_points
