"""`daikaiju puzzles`: showing, solving, listing and making them, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from daikaiju import Game
from daikaiju.insight.judges import judge_of
from daikaiju.messages import ask
from daikaiju.puzzles.collection import Collection, shipped, write_all
from daikaiju.puzzles.puzzle import position_of
from daikaiju.words import LANGUAGES, Words

from .conftest import Run

RIGHT, WRONG = Words("en").say("puzzle-right"), Words("en").say("puzzle-wrong")


def some_puzzle(theme: str) -> str:
    return next(one.id for one in shipped().listed.values() if one.theme == theme)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_todays_puzzle_can_be_seen_and_its_solution(run: Run, lang: str) -> None:
    asked = run("puzzles", "--lang", lang)
    assert asked.exit_code == 0, asked.output
    assert "--answer" in asked.stdout
    solved = run("puzzles", "--solution", "--lang", lang)
    assert solved.exit_code == 0, solved.output
    assert "±" in solved.stdout


@pytest.mark.parametrize("theme", ["yield", "buy"])
def test_a_right_and_a_wrong_answer(run: Run, theme: str) -> None:
    name = some_puzzle(theme)
    game = shipped().puzzle(name).game()
    said = [run("puzzles", name, "--answer", str(number + 1)).stdout for number in range(len(ask(game).answers))]
    assert sum(RIGHT in text for text in said) == 1
    assert sum(WRONG in text for text in said) == len(said) - 1


def test_dice_are_kept_by_their_numbers(run: Run) -> None:
    puzzle = shipped().puzzle(some_puzzle("dice"))
    dice = puzzle.game().state.dice_count
    sets = ["".join(str(die + 1) for die in range(dice) if kept >> die & 1) or "0" for kept in range(1 << dice)]
    wrong, right = 0, 0
    for kept in sets[:: max(1, len(sets) // 16)]:
        said = run("puzzles", puzzle.id, "--answer", kept).stdout
        wrong, right = wrong + (WRONG in said), right + (RIGHT in said)
    assert wrong > right


def test_for_programs(answer: Callable[..., Any]) -> None:
    assert len(answer("puzzles", "list")) == len(shipped().listed)
    found = answer("puzzles", "today")
    assert found["puzzle"]["answers"][0]["behind"] == 0


@pytest.mark.parametrize(
    ("command", "problem"),
    [
        ("puzzles nowhere", "no puzzle “nowhere”"),
        ("puzzles make", "--folder FOLDER"),
        ("puzzles check", "--folder FOLDER"),
        ("puzzles check --folder no/such/folder", "no puzzles in no/such/folder"),
        ("puzzles check --folder x --processes 0", "from 1 to 256"),
        ("puzzles make --folder x --count 0", "from 1 to 100,000"),
        ("puzzles make --folder x --game chess", "king, duel"),
        ("puzzles today --folder no/such/folder", "no puzzles in no/such/folder"),
    ],
)
def test_bad_input(run: Run, command: str, problem: str) -> None:
    result = run(*command.split())
    assert result.exit_code == 2
    assert problem in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_an_answer_that_is_not_one(run: Run) -> None:
    result = run("puzzles", some_puzzle("yield"), "--answer", "9")
    assert result.exit_code == 2
    assert "no answer to the question" in result.stderr


def test_a_set_of_your_own(run: Run, tmp_path: Path) -> None:
    made = run("puzzles", "make", "--folder", str(tmp_path), "--count", "1", "--seed", "3")
    assert made.exit_code == 0, made.output
    assert "1 puzzle made" in made.stdout
    assert run("puzzles", "today", "--folder", str(tmp_path), "--solution").exit_code == 0
    assert "keeps the 1 that" in run("puzzles", "check", "--folder", str(tmp_path)).stdout


def test_a_set_is_checked_again(run: Run, answer: Callable[..., Any], tmp_path: Path) -> None:
    """One puzzle was made by another network and holds; another one has never been a puzzle."""
    holds = shipped().puzzle(some_puzzle("yield"))
    game = Game.from_dict({"game": "king", "edition": "2016", "seats": ["gigazaur", "the_king"]})
    game.roll(random.Random(1))
    write_all(tmp_path, [replace(holds, network="0"), replace(holds, position=position_of(game), network="0")])
    assert answer("puzzles", "check", "--folder", str(tmp_path))["puzzles"] == 1
    (kept,) = Collection(tmp_path).listed
    assert kept == holds.id
    assert Collection(tmp_path).puzzle(kept).network == judge_of("king").name
