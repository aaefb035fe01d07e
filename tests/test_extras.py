"""The package without its extras: the rules, the games and the command line work, and the rest says what to install."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from daikaiju import extras

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

WITHOUT = """
import importlib.abc, sys
class Absent(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent}:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Absent())
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name in {absent} else found(name)
"""

EXTRAS = ("numba", "llvmlite", "wasmtime", "fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "orjson")


def run_without(absent: tuple[str, ...], code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(absent=absent) + code],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_games_are_played_with_nothing_but_what_the_rules_need() -> None:
    code = """
import random, daikaiju
from daikaiju.bots import new_bot
game = daikaiju.King(2)
bot = new_bot("greedy")
for _ in range(20):
    game.roll(random.Random(1))
    game.apply(bot.choose(game))
assert daikaiju.Game.from_text(game.to_text()) == game
print(game, daikaiju.simulate(games=2, on="python").games)
from daikaiju.cli import app
app(["cards"], standalone_mode=False)
"""
    done = run_without(EXTRAS, code)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("absent", "command", "extra"),
    [
        ("fastapi", ["serve"], "server"),
        ("numba", ["sim", "--on", "cpu"], "cpu"),
        ("numba", ["bench"], "cpu"),
        ("numba", ["bench", "--profile"], "cpu"),
        ("numba", ["train"], "cpu"),
        ("torch", ["train", "--on", "cpu"], "torch"),
        ("wasmtime", ["hint", "x.yaml"], "engine"),
        ("wasmtime", ["review", "x.yaml"], "engine"),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(absent: str, command: list[str], extra: str) -> None:
    done = run_without((absent,), f"from daikaiju.cli import main\nsys.argv[1:] = {command}\nmain()")
    assert done.returncode == 2
    assert done.stderr == (
        f"This needs {absent}, which is not installed; install it with: pip install 'daikaiju[{extra}]'\n"
    )


def test_what_is_missing_in_another_process_is_said_in_the_same_sentence() -> None:
    missing = extras.MissingExtra("cpu", "numba")
    assert str(pickle.loads(pickle.dumps(missing))) == str(missing)


def test_every_package_of_the_server_is_looked_for() -> None:
    """Someone may have half of them for another reason."""
    wanted = {plain(Requirement(text).name) for text in PROJECT["optional-dependencies"]["server"]} - {"uvloop"}
    found = packages_distributions()
    looked_for = {plain(name) for module in extras.modules_of_extras()["server"] for name in found[module]}
    assert wanted - looked_for == set()


def test_every_extra_that_is_asked_for_is_declared() -> None:
    asked = {
        extra
        for file in (ROOT / "src").rglob("*.py")
        for extra in re.findall(r'(?:need\(|extra=)"(\w+)"', file.read_text(encoding="utf-8"))
    }
    assert asked - set(PROJECT["optional-dependencies"]) == set()
    assert asked - set(extras.modules_of_extras()) == set()


def test_without_metadata_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("importlib.metadata.requires", nothing)
    assert extras.modules_of_extras.__wrapped__() == {}


def test_every_package_is_pinned_to_a_version_that_is_asked_for() -> None:
    lines = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]
    pinned = dict(line.split("==") for line in lines)
    for one in requirements(*PROJECT["optional-dependencies"]):
        assert pinned[plain(one.name)] in one.specifier, f"{one}: run make constraints"


def requirements(*extras: str) -> list[Requirement]:
    """What the package and some of its extras need of other packages."""
    asked = [text for extra in extras for text in PROJECT["optional-dependencies"][extra]]
    return [one for one in map(Requirement, [*PROJECT["dependencies"], *asked]) if one.name != "daikaiju"]


def plain(distribution: str) -> str:
    return str(canonicalize_name(distribution))
