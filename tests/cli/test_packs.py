"""Packs on the command line, and the code generated for a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.conftest import PACKS

from daikaiju.packs import pack_named

from .conftest import Run

Answer = Callable[..., Any]
UNDEAD = str(PACKS / "undead")


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("DAIKAIJU_PACKS", "")
    pack_named.cache_clear()
    yield
    pack_named.cache_clear()


def test_a_folder_names_a_pack(answer: Answer) -> None:
    cards = answer("cards", "--packs", UNDEAD)
    assert len(cards) == 64 + 50
    assert answer("cards", "lich", "--packs", UNDEAD)["name"] == "Lich"


def test_random_games_are_played_with_a_pack(answer: Answer) -> None:
    found = answer("sim", "--packs", UNDEAD, "--games", "20", "--on", "python")
    assert found["packs"] == ["undead"]
    assert found["games"] == 20


def test_an_unknown_pack_is_told(run: Run) -> None:
    result = run("sim", "--packs", "undead", "--games", "1", "--on", "python")
    assert result.exit_code != 0
    assert "unknown pack 'undead'" in " ".join(result.output.split())


def test_the_code_written_for_a_card_is_shown(answer: Answer, run: Run) -> None:
    written = answer("cards", "giant_brain", "--generated")
    assert list(written) == ["<daikaiju king moment number_of_rolls>"]
    assert "giant_brain__number_of_rolls(g, me, rolls)" in next(iter(written.values()))
    result = run("cards", "giant_brain", "--generated")
    assert result.exit_code == 0
    assert "\n                rolls = giant_brain__number_of_rolls(g, me, rolls)\n" in result.stdout


def test_generated_code_is_that_of_one_card(run: Run) -> None:
    result = run("cards", "--generated")
    assert result.exit_code != 0
    assert "--generated needs the name of a card" in result.output
