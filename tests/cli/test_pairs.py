"""All pairs of monsters of the Duel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from daikaiju.words import LANGUAGES, Words

from .conftest import Run

Answer = Callable[..., Any]


def test_every_pair_is_played(answer: Answer) -> None:
    found = answer("sim", "--game", "duel", "--pairs", "--on", "python", "--games", "3", "--seed", "2")
    assert (found["game"], found["on"], found["seed"], found["games"]) == ("duel", "python", 2, 3)
    assert len({(pair["first"], pair["second"]) for pair in found["pairs"]}) == 36
    assert all(0 <= pair["low"] <= pair["share"] <= pair["high"] <= 1 for pair in found["pairs"])
    assert len(found["monsters"]) == 6
    mean = sum(monster["share"] for monster in found["monsters"].values()) / 6
    assert mean == pytest.approx(0.5)  # every game between two different monsters is won by one of them


def test_the_compiled_rules_play_the_same_pairs(answer: Answer) -> None:
    python, cpu = (
        answer("sim", "--game", "duel", "--pairs", "--on", on, "--games", "2")["pairs"] for on in ("python", "cpu")
    )
    assert python == cpu


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_names_every_monster(run: Run, lang: str) -> None:
    result = run("sim", "--game", "duel", "--pairs", "--on", "python", "--games", "1", "--lang", lang)
    assert result.exit_code == 0, result.output
    for monster in ("alienoid", "cyber_kitty", "gigazaur", "meka_dragon", "space_penguin", "the_king"):
        assert result.stdout.count(Words(lang).say(f"duel-monster-{monster}")) >= 12


def test_king_has_no_pairs(run: Run) -> None:
    result = run("sim", "--pairs", "--on", "python", "--games", "1")
    assert result.exit_code == 2
    assert "--pairs" in result.stderr
    assert len(result.stderr.splitlines()) == 1
