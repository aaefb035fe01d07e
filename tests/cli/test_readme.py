"""The README: its examples run, and it names every command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from daikaiju.cli import COMMANDS

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    exec(example, {})


def test_every_command_is_described() -> None:
    for module in COMMANDS:
        assert f"`daikaiju {module.__name__.rpartition('.')[2]}" in README
