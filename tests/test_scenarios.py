"""Every scenario file, played in Python and, answer by answer, by the compiled rules and by the engine's file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from daikaiju.engine import engine_of
from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.handbook import handbook
from daikaiju.text.check import check_file
from daikaiju.text.compiled import CompiledMirror
from daikaiju.text.files import load, parse
from daikaiju.text.script import Different, play, read_scenario
from tests.conftest import Compiled

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("on", ["cpu", "wasm"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_scenarios(file: Path, on: str, compiled: Compiled) -> None:
    """Both states are the same after every answer, including the last one and those up to the phase of `until`."""

    def mirror(game: Game) -> CompiledMirror:
        name = game.vocabulary.game
        return CompiledMirror(compiled(name).answer_record if on == "cpu" else engine_of(name).answer)

    results = check_file(file, mirror)
    assert [str(problem) for result in results for problem in result.problems] == []


class Recorder:
    """Counts the answers it is given, and finds one of them wrong."""

    def __init__(self, wrong: int = 0) -> None:
        self.wrong = wrong
        self.given: list[int] = []

    def begin(self, state: Any) -> None:
        self.given = []

    def answer(self, number: int, choice: int, state: Any) -> Any:
        from daikaiju.errors import DaikaijuError

        self.given.append(choice)
        assert state.asking != 0, "the state is one in which a question is asked"
        return DaikaijuError("another state") if number == self.wrong else None


UNTIL = "seats: 2\nscript: [{dice: [1, 1, 2, 2, energy, energy]}]\nuntil: next_turn"


def test_every_answer_is_compared() -> None:
    """The dice, no more Rolls, and nothing bought with two energy; the compiled rules get all of these answers."""
    scenario = read_scenario(parse(UNTIL)[0])
    recorder = Recorder()
    play(scenario, recorder)
    assert len(recorder.given) == len(scenario.choices) == len(scenario.game.played) == 3


@pytest.mark.parametrize("wrong", [1, 3])
def test_a_difference_after_any_answer_fails(wrong: int) -> None:
    with pytest.raises(Different, match="another state"):
        play(read_scenario(parse(UNTIL)[0]), Recorder(wrong))


def test_every_scenario_has_a_title() -> None:
    titles = [document.get("title") for file in FILES for document in load(file)]
    assert None not in titles
    assert len(titles) > 300


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_and_every_card_has_a_scenario(game: str) -> None:
    documents = [document for file in (FOLDER / game).rglob("*.yaml") for document in load(file)]
    clauses = {clause for section in handbook(game)["sections"] for clause in section["clauses"]}
    shown = {str(clause) for document in documents for clause in document.get("clauses", [])}
    assert clauses - shown == set(), "clauses of the handbook that no scenario names"
    cards = {card.id for card in GAMES[game].rules.book.cards}
    named = {str(card) for document in documents for card in document.get("cards", [])}
    assert cards - named == set(), "cards that no scenario names"
    assert named - {*cards, *GAMES[game].rules.book.card_names} == set(), "scenarios name cards that there are not"
