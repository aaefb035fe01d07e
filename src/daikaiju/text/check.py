"""Checking files of the text format, on the Python form and on compiled ones."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from daikaiju.errors import DaikaijuError
from daikaiju.text.files import load
from daikaiju.text.script import Scenario, play, read_scenario


@dataclass(frozen=True)
class Checked:
    """What came of one document of a file."""

    file: str
    title: str
    passed: bool
    problem: str = ""
    answers: int = 0


def check_file(path: Path) -> list[Checked]:
    """Play every document of a file and say where it differs; a file that cannot be read raises."""
    return [check_document(document, str(path), number) for number, document in enumerate(load(path), 1)]


def check_document(document: dict[str, Any], file: str, number: int = 1) -> Checked:
    title = str(document.get("title", f"document {number}"))
    try:
        scenario = run_document(document, f"{file}, {title}")
    except DaikaijuError as error:
        return Checked(file, title, False, str(error))
    return Checked(file, title, True, answers=len(scenario.choices))


def run_document(document: dict[str, Any], where: str) -> Scenario:
    """Read and play one document; raises where it differs."""
    scenario = read_scenario(document, where)
    play(scenario)
    return scenario
