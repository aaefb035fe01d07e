"""A set of puzzles in a folder: one file per game and edition, and an index; one set ships with the package.

A file holds one document of the text format per line, separated by `---`: JSON, which is YAML as well, so that a puzzle
can be read without those around it.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from daikaiju.data_files import Unreadable, from_json, from_json_as
from daikaiju.errors import DaikaijuError, Problem, short
from daikaiju.puzzles.puzzle import Puzzle, as_document, from_document, name_of

SHIPPED = Path(__file__).parent / "set"
INDEX = "index.json"


class Listed(Struct, frozen=True):
    """What the index tells of a puzzle."""

    id: str
    game: str
    edition: str
    players: int
    theme: str
    level: int
    line: int
    """The line of its file on which it stands."""


class Collection:
    """The puzzles of a folder, in the order of the index."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            listed = from_json_as(list[Listed], (folder / INDEX).read_bytes())
        except (OSError, Unreadable) as error:
            raise DaikaijuError(Problem("puzzles-no-set", folder=short(folder))) from error
        self.listed = {one.id: one for one in listed}

    def puzzle(self, name: str) -> Puzzle:
        """The puzzle with a name."""
        if name not in self.listed:
            raise DaikaijuError(Problem("puzzles-unknown", given=short(name)))
        one = self.listed[name]
        file = file_name(one.game, one.edition)
        try:
            return puzzle_in(self.lines(file)[one.line])
        except (OSError, UnicodeDecodeError, IndexError, DaikaijuError) as error:
            raise DaikaijuError(Problem("puzzles-damaged", file=short(self.folder / file))) from error

    def begins(self, document: dict[str, Any]) -> bool:
        """Whether a document of the text format begins at the position of a puzzle."""
        position = {key: value for key, value in document.items() if key not in ("script", "expect")}
        try:
            name = name_of(position)
        except TypeError:  # keys that no puzzle has, such as numbers beside words
            return False
        return name in self.listed and self.puzzle(name).position == position

    @functools.cache  # noqa: B019  # a set lives as long as its process
    def lines(self, file: str) -> list[str]:
        return (self.folder / file).read_text(encoding="utf-8").splitlines()

    def of_day(self, day: date) -> str:
        """The puzzle of a day, the same for everybody."""
        return list(self.listed)[day.toordinal() % len(self.listed)]


def puzzle_in(line: str) -> Puzzle:
    """The puzzle in a line of a file."""
    try:
        return from_document(from_json(line))
    except (LookupError, TypeError, AttributeError, msgspec.ValidationError) as error:
        raise DaikaijuError(Problem("file-other-form")) from error


@functools.cache
def shipped() -> Collection:
    """The set that comes with the package."""
    return Collection(SHIPPED)


def file_name(game: str, edition: str) -> str:
    return f"{game}-{edition}.yaml"


def add(folder: Path, puzzle: Puzzle) -> None:
    """Write a puzzle at the end of its file."""
    with file_of(folder, puzzle).open("a", encoding="utf-8") as file:
        file.write(written(puzzle))


def write_all(folder: Path, puzzles: Iterable[Puzzle]) -> None:
    """Rewrite a set with exactly these puzzles."""
    texts: dict[Path, str] = dict.fromkeys(folder.glob("*.yaml"), "")
    for puzzle in puzzles:
        file = file_of(folder, puzzle)
        texts[file] = texts.get(file, "") + written(puzzle)
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
    write_index(folder)


def file_of(folder: Path, puzzle: Puzzle) -> Path:
    return folder / file_name(str(puzzle.position["game"]), str(puzzle.position["edition"]))


def written(puzzle: Puzzle) -> str:
    return f"---\n{json.dumps(as_document(puzzle), ensure_ascii=False, separators=(',', ':'))}\n"


def write_index(folder: Path) -> int:
    """Index all puzzles of a folder, and count them; their names, which are hashes, mix games and themes."""
    listed = {}
    for path in sorted(folder.glob("*.yaml")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
            if line.startswith("{"):
                one = puzzle_in(line)
                about = one.position
                listed[one.id] = Listed(
                    one.id, about["game"], about["edition"], len(about["seats"]), one.theme, one.level, number
                )
    lines = ",\n".join(msgspec.json.encode(listed[name]).decode() for name in sorted(listed))
    (folder / INDEX).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return len(listed)
