"""Which cards a game has, read from their source before any of it runs.

The record must know how many cards there are before the rules that use it can be imported, and cards import the rules.
So the roster reads only the class statements; `Rulebook.load_cards` imports the same modules later.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from daikaiju.rules.cards import CardError, id_of

KINDS = ("Keep", "Discard")

INTERJECTING = "may_interject"
"""The function of a card that has something to offer at any time."""

PACKS: dict[str, tuple[tuple[str, Path], ...]] = {}
"""The packs (name and folder of cards) that a package of rules is loaded with; usually none."""

FIRST_CARDS: set[str] = set()
"""Packages of rules that are loaded without the cards that joined later."""


@dataclass(frozen=True)
class Listed:
    """A kind of card as its class statement declares it."""

    id: str
    file: Path
    module: str
    """The module to import it from."""
    keep: bool
    copies: int
    leads: bool
    interjects: bool
    """Whether it has something to offer at any time."""
    joined: int = 0

    @property
    def of_pack(self) -> bool:
        return ".packs." in self.module


class Roster:
    """The cards of a game in the order of their numbers: Keep cards first, a card's copies one after another.

    A Keep card that joined later comes after all other Keep cards, so their numbers stay. Discard cards come after it
    and do move up. So whatever is kept outside the record uses names, or places in the order of joining.
    """

    def __init__(self, listed: Iterable[Listed], packs: Sequence[tuple[str, Path]] = ()) -> None:
        self.packs = tuple(packs)
        self.kinds = sorted(listed, key=lambda kind: (not kind.keep, not kind.leads, kind.joined, kind.id))
        for earlier, later in zip(self.kinds, self.kinds[1:], strict=False):
            if earlier.id == later.id:
                raise CardError("card-twice", card=later.id, file=str(later.file), other=str(earlier.file))

    @property
    def cards(self) -> int:
        """How many cards there are, including copies."""
        return sum(kind.copies for kind in self.kinds)

    @property
    def keeps(self) -> int:
        """How many of them are Keep cards."""
        return sum(kind.copies for kind in self.kinds if kind.keep)

    @property
    def joined(self) -> list[int]:
        """By number, when each card joined: 0 for those there from the beginning."""
        return [kind.joined for kind in self.kinds for _ in range(kind.copies)]

    def joined_of(self, ids: Iterable[str]) -> tuple[int, ...]:
        """When some kinds of cards joined."""
        joined = {kind.id: kind.joined for kind in self.kinds}
        return tuple(joined[name] for name in ids)

    @functools.cached_property
    def in_order_of_joining(self) -> list[int]:
        """The numbers of all cards, each at a place that stays the same whatever joins later."""
        joined = self.joined
        return sorted(range(self.cards), key=lambda card: joined[card])

    def interjections(self, first: int, more: int) -> dict[str, int]:
        """The option of each card that may be used at any time: `first`, and for further cards those from `more` on.

        Cards of the game itself come before those of packs, so that packs change nothing about them.
        """
        own_first = sorted((kind for kind in self.kinds if kind.interjects), key=lambda kind: kind.of_pack)
        return {kind.id: first if number == 0 else more + number - 1 for number, kind in enumerate(own_first)}

    @property
    def modules(self) -> list[str]:
        """The modules that define the cards, later ones last: so what they register comes last."""
        return sorted(self.joined_by_module, key=lambda module: (self.joined_by_module[module], module))

    @property
    def joined_by_module(self) -> dict[str, int]:
        """When the cards of each module joined; of several, the first."""
        return {kind.module: kind.joined for kind in sorted(self.kinds, key=lambda kind: -kind.joined)}


def roster_of(package: str, folder: Path) -> Roster:
    """The cards of a package of rules in a folder, including those of its packs."""
    packs = PACKS.get(package, ())
    listed = listed_cards(folder / "cards", f"{package}.cards")
    for name, cards in packs:
        listed += listed_cards(cards, f"{package}.packs.{name}")
    if package in FIRST_CARDS:
        listed = [kind for kind in listed if kind.joined == 0]
    return Roster(listed, packs)


def listed_cards(folder: Path, package: str) -> list[Listed]:
    """The cards defined by the modules of a folder, which are imported as parts of a package."""
    return [
        listed
        for file in sorted(folder.glob("*.py"))
        if file.stem != "__init__"
        for listed in listed_in(file, f"{package}.{file.stem}")
    ]


def listed_in(file: Path, module: str) -> list[Listed]:
    """The cards that one file defines."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    except SyntaxError as error:
        raise CardError("card-code", file=str(file), line=error.lineno or 0, why=error.msg) from None
    found = []
    for statement in tree.body:
        if isinstance(statement, ast.ClassDef):
            kind = next((base.id for base in statement.bases if isinstance(base, ast.Name) and base.id in KINDS), None)
            if kind is not None:
                said = constants_of(statement)
                copies = said.get("copies", 1)
                if not isinstance(copies, int) or copies < 1:
                    raise CardError("card-copies", file=str(file), line=statement.lineno)
                joined = said.get("joined", 0)
                if not isinstance(joined, int) or joined < 0:
                    raise CardError("card-joined", file=str(file), line=statement.lineno)
                leads, interjects = bool(said.get("leads")), INTERJECTING in names_in(statement)
                name = id_of(statement.name)
                found.append(Listed(name, file, module, kind == "Keep", copies, leads, interjects, joined))
    return found


def names_in(statement: ast.ClassDef) -> set[str]:
    """The functions that a class statement defines, those for one edition included."""
    found = set()
    for line in statement.body:
        if isinstance(line, ast.FunctionDef):
            found.add(line.name)
        elif isinstance(line, ast.ClassDef):
            found |= names_in(line)
    return found


def constants_of(statement: ast.ClassDef) -> dict[str, object]:
    """What a class statement sets to plain values; anything computed is None."""
    found: dict[str, object] = {}
    for line in statement.body:
        targets = (
            line.targets if isinstance(line, ast.Assign) else [line.target] if isinstance(line, ast.AnnAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Name):
                value = line.value if isinstance(line, ast.Assign | ast.AnnAssign) else None
                found[target.id] = value.value if isinstance(value, ast.Constant) else None
    return found
