"""A pack: what its folder holds, read and checked."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from daikaiju.data_files import from_json, from_yaml, read_text
from daikaiju.errors import DaikaijuError, Problem, short, unknown_name
from daikaiju.packs.folders import DESCRIPTION, VARIABLE, pack_folders
from daikaiju.packs.pictures import PackPicture, check_pictures, read_pictures
from daikaiju.packs.problems import wrong
from daikaiju.rules.rulebook import Decision, Rulebook
from daikaiju.words import LANGUAGES, add_words, own_names

GAMES = ("king", "duel")
NAME = re.compile(r"[a-z][a-z0-9_]*")
PICTURES = "pictures.json"
HANDBOOK = "handbook.yaml"
PARTS = ("cards", "events", "decisions")
UNSAID = ("unused", "place", "ground")
"""Blocks of a question that are no answers, or whose answers go by several names."""


@dataclass(frozen=True)
class Pack:
    """A pack by its name, with its game and everything in it besides rules."""

    name: str
    folder: Path
    game: str
    pictures: dict[str, PackPicture]
    """The picture of each card, as the page draws it."""
    clauses: dict[str, dict[str, list[str]]]
    """Which clauses of the rules explain its cards, events and decisions, by part and name."""

    @property
    def scenarios(self) -> Path:
        """The folder of documents that show what its cards do; a pack need not have one."""
        return self.folder / "scenarios"

    def words(self, lang: str) -> str:
        """Everything the pack says in a language, as Fluent."""
        from daikaiju.packs.words import words_of  # only packs need a parser of Fluent

        return words_of(self.folder, lang)

    def check(self, book: Rulebook) -> None:
        """Check that the pack has words in all languages and a picture for everything it adds."""
        from daikaiju.packs.arguments import check_arguments
        from daikaiju.packs.words import check_rulings, check_words

        own = f".packs.{self.name}."
        cards = list(dict.fromkeys(card.id for card in book.cards if own in card.__module__))
        if not cards:
            raise wrong(self.name, "pack-no-cards", folder=str(self.folder / "cards"))
        self.check_moments([moment.name for moment in book.moments.values() if own in moment.stub.__module__])
        events = [event.name for event in book.events if own in event.module]
        decisions = [d for d in book.decisions if own in d.run.__module__ and not d.of_chance]
        wanted = [f"{self.game}-pack-{self.name}", f"{self.game}-pack-{self.name}.about"]
        wanted += [key for card in cards for key in (f"{self.game}-card-{card}", f"{self.game}-card-{card}.effect")]
        wanted += [f"{self.game}-log-{event}" for event in events]
        wanted += [key for decision in decisions for key in self.words_of_question(decision)]
        check_words(self.name, self.folder, wanted)
        check_arguments(self.name, self.folder, book)
        check_rulings(self.name, self.folder, [f"{self.game}-ruling-{card}" for card in cards])
        self.check_handbook({"cards": cards, "events": events, "decisions": [d.name for d in decisions]})
        of_game = {card.id for card in book.cards if ".packs." not in card.__module__}
        check_pictures(self.name, self.pictures, cards, of_game)
        for lang in LANGUAGES:
            add_words(lang, self.name, self.words(lang))

    def check_moments(self, moments: Sequence[str]) -> None:
        """Check that a card of the pack calls each of its moments: nothing else knows them."""
        called = set().union(*(names_used_in(file) for file in sorted((self.folder / "cards").glob("*.py"))))
        for moment in moments:
            if moment not in called:
                raise wrong(self.name, "card-moment-not-called", moment=moment)

    def words_of_question(self, decision: Decision) -> list[str]:
        """The messages a question needs: its own, and one for each answer that is not called the same everywhere."""
        key = f"{self.game}-ask-{decision.name}"
        answers = [decision.says.get(block.name, block.name) for block in decision.blocks if block.name not in UNSAID]
        return [key, *(f"{key}.{word}" for word in answers if f"{self.game}-answer-{word}" not in own_names("en"))]

    def check_handbook(self, has: dict[str, list[str]]) -> None:
        """Check that the handbook speaks of what the pack has, and names clauses that the rules have."""
        for part, entries in self.clauses.items():
            for name, clauses in entries.items():
                if name not in has[part]:
                    raise wrong(self.name, "pack-unknown-in-handbook", part=part, name=name)
                for clause in clauses:
                    if f"{self.game}-clause-{clause}" not in own_names("en"):
                        raise wrong(self.name, "pack-unknown-clause", clause=clause)


def names_used_in(file: Path) -> set[str]:
    """What the code of a module calls or otherwise refers to, by the names that it was imported under."""
    nodes = list(ast.walk(ast.parse(read_text(file), str(file))))
    used = {node.id for node in nodes if isinstance(node, ast.Name)}
    used |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    imported = (alias for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names)
    return used | {alias.name for alias in imported if alias.asname in used}


@functools.cache
def pack_named(name: str) -> Pack:
    """The pack with a given name."""
    folders = pack_folders()
    if name not in folders:
        problem = unknown_name("pack", name, sorted(folders))
        raise DaikaijuError(Problem("pack-unknown", problem=problem, variable=VARIABLE))
    return read_pack(name, folders[name])


def read_pack(name: str, folder: Path) -> Pack:
    """A pack as its folder describes it."""
    if not NAME.fullmatch(name):
        raise DaikaijuError(Problem("pack-name", name=short(name)))
    description = read_mapping(name, folder / DESCRIPTION)
    for key in description:
        if key != "game":
            raise wrong(name, "pack-unknown-key", key=short(key), game=GAMES[0])
    game = description.get("game")
    if game not in GAMES:
        raise wrong(name, "pack-unknown-game", given=short(game), games=", ".join(GAMES))
    if not any((folder / "cards").glob("*.py")):
        raise wrong(name, "pack-no-cards", folder=str(folder / "cards"))
    check_files(name, folder)
    pictures = read_pictures(name, read_mapping(name, folder / PICTURES))
    return Pack(name, folder, str(game), pictures, read_clauses(name, folder / HANDBOOK))


def check_files(name: str, folder: Path) -> None:
    """Check that modules can be imported by their names, and that everything is text."""
    for file in sorted([*folder.glob("cards/*.py"), *folder.glob("words/*/*.ftl")]):
        shown = file.relative_to(folder).as_posix()
        if file.suffix == ".py" and not file.stem.isidentifier():
            raise wrong(name, "pack-module-name", file=shown)
        try:
            read_text(file)
        except DaikaijuError as error:
            raise wrong(name, "pack-unreadable", file=shown, why=error.problem) from None


def read_clauses(name: str, file: Path) -> dict[str, dict[str, list[str]]]:
    """Which clauses a pack's handbook names; a pack need not have one."""
    if not file.exists():
        return {}
    read = read_mapping(name, file)
    for part, entries in read.items():
        if part not in PARTS or not isinstance(entries, dict):
            raise wrong(name, "pack-handbook", parts=", ".join(PARTS))
        for clauses in entries.values():
            if not isinstance(clauses, list) or not all(isinstance(clause, str) for clause in clauses):
                raise wrong(name, "pack-handbook", parts=", ".join(PARTS))
    return read


def read_mapping(name: str, file: Path) -> dict[str, Any]:
    """The mapping that a file of a pack, in YAML or JSON, consists of."""
    if not file.is_file():
        raise wrong(name, "pack-no-file", file=file.name)
    try:
        text = read_text(file)
        read = from_json(text) if file.suffix == ".json" else from_yaml(text)
    except DaikaijuError as error:
        raise wrong(name, "pack-unreadable", file=file.name, why=error.problem) from None
    if not isinstance(read, dict):
        raise wrong(name, "pack-no-mapping", file=file.name)
    return read


def checked_names(game: str, packs: Sequence[str]) -> tuple[str, ...]:
    """The packs that a game is asked to be played with, in alphabetical order, all of them for this game."""
    if isinstance(packs, str) or not isinstance(packs, Sequence) or not all(isinstance(name, str) for name in packs):
        raise DaikaijuError(Problem("packs-not-a-list", value=short(repr(packs))))
    for name in packs:
        pack = pack_named(name)
        if pack.game != game:
            raise DaikaijuError(Problem("pack-for-other-game", pack=name, other=pack.game, game=game))
    return tuple(sorted(set(packs)))
