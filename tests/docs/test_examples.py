"""The README and the documentation: their examples run, the README names every command, and nothing is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from daikaiju.cli.commands import COMMANDS

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
# Blocks that begin with the name of a file are excerpts; tests/test_how_it_compiles.py compares those with the source.
# Blocks marked `py` do not run alone: they need a GPU, or are modules of a pack, which tests/test_packs.py plays.
EXAMPLE = re.compile(r"^```python\n(?!# (?:src/|<))(.*?)^```", flags=re.MULTILINE | re.DOTALL)
EXAMPLES = [
    pytest.param(code, id=f"{page.relative_to(ROOT)}-{number}")
    for page in PAGES
    for number, code in enumerate(EXAMPLE.findall(page.read_text(encoding="utf-8")), 1)
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    exec(example, {})


def test_every_command_is_described() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in COMMANDS:
        assert f"`daikaiju {name}" in readme


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_leads_nowhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text(encoding="utf-8")):
        made = re.fullmatch(r"(?:\.\./)?(handbook/.*|measurements|contributing|changelog)(\.md)?", target)
        assert made or (page.parent / target).exists(), target
