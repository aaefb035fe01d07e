"""What thinks for people needs neither NumPy nor anything else that Python in a browser does not have."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.offline.build import needed_modules

import daikaiju
from tests.offline.thinking import levels

SOURCE = Path(daikaiju.__file__).parents[1]

REFUSING = """
import sys

class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Refusing())
"""

HEAVY = ("numpy", "numba", "fluent", "babel", "attr", "attrs", "pytz")
"""What a browser does not have. The engine does run in wasmtime here; in a browser it has another place."""

ON_DEMAND = ("yaml", "wasmtime", "multiprocessing")
"""What may be there, but is imported only by those who need it."""

MODULES = (
    "table.host", "table.handlers", "scene", "messages", "site.browser", "services.odds", "insight.hints",
    "insight.evaluator", "insight.rolls", "insight.outcomes", "insight.reasons", "insight.step_values",
    "insight.answers", "insight.reviews", "insight.review_words", "insight.figures", "insight.habits",
    "insight.over_time", "puzzles.collection", "puzzles.puzzle", "champion.bot", "champion.search_bot",
    "champion.final_rolls", "analysis.odds",
)  # fmt: skip


def run(program: str, *missing: str) -> str:
    """What a program prints where some modules are missing."""
    done = subprocess.run(
        [sys.executable, "-c", REFUSING.format(missing=missing) + program],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(SOURCE), str(Path(__file__).parents[2])))},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_everything_that_is_packed_is_imported_without() -> None:
    names = sorted(needed_modules() - {"daikaiju.engine.browser"})  # which talks to the browser itself
    assert "daikaiju.insight.hints" in names
    run(f"import importlib\nfor name in {names!r}: importlib.import_module(name)", *HEAVY)


def test_it_is_imported_without() -> None:
    program = (
        "import importlib\n"
        f"for module in {MODULES!r}:\n"
        "    importlib.import_module(f'daikaiju.{module}')\n"
        f"    print(module, [name for name in {ON_DEMAND!r} if name in sys.modules])\n"
    )
    assert run(program, *HEAVY).splitlines() == [f"{module} []" for module in MODULES]


@pytest.mark.parametrize("game", ["king", "duel"])
def test_everything_is_thought_of_without(game: str) -> None:
    program = f"from tests.offline.thinking import main; main({game!r}, 1, 12, 12)"
    lines = [json.loads(line) for line in run(program, *HEAVY).splitlines()]
    kinds = [kind for line in lines for kind in line]
    assert {"choices", "weighed", "ahead", "hint", "chances", "review", "figures"} <= set(kinds)
    assert all(list(line["choices"]) == sorted(levels()) for line in lines if "choices" in line)
    assert any(line["chances"] for line in lines if "chances" in line)
