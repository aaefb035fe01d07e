"""What the page knows about the engine's files: generated from their descriptions, and never stale."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from daikaiju.engine.description import description_of
from daikaiju.games import GAMES

TOOL: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "engine_types.py"))


def test_the_types_of_the_page_are_those_of_the_files() -> None:
    assert TOOL["TYPES"].read_text(encoding="utf-8") == TOOL["text"](map(description_of, GAMES)), "run make engine"


def test_files_that_export_different_functions_have_no_common_types() -> None:
    king, duel = map(description_of, GAMES)
    with pytest.raises(ValueError, match="different functions"):
        TOOL["text"]([king, msgspec.structs.replace(duel, entry_points=duel.entry_points[1:])])


def test_bounds_are_those_of_the_check() -> None:
    fields = {field.name: field for field in description_of("king").record}
    found = {name: TOOL["bounds_of"]("king", fields[name]) for name in ("players", "player", "dice", "hearts", "seed")}
    assert found == {"players": (2, 6), "player": (-2, 5), "dice": (0, 5), "hearts": None, "seed": None}
