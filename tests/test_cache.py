"""Compiled rules on disk: each game knows whether its own are there."""

from __future__ import annotations

import shutil
from pathlib import Path

from daikaiju.games import game_info
from daikaiju.targets.cpu import CompiledRules
from tests.conftest import Compiled


def test_a_game_is_not_cached_because_another_is(compiled: Compiled, tmp_path: Path) -> None:
    king = compiled("king")
    assert king.is_cached()
    copied = CompiledRules(game_info("king").rules, tmp_path)
    assert not copied.is_cached()
    shutil.copytree(king.folder, copied.folder)
    assert copied.is_cached()
    assert not CompiledRules(game_info("duel").rules, tmp_path).is_cached()


def test_half_of_a_game_is_not_cached(compiled: Compiled, tmp_path: Path) -> None:
    copied = CompiledRules(game_info("king").rules, tmp_path)
    shutil.copytree(compiled("king").folder, copied.folder)
    for file in copied.folder.rglob("*.answer_game-*.nbi"):
        file.unlink()
    assert not copied.is_cached()
