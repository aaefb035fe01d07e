"""Compiled rules on disk: each game knows whether its own are there, and all copies of the program share them."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path

import numba

from daikaiju.games import game_info
from daikaiju.targets.cpu import CompiledRules, compile_cached
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


def test_copies_of_the_program_share_what_one_of_them_compiled(tmp_path: Path) -> None:
    hits = []
    for copy in ("first", "second"):
        file = tmp_path / copy / "package" / "module.py"
        file.parent.mkdir(parents=True)
        file.write_text("def double(number):\n    return 2 * number\n")
        spec = importlib.util.spec_from_file_location("module", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        entry = compile_cached(module.double, (numba.int64,), tmp_path / "cache")
        assert entry(21) == 42
        hits.append(sum(entry.stats.cache_hits.values()))
    assert hits == [0, 1]
