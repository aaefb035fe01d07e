"""In Pyodide, the Python of browsers, everything that thinks finds the same as here, to the last byte."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tools.offline.build import ROOT, SOURCES, msgspec_wheel

from tests import nodejs
from tests.offline import thinking

RUNTIME = ROOT / "web" / "node_modules" / "pyodide"
HERE = Path(__file__).parent

pytestmark = [
    pytest.mark.skipif(nodejs.missing() is not None, reason=nodejs.missing() or ""),
    pytest.mark.skipif(not RUNTIME.exists(), reason="Pyodide is missing: run npm ci in web"),
]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the one compiled package that our modules need."""
    folder = tmp_path_factory.mktemp("packages")
    with zipfile.ZipFile(msgspec_wheel()) as wheel:
        wheel.extractall(folder)
    return folder


def in_pyodide(packages: Path, *program: str) -> list[str]:
    """What a Python file prints in Pyodide."""
    command = [nodejs.node() or "node", str(HERE / "in_pyodide.mjs"), str(RUNTIME), str(packages), str(SOURCES)]
    done = subprocess.run([*command, *program], capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", list(thinking.PLAYERS))
def test_the_same_is_found(game: str, packages: Path) -> None:
    """Choices of every level, the champion's weighings, hints, chances at the table, a review and its figures."""
    program = [str(HERE / "thinking.py"), game]
    # In a process of its own: what an engine remembers of earlier questions is not part of an answer.
    here = subprocess.run([sys.executable, *program], capture_output=True, text=True, check=True)
    assert in_pyodide(packages, *program) == here.stdout.splitlines()


def test_what_fails_in_the_engine_is_an_error_and_the_engine_goes_on(packages: Path, tmp_path: Path) -> None:
    program = tmp_path / "trap.py"
    program.write_text(
        "from daikaiju.engine import EngineError, engine_of\n"
        "from daikaiju.games import GAMES\n"
        "engine, start = engine_of('king'), GAMES['king'].example(1).pack()\n"
        "before = engine.set_up(start)\n"
        "try:\n"
        "    engine._call('choose_quickly', -4096)\n"
        "except EngineError as error:\n"
        "    print(type(engine).__name__, error.problem.key, engine.set_up(start) == before)\n"
    )
    assert in_pyodide(packages, str(program)) == ["BrowserEngine engine-failed True"]
