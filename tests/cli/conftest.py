"""Running commands as a person would."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from daikaiju.cli import app

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command line with these arguments."""
    monkeypatch.delenv("DAIKAIJU_LANG", raising=False)
    return lambda *arguments: CliRunner().invoke(app, list(arguments), prog_name="daikaiju")


@pytest.fixture
def answer(run: Run) -> Callable[..., Any]:
    """Runs a command that must succeed, with --json, and returns its output."""

    def read(*arguments: str) -> Any:
        result = run(*arguments, "--json")
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    return read
