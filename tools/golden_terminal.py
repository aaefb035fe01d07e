"""Writes what the command line says in every language: whole help pages, and whole refusals of bad commands and files.

The commands are those of tests/words/terminal/commands.txt; beside it, en.txt, ru.txt and uk.txt hold what they print.
`make golden` rewrites them.
"""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from daikaiju.cli import app
from daikaiju.words import LANGUAGES

FOLDER = Path(__file__).parent.parent / "tests" / "words" / "terminal"
WIDTH = "80"


def said(command: str, lang: str) -> str:
    """A command as it is typed, and what it prints, in a folder of its own."""
    environment = {"DAIKAIJU_LANG": lang, "COLUMNS": WIDTH, "TERMINAL_WIDTH": WIDTH}
    result = CliRunner().invoke(app, command.split(), prog_name="daikaiju", env=environment)
    lines = (line.rstrip() for line in (result.stdout + result.stderr).splitlines())
    return "\n".join([f"$ daikaiju {command}", *(line for line in lines if line), ""])


def terminal(lang: str) -> str:
    """What all the commands print in a language."""
    commands = (FOLDER / "commands.txt").read_text(encoding="utf-8").splitlines()
    return "\n".join(said(command, lang) for command in commands)


def files() -> dict[str, str]:
    """The golden files by name."""
    return {f"{lang}.txt": terminal(lang) for lang in LANGUAGES}
