"""The arrows between packages: what stands below never imports what stands above.

Every import counts, those inside functions and under `TYPE_CHECKING` included. What must look upward does so by a name
in `daikaiju/plugins.py`.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

import daikaiju

SOURCES = Path(daikaiju.__file__).parents[1]

Room = str
"""A module or package right below the one whose arrows are checked, by its own name."""

Layers = tuple[Mapping[Room, frozenset[Room]], ...]


def layered(*layers: Mapping[Room, str]) -> Layers:
    """Layers from the bottom to the top, each with its rooms and their neighbours."""
    return tuple({room: frozenset(neighbours.split()) for room, neighbours in layer.items()} for layer in layers)


LAYERS = layered(
    {"rules": ""},
    # Errors speak the languages of the words; words are files that can be wrong.
    {"errors": "words", "words": "errors", "plugins": ""},
    {"actions": "", "arrays": "", "cluster": "extras", "data_files": "yaml_text", "extras": ""},
    {"processes": "", "seats": "", "states": "", "yaml_text": ""},
    {"packs": ""},
    {"observation": "", "policies": ""},
    {"targets": ""},
    # A game is read from the text format, and a text is played by a game.
    {
        "answers": "game text",
        "duel": "game text",
        "game": "answers pickling soundness text",
        "games": "duel game king",
        "king": "game text",
        "pickling": "game text",
        "soundness": "game",
        "text": "answers game games soundness",
    },
    {"analysis": "", "handbook": "", "messages": ""},
    {"thinking": ""},
    {"engine": ""},
    {"bots": "", "fairness": "", "scene": ""},
    {"board": "", "simulation": "", "tournament": "simulation"},
    # Networks learn in batches of games.
    {"champion": "envs", "envs": "", "profiling": ""},
    {"insight": "", "worth": ""},
    {"puzzles": ""},
    {"table": ""},
    {"services": ""},
    {"server": "", "site": ""},
    {"cli": ""},
    {"__main__": ""},
)
"""From the bottom to the top: a room may import any room in a lower layer, and the neighbours named after it."""

SERVER_LAYERS = layered(
    {"db": ""},
    {"runtime": ""},
    {"cluster": "", "http": "", "workers": ""},
    {"tables": ""},
    {"accounts": "", "catalogue": "", "files": "", "lessons": "", "puzzles": "", "worth": ""},
    {"ignoring": "", "ratings": "", "reviews": ""},
    {"analysis_board": "", "friends": "", "matchmaking": "", "moderation": "", "statistics": "", "tournaments": ""},
    {"home": ""},
    {"schema": ""},
    {"app": ""},
)
"""The same inside `daikaiju.server`: what every room needs, what the network adds to a table, features, and all of it
put together. Tables know features only through the hooks of `daikaiju.table`."""

BY_NAME = {"daikaiju.plugins", "daikaiju.packs.binding", "daikaiju.policies.players", "daikaiju.rules.rulebook"}
"""The modules below the table that import by name: the first looks upward, the others find their own game's modules."""


def allowed_by(layers: Layers) -> Mapping[Room, frozenset[Room]]:
    """The rooms that each room of some layers may import."""
    allowed: dict[Room, frozenset[Room]] = {}
    below: frozenset[Room] = frozenset()
    for layer in layers:
        allowed.update({room: below | neighbours for room, neighbours in layer.items()})
        below |= layer.keys()
    return allowed


@functools.cache
def modules() -> Mapping[str, ast.Module]:
    """Every module of the package by its dotted name, parsed."""
    found = {}
    for file in sorted((SOURCES / "daikaiju").rglob("*.py")):
        name = ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        found[name] = ast.parse(file.read_text(encoding="utf-8"), str(file))
    return found


def imports(module: str) -> Iterator[tuple[int, str]]:
    """Every import of a module: its line, and the dotted name of what is imported."""
    for node in ast.walk(modules()[module]):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(module, node)
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def absolute(module: str, node: ast.ImportFrom) -> str:
    """The dotted name that a `from` import is from."""
    if not node.level:
        return node.module or ""
    is_package = any(name.startswith(f"{module}.") for name in modules())
    parents = module.split(".")[: len(module.split(".")) - node.level + is_package]
    return ".".join([*parents, *([node.module] if node.module else [])])


def room_of(module: str, package: str) -> Room | None:
    """The room of a package that a dotted name is in; the package itself has none."""
    inside, _, rest = module.partition(f"{package}.")
    return None if inside or not rest else rest.split(".")[0]


def check(package: str, allowed: Mapping[Room, frozenset[Room]]) -> list[str]:
    """The imports between the listed rooms of a package that no arrow allows, one line each."""
    wrong = []
    for module in modules():
        room = room_of(module, package)
        if room is None or room not in allowed:
            continue
        for line, name in imports(module):
            other = room_of(name, package)
            if other is not None and other != room and other not in allowed[room]:
                wrong.append(f"{module}:{line} imports {name}: {room} may not import {other}")
    return wrong


def rooms(package: str) -> set[Room]:
    return {room for module in modules() if (room := room_of(module, package)) is not None}


@pytest.mark.parametrize(("package", "layers"), [("daikaiju", LAYERS), ("daikaiju.server", SERVER_LAYERS)])
def test_every_room_has_its_layer(package: str, layers: Layers) -> None:
    listed: Sequence[Room] = [room for layer in layers for room in layer]
    assert len(listed) == len(set(listed))
    assert rooms(package) == set(listed)


@pytest.mark.parametrize(
    ("package", "allowed"),
    [("daikaiju", allowed_by(LAYERS)), ("daikaiju.server", allowed_by(SERVER_LAYERS))],
    ids=["layers", "server"],
)
def test_imports_follow_the_arrows(package: str, allowed: Mapping[Room, frozenset[Room]]) -> None:
    assert check(package, allowed) == []


def test_nobody_looks_upward_by_a_name_of_its_own() -> None:
    """Only the listed modules import by name, and the others write no dotted name of a higher room."""
    allowed, wrong = allowed_by(LAYERS), []
    for module, tree in modules().items():
        room = room_of(module, "daikaiju")
        if room is None or room in ("table", "server", "cli") or module in BY_NAME:
            continue
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr == "import_module":
                wrong.append(f"{module}:{node.lineno} imports by name")
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                other = room_of(node.value.partition(":")[0], "daikaiju")
                if other is not None and other != room and other in allowed and other not in allowed[room]:
                    wrong.append(f"{module}:{node.lineno} names {node.value}")
    assert wrong == []


def test_an_arrow_the_wrong_way_is_found() -> None:
    """Imports inside functions and under TYPE_CHECKING count, as do those of a module's members."""
    found = check("daikaiju", {**allowed_by(LAYERS), "simulation": frozenset({"errors"})})
    assert any("daikaiju.simulation.on_ray" in line and "may not import cluster" in line for line in found)
    assert any("daikaiju.simulation.runner" in line and "may not import game" in line for line in found)
