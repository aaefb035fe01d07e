"""Checking files of the text format, on the Python rules and, answer by answer, on compiled ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from daikaiju.errors import DaikaijuError, Problem, short
from daikaiju.game import Game
from daikaiju.text.files import Document, load_each
from daikaiju.text.patience import patience
from daikaiju.text.scenario import must_be_possible
from daikaiju.text.script import Different, Mirror, Scenario, play, read_scenario

MOST_SECONDS = 10
"""How long one document may take; a whole game takes a fraction of a second."""

LONGEST_TITLE = 200

Mirrors = Callable[[Game], Mirror | None]
"""What else plays the game of a document."""


@dataclass(frozen=True)
class Checked:
    """The result of one document of a file."""

    file: str
    title: str
    passed: bool
    problems: list[DaikaijuError] = field(default_factory=list)
    """Every difference from what the document says; for an unreadable one, only the reason."""

    answers: int = 0
    unreadable: bool = False

    @property
    def problem(self) -> str:
        """The first of the problems, in English."""
        return str(self.problems[0]) if self.problems else ""


def nothing_else(game: Game) -> Mirror | None:
    """Only the Python rules play."""
    return None


def check_file(path: Path, mirrors: Mirrors = nothing_else) -> list[Checked]:
    """Play every document of a file and say where it differs; a file that cannot be read raises."""
    documents = load_each(path)
    return [check_document(document, str(path), number, mirrors) for number, document in enumerate(documents, 1)]


def check_document(
    document: Document | DaikaijuError, file: str, number: int = 1, mirrors: Mirrors = nothing_else
) -> Checked:
    """Play one document and say where it differs, or why it cannot be read."""
    unnamed = str(Problem("file-document", number=number))
    if isinstance(document, DaikaijuError):
        return Checked(file, unnamed, False, [document], unreadable=True)
    title = str(document.get("title", unnamed))
    try:
        scenario = run_document({"title": title, **document}, f"{file}, {short(title, LONGEST_TITLE)}", mirrors)
    except Different as error:
        return Checked(file, title, False, error.found)
    except DaikaijuError as error:
        return Checked(file, title, False, [error], unreadable=True)
    return Checked(file, title, True, answers=len(scenario.choices))


def run_document(document: Document, where: str, mirrors: Mirrors = nothing_else) -> Scenario:
    """Read and play one document; raises where it differs."""
    with must_be_possible(where):
        with patience(MOST_SECONDS):
            scenario = read_scenario(document, where)
        mirror = mirrors(scenario.game)  # it may have to be compiled first
        with patience(MOST_SECONDS):
            play(scenario, mirror)
    return scenario
