"""`daikaiju hint` and `daikaiju review`: what they show, and what they refuse."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from daikaiju import King
from daikaiju.words import LANGUAGES

from .conftest import Run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A few turns of a game."""
    game, source = King(3), random.Random(2)
    for _ in range(25):
        if game.player == "chance":
            game.roll(source)
        else:
            game.apply(source.choice(game.legal_actions))
    if game.player == "chance":
        game.roll(source)
    path = tmp_path / "game.yaml"
    path.write_text(game.to_text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_fits_into_eighty_columns(run: Run, file: Path, lang: str) -> None:
    for command in ("hint", "review"):
        time = ("--time", "0") if command == "hint" else ()
        result = run(command, str(file), "--lang", lang, *time)
        assert result.exit_code == 0, result.output
        assert all(len(line) <= 80 for line in result.stdout.splitlines() if set(line) & set("│┃"))


def test_a_hint_for_programs(answer: Callable[..., Any], file: Path) -> None:
    found = answer("hint", str(file), "--time", "0")
    chances = [one["chance"] for one in found["answers"]]
    assert chances == sorted(chances, reverse=True)
    assert sum(one["chance"] for one in found["chances"]) == pytest.approx(1, abs=1e-3)
    assert answer("hint", str(file), "--at", "0", "--time", "0")["turn"] == 0


def test_a_review_for_programs(answer: Callable[..., Any], file: Path) -> None:
    found = answer("review", str(file), "--workers", "1")
    assert len(found["chances"]) == len(found["steps"]) + 1
    assert {one["seat"] for one in found["players"]} == {0, 1, 2}


@pytest.mark.parametrize("command", ["hint", "review"])
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        ("[1, 2]", "list"),
        ("game: chess\nseats: 2\n", "chess"),
        ("seats: [gigazaur, gigazaur]\n", "gigazaur"),
        ("seats: 2\nposition: {market: [wigs]}\n", "wings"),
        ("seats: 2\nposition: {monsters: {gigazaur: {hearts: 99}}}\n", "99"),
        ("seats: 2\nposition: {phase: roll}\nscript: [{gigazaur: stay}]\n", "stay"),
    ],
    ids=[
        "empty",
        "no-document",
        "other-game",
        "illegal-seats",
        "unknown-card",
        "illegal-position",
        "impossible-script",
    ],
)
def test_what_is_not_a_game_gets_one_sentence(run: Run, tmp_path: Path, command: str, text: str, problem: str) -> None:
    path = tmp_path / "file.yaml"
    path.write_text(text, encoding="utf-8")
    result = run(command, str(path))
    assert result.exit_code == 2
    assert problem in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--time", "-1"), "from 0 to 600"),
        (("--time", "soon"), "soon"),
        (("--at", "9999"), "0 to"),
        (("--at", "x"), "--at"),
    ],
)
def test_bad_options(run: Run, file: Path, arguments: tuple[str, ...], problem: str) -> None:
    result = run("hint", str(file), *arguments)
    assert result.exit_code == 2
    assert problem in result.stderr
