"""Packs the browser's Python with our modules: `python -m tools.offline.build FOLDER` (see `make site`)."""

from __future__ import annotations

import ast
import importlib.util
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import yaml

from daikaiju.bots.registry import BOTS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
WORK = ROOT / "build" / "python"
WHEELS = ROOT / "build" / "wheels"

PLATFORM, VERSION = "pyemscripten_2026_0_wasm32", "3.14"
"""For which Python the one compiled package is fetched (see web/package.json)."""

WHOLE = ("daikaiju.rules",)
"""Packages of which everything is needed: their modules are found by name."""

BEGINNINGS = (
    "daikaiju.site.browser",
    *(entry.made_by.partition(":")[0] for entry in BOTS if isinstance(entry.made_by, str)),
)

NOT_NEEDED = (
    *("daikaiju.engine.wasm", "daikaiju.engine.machine", "daikaiju.targets", "daikaiju.thinking.compiled"),
    *("daikaiju.cli", "daikaiju.cluster", "daikaiju.words.bundle", "daikaiju.analysis.compiled"),
    *("daikaiju.packs.words", "daikaiju.packs.arguments", "daikaiju.champion.pack_player"),
    "daikaiju.insight.pack_judge",
)
"""What modules that are needed import only where there is no browser."""

DATA = ("engine/files", "champion/networks", "puzzles/set", "handbook", "worth", "table/lessons")
"""Folders whose other files are needed; networks are kept apart from the rest (`web/build-tools/python.mjs`)."""

WORDS = "words/en"
NO_WORDS = ("web-", "cli", "king-rules", "king-rulings", "duel-rules", "duel-rulings")
"""Messages are put into words by the page; what they take is read from the words of one language."""


def add_python(folder: Path) -> None:
    """Pack the browser's Python."""
    modules = WORK / "modules"
    shutil.rmtree(WORK, ignore_errors=True)
    for name in sorted(needed_modules()):
        copy(file_of(name), modules)
    for data in DATA:
        for file in sorted((SOURCES / "daikaiju" / data).iterdir()):
            if file.suffix not in (".py", "") and file.is_file():
                copy(file, modules)
    for file in sorted((SOURCES / "daikaiju" / WORDS).glob("*.ftl")):
        if not file.name.startswith(NO_WORDS):
            copy(file, modules)
    for file in sorted(Path(yaml.__file__).parent.glob("*.py")):
        copy(file, modules, Path(yaml.__file__).parents[1])
    with zipfile.ZipFile(msgspec_wheel()) as wheel:
        wheel.extractall(modules, [name for name in wheel.namelist() if not name.endswith((".pyi", "/RECORD"))])
    shutil.copy(Path(__file__).with_name("rehearsal.py"), modules)
    script = ROOT / "web" / "build-tools" / "python.mjs"
    subprocess.run(["node", str(script), str(modules), str(folder)], cwd=ROOT / "web", check=True)


def needed_modules() -> set[str]:
    """Our modules that a page needs: what the first ones import, and so on."""
    found: set[str] = set()
    waiting = [*BEGINNINGS, *(name for package in WHOLE for name in modules_of(package))]
    while waiting:
        name = waiting.pop()
        if name in found or name.startswith(tuple(f"{one}." for one in NOT_NEEDED)) or name in NOT_NEEDED:
            continue
        found.add(name)
        waiting += imports_of(name)
        waiting += [parent for parent in (name.rpartition(".")[0],) if parent]
    return found


def modules_of(package: str) -> Iterator[str]:
    folder = SOURCES / Path(*package.split("."))
    for file in folder.rglob("*.py"):
        yield ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


def file_of(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    assert spec is not None, name
    assert spec.origin is not None, name
    return Path(spec.origin)


def imports_of(name: str) -> Iterator[str]:
    """Which of our modules a module imports, inside functions as well, but not for type checkers alone."""
    for node in runtime_nodes(ast.parse(file_of(name).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if is_ours(alias.name))
        elif isinstance(node, ast.ImportFrom) and node.module is not None and is_ours(node.module):
            yield node.module
            yield from (full for alias in node.names if is_module(full := f"{node.module}.{alias.name}"))


def runtime_nodes(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield node
        yield from runtime_nodes(node)


def is_ours(name: str) -> bool:
    return name.partition(".")[0] == "daikaiju"


def is_module(name: str) -> bool:
    path = SOURCES / Path(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def copy(file: Path, modules: Path, base: Path = SOURCES) -> None:
    place = modules / file.relative_to(base)
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, place)


def msgspec_wheel() -> Path:
    """The package for the browser's Python, in the version that is installed here."""
    wanted = f"msgspec=={msgspec.__version__}"
    found = list(WHEELS.glob(f"msgspec-{msgspec.__version__}-*{PLATFORM}.whl"))
    if not found:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary=:all:", "--python-version", VERSION, "--platform", PLATFORM, "--dest", str(WHEELS)]
        subprocess.run([*command, wanted], check=True)
        found = list(WHEELS.glob(f"msgspec-{msgspec.__version__}-*{PLATFORM}.whl"))
    return found[0]


if __name__ == "__main__":
    add_python(Path(sys.argv[1]).resolve())
