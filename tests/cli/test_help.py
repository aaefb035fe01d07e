"""Help, and what is imported for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from daikaiju.cli.commands import COMMANDS

from .conftest import Run


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_help_lists_every_command(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 0
    assert all(name in result.stdout for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_and_speaks_to_programs(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert "--json" in result.stdout


def test_help_does_not_wait_for_the_compiler() -> None:
    code = "import sys, daikaiju.cli; print('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_help_speaks_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_LANG", "uk")
    done = subprocess.run([sys.executable, "-m", "daikaiju"], capture_output=True, encoding="utf-8", check=True)
    assert "Неофіційний проєкт" in done.stdout


@pytest.mark.parametrize("arguments", [("--lang", "ru", "sim"), ("sim", "--lang", "ru"), ("--lang=ru", "sim")])
def test_help_speaks_the_language_asked_for_wherever_it_stands(run: Run, arguments: tuple[str, ...]) -> None:
    result = run(*arguments, "--help")
    assert result.exit_code == 0
    assert "Использование: daikaiju sim [ПАРАМЕТРЫ]" in result.stdout
    assert "Показать эту справку." in result.stdout
    assert not {"Usage", "Options", "default", "Show"} & set(result.stdout.replace(":", " ").split())


def test_a_language_before_the_command_is_that_of_the_command(run: Run) -> None:
    assert run("--lang", "uk", "cards", "wings").stdout == run("cards", "wings", "--lang", "uk").stdout
