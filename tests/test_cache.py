"""Compiled rules on disk: each game knows whether its own are there, and all copies of the program share them."""

from __future__ import annotations

import importlib.util
import shutil
import types
from pathlib import Path

import numba

from daikaiju.games import game_info
from daikaiju.targets.clones import Clones
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


def test_what_an_entry_point_reaches_is_in_its_key(tmp_path: Path) -> None:
    """A function that it calls, and the numbers that either reads."""
    source = "EDGE = 3\ndef entry(number):\n    return double(number) + EDGE + SUPPLIED\n"
    called = "def double(number):\n    return 2 * number\n"

    def key(source: str = source, called: str = called, supplied: int = 1) -> str:
        names: dict[str, object] = {}
        for module, text in (("called", called), ("entry", source)):
            file = tmp_path / f"{module}.py"
            file.write_text(text)
            names["__name__"] = f"lab.{module}"
            exec(compile(text, str(file), "exec"), names)  # two modules that see each other
        clones = Clones(lambda function: function, own=("lab",), supplied={"SUPPLIED": supplied})
        entry = names["entry"]
        assert isinstance(entry, types.FunctionType)
        return clones.key_of(entry)

    assert key() == key()
    assert key(source.replace("EDGE = 3", "EDGE = 4")) != key()
    assert key(called=called.replace("2 *", "3 *")) != key()
    assert key(supplied=2) != key()
