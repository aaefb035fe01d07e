"""Statistics of recorded games on the command line."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from daikaiju import Duel
from daikaiju.words import LANGUAGES, Words

from .conftest import Run


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A finished game."""
    game, dice = Duel(["gigazaur", "the_king"]), random.Random(3)
    while not game.over:
        if game.player == "chance":
            game.roll(dice)
        else:
            game.apply(dice.choice(game.legal_actions))
    place = tmp_path / "game.yaml"
    place.write_text(game.to_text(), encoding="utf-8")
    return str(place)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_habits_in_every_language(run: Run, file: str, lang: str) -> None:
    result = run("statistics", file, "--lang", lang)
    assert result.exit_code == 0, result.output
    assert Words(lang).say("web-statistics-tally", games=2, wins=1) in result.stdout


def test_games_of_one_monster_for_programs(run: Run, file: str) -> None:
    result = run("statistics", file, file, "--monster", "gigazaur", "--json")
    assert result.exit_code == 0, result.output
    (found,) = json.loads(result.stdout)
    assert (found["game"], found["games"], found["reviewed"]) == ("duel", 2, None)


def test_bad_input_gets_one_sentence(run: Run, file: str, tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished.yaml"
    unfinished.write_text(Duel(["gigazaur", "the_king"]).to_text(), encoding="utf-8")
    for arguments, problem in (
        ([file, "--monster", "kraken"], "kraken"),
        ([str(unfinished)], "not over"),
        ([str(tmp_path / "nothing.yaml")], "nothing.yaml"),
    ):
        result = run("statistics", *arguments)
        assert result.exit_code == 2
        assert problem in result.stderr.replace("\n", " ")
        assert "Traceback" not in result.stderr
