"""Rules with packs: the modules of a game, loaded once more against a larger roster.

The number of cards is built into the record, the options and the dispatchers when the modules of a game are
imported, and the rules read it as plain constants. A game with packs therefore has modules of its own: those of the
game, from the same files, in which every import of a module of the game means the one with the same packs. The bots,
words and scenes of a game are bound in the same way (docs/decisions/packs-are-bound-modules.md).
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import re
import sys
import types
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from typing import Protocol, TypeVar

from daikaiju.packs.folders import pack_names
from daikaiju.packs.mistakes import mistake
from daikaiju.packs.pack import Pack, pack_named
from daikaiju.rules.roster import FIRST_CARDS, PACKS


class OfGame(Protocol):
    """The words of a game, in whatever class they are."""

    game: str


T = TypeVar("T")
Words = TypeVar("Words", bound=OfGame)

BOUND = re.compile(r"(\w+)@([\w+]+)")
"""The name of a module of a game with packs: daikaiju.rules.king@undead.cards.wings."""


FIRST = "0"
"""Stands in place of packs, none of which can be called so, for a game without the cards that joined it later."""


def bound_name(name: str, game: str, key: str) -> str:
    """The name of the same module with packs; only modules in a folder or file of the game's name have another.

    >>> bound_name("daikaiju.rules.king.state", "king", "undead"), bound_name("daikaiju.king", "king", "undead")
    ('daikaiju.rules.king@undead.state', 'daikaiju.king')
    """
    package, layer, *rest = f"{name}..".split(".")
    if package != "daikaiju" or game not in rest:
        return name
    rest[rest.index(game)] = f"{game}@{key}"
    return ".".join([package, layer, *rest]).rstrip(".")


def bound(thing: T, game: str, packs: Sequence[str]) -> T:
    """The same function or class of a game's modules, where the game is played with packs."""
    if not packs:
        return thing
    found: T = getattr(bound_module(thing.__module__, game, packs), thing.__qualname__)  # type: ignore[attr-defined]  # functions and classes have names
    return found


def bound_module(name: str, game: str, packs: Sequence[str]) -> types.ModuleType:
    """The same module of a game, where the game is played with packs."""
    rules_with(game, packs)
    return importlib.import_module(bound_name(name, game, "+".join(packs)) if packs else name)


def vocabulary_with(vocabulary: Words, packs: Sequence[str]) -> Words:
    """The words of a game that is played with packs."""
    if not packs:
        return vocabulary
    words = bound(type(vocabulary), vocabulary.game, packs)
    found: Words = vars(sys.modules[words.__module__])["VOCABULARY"]
    return found


def rules_with(game: str, packs: Sequence[str]) -> types.ModuleType:
    """The rules of a game with the named packs, in alphabetical order."""
    base = f"daikaiju.rules.{game}"
    if not packs:
        return importlib.import_module(base)
    key = "+".join(packs)
    name = f"{base}@{key}"
    if name not in sys.modules:
        if FIRST in packs:
            FIRST_CARDS.add(name)
        load([pack_named(pack) for pack in packs if pack != FIRST], name, game, key)
    return sys.modules[name]


def load_known() -> None:
    """Load every known pack, for programs that must not be held up by it later."""
    for name in pack_names():
        rules_with(pack_named(name).game, [name])


def load(packs: Sequence[Pack], name: str, game: str, key: str) -> None:
    """Import the rules of a game with packs; a mistake is reported in one sentence, and nothing is left behind."""
    PACKS[name] = tuple((pack.name, pack.folder / "cards") for pack in packs)
    try:
        rules = importlib.import_module(name)
        for pack in packs:
            pack.check(rules.book)
    except Exception as error:
        for loaded in [module for module in sys.modules if f"{game}@{key}" in module.split(".")]:
            del sys.modules[loaded]
        raise mistake(error, packs) from error


class BoundLoader(SourceFileLoader):
    """Loads a module of a game for certain packs: what it imports from the game is bound to the same packs."""

    def __init__(self, name: str, file: str, game: str, key: str) -> None:
        super().__init__(name, file)
        self.game, self.key = game, key

    def get_code(self, fullname: str) -> types.CodeType:
        """Compiled straight from the source: the bytecode cached next to the file belongs to the game without packs."""
        tree = ast.parse(self.get_data(self.path), self.path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
                self.rebase(node, node.module)
        return compile(tree, self.path, "exec")

    def rebase(self, node: ast.ImportFrom, module: str) -> None:
        node.module = bound_name(module, self.game, self.key)
        for alias in node.names:
            whole = f"{module}.{alias.name}"
            if node.module == module and bound_name(whole, self.game, self.key) != whole:
                alias.asname = alias.asname or alias.name
                alias.name = f"{self.game}@{self.key}"


class BoundFinder(MetaPathFinder):
    """Finds the modules of games with packs."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        found = BOUND.search(fullname)
        if found is None:
            return None
        game, key = found[1], found[2]
        base = BOUND.sub(r"\1", fullname)
        of_pack = re.fullmatch(rf"(daikaiju\.rules\.{game}@[\w+]+)\.packs(?:\.(\w+))?(?:\.(\w+))?", fullname)
        if of_pack is not None:
            return self.spec_in_pack(fullname, of_pack, game, key)
        spec = importlib.util.find_spec(base)
        if spec is None or spec.origin is None:
            return None
        loader = BoundLoader(fullname, spec.origin, game, key)
        within = spec.submodule_search_locations
        return importlib.util.spec_from_file_location(
            fullname, spec.origin, loader=loader, submodule_search_locations=None if within is None else list(within)
        )

    def spec_in_pack(self, fullname: str, found: re.Match[str], game: str, key: str) -> ModuleSpec | None:
        """A card's module of a pack, or one of the two packages around it."""
        package, pack, module = found.groups()
        if pack is None or module is None:
            spec = ModuleSpec(fullname, None, is_package=True)
            spec.submodule_search_locations = []
            return spec
        file = dict(PACKS[package])[pack] / f"{module}.py"
        return importlib.util.spec_from_file_location(
            fullname, file, loader=BoundLoader(fullname, str(file), game, key)
        )


sys.meta_path.insert(0, BoundFinder())
