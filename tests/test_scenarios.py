"""Every scenario file, played by the Python rules and then, answer by answer, by the compiled ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from daikaiju.targets.cpu import CompiledRules
from daikaiju.text.files import load
from daikaiju.text.script import play, read_scenario
from tests.conftest import Compiled

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_scenarios(file: Path, compiled: Compiled) -> None:
    for document in load(file):
        scenario = read_scenario(document, f"{file.name}, {document.get('title')}")
        begun = scenario.game.state.to_record()
        play(scenario)
        states = [state for state, _ in scenario.game._history]
        play_compiled(compiled(document.get("game", "king")), begun, scenario.choices, states, scenario.title)


def play_compiled(rules: CompiledRules, record: Any, choices: list[int], states: list[Any], title: str) -> None:
    """Give the same answers to the compiled rules; every state before an answer must be the same, byte by byte."""
    for number, (choice, expected) in enumerate(zip(choices, states, strict=True)):
        if record.tobytes() != expected.pack():
            fields = expected.differences(type(expected).from_record(record[0]))
            pytest.fail(f"{title}: before answer {number + 1} the compiled rules differ in {', '.join(fields)}")
        rules.answer_game(record, 0, choice)


def test_every_scenario_has_a_title() -> None:
    titles = [document.get("title") for file in FILES for document in load(file)]
    assert None not in titles
    assert len(titles) > 300
