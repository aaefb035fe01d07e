"""Running commands as a person would."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from daikaiju.cli import app

Run = Callable[..., Result]
Play = Callable[..., Result]


def is_refused(result: Result, wrong: str) -> None:
    """Bad input got one sentence, which names what is wrong."""
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert wrong in result.stderr


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command line with these arguments."""
    monkeypatch.delenv("DAIKAIJU_LANG", raising=False)
    return lambda *arguments: CliRunner().invoke(app, list(arguments), prog_name="daikaiju")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Play:
    """Plays with these options, typing these lines."""
    monkeypatch.delenv("DAIKAIJU_LANG", raising=False)
    monkeypatch.chdir(tmp_path)

    def run(*options: str, typed: list[str]) -> Result:
        lines = "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(app, ["play", *options], input=lines, prog_name="daikaiju")

    return run


@pytest.fixture
def answer(run: Run) -> Callable[..., Any]:
    """Runs a command that must succeed, with --json, and returns its output."""

    def read(*arguments: str) -> Any:
        result = run(*arguments, "--json")
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    return read
