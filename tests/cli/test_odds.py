"""Exact odds on the command line."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run

Answer = Callable[..., Any]

PAGE = Path(__file__).parents[2] / "docs" / "odds.md"
EXAMPLES = [
    (command.split(), said.strip().splitlines())
    for block in re.findall(r"```console\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for command, said in re.findall(r"^\$ daikaiju (.*)\n((?:[^$].*\n)*)", block, re.MULTILINE)
]


@pytest.mark.parametrize(("command", "said"), EXAMPLES)
def test_the_page_shows_what_the_command_says(run: Run, command: list[str], said: list[str]) -> None:
    result = run(*command)
    assert result.exit_code == 0
    assert said
    assert result.stdout.splitlines()[: len(said)] == said


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) == 4


def test_the_answer_has_plain_keys(answer: Answer) -> None:
    found = answer("odds", "--from", "2,2,heart,1,1,claw", "--rolls", "2", "--want", "3x2")
    assert list(found) == [
        *("game", "dice", "rolls", "cards", "want", "from", "chance", "by_rolls", "by_count", "keep", "keeps")
    ]
    assert found["chance"] == pytest.approx(1 - (25 / 36) ** 4)
    assert found["by_rolls"] == pytest.approx([1 - (5 / 6) ** 4, 1 - (25 / 36) ** 4])
    assert found["keep"] == ["2", "2"]
    assert len(found["keeps"]) == 3 * 3 * 2 * 2
    assert found["keeps"][0] == {"keep": ["2", "2"], "chance": found["chance"]}
    assert found["by_count"][2] == {"want": "3x2", "by_rolls": found["by_rolls"]}


def test_a_turn_that_begins(answer: Answer) -> None:
    found = answer("odds", "--want", "2xclaw", "--dice", "2", "--rolls", "1")
    assert (found["chance"], found["from"], found["keep"], found["keeps"]) == (pytest.approx(1 / 36), None, None, [])


def test_dice_that_are_good_enough_are_kept(run: Run) -> None:
    result = run("odds", "--from", "2,2,2", "--want", "3x2")
    assert "Best to stop." in result.stdout


def test_several_things_at_once(answer: Answer) -> None:
    found = answer("odds", "--want", "heart,claw", "--dice", "2", "--rolls", "1")
    assert found["want"] == "1xheart,1xclaw"
    assert found["chance"] == pytest.approx(2 / 36)
    assert found["by_count"] == []


def test_three_of_any_face_includes_three_of_a_number(answer: Answer) -> None:
    any_face, number = (answer("odds", "--want", f"3x{kind}")["chance"] for kind in ("any", "number"))
    assert any_face > number


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "3 twos or better with 6 dice and 3 Rolls: 49.98%."),
        ("ru", "3 двойки или больше (6 кубиков, 3 броска): 49,98 %."),
        ("uk", "3 двійки або більше (6 кубиків, 3 кидки): 49,98%."),
    ],
)
def test_every_language_says_it(run: Run, lang: str, said: str) -> None:
    result = run("odds", "--want", "3x2", "--lang", lang)
    assert result.stdout.splitlines()[0].replace("\u00a0", " ") == said


@pytest.mark.parametrize("line", ["--want 3x2", "--want 3x2 --from 1,1,2", "--want 3x2,heart", "--want claw --dice 10"])
def test_the_answer_can_be_drawn(run: Run, tmp_path: Path, line: str) -> None:
    file = tmp_path / "odds.svg"
    assert run("odds", *line.split(), "--plot", str(file)).exit_code == 0
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    assert root.attrib["role"] == "img"
    assert len(root.findall("{*}rect")) > 2
