"""Packs on the command line, and the code generated for a card."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.pack_folders import PACKS

from daikaiju.packs import pack_named

from .conftest import Run

Answer = Callable[..., Any]
UNDEAD = str(PACKS / "undead")
MACHINES = str(PACKS / "machines")


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


def test_a_card_of_a_pack_has_rulings_and_clauses(answer: Answer, run: Run) -> None:
    found = answer("cards", "magnet_crane", "--game", "duel", "--packs", MACHINES)
    assert found["rulings"] == ["Only your own cards count; a battery without Magnet Crane does nothing."]
    assert found["clauses"] == ["D-RES-7"]
    assert "без карты «Магнитный кран»" in run(
        "cards", "magnet_crane", "--game", "duel", "--packs", MACHINES, "--lang", "ru"
    ).stdout.replace("\n", " ")


def test_a_mistake_in_a_pack_is_reported_in_the_language_asked_for(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "robots"
    shutil.copytree(PACKS / "machines", folder)
    (folder / "pictures.json").unlink()
    result = run("sim", "--game", "duel", "--packs", str(folder), "--lang", "uk")
    assert result.exit_code != 0
    assert "набір robots: немає файлу pictures.json" in " ".join(result.output.split())


def test_random_games_are_played_with_a_pack(answer: Answer) -> None:
    found = answer("sim", "--packs", UNDEAD, "--games", "20", "--on", "python")
    assert found["packs"] == ["undead"]
    assert found["games"] == 20


def test_an_unknown_pack_is_reported(run: Run) -> None:
    result = run("sim", "--packs", "undead", "--games", "1", "--on", "python")
    assert result.exit_code != 0
    assert "unknown pack 'undead'" in " ".join(result.output.split())


def test_a_card_of_a_pack_that_was_not_asked_for_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))
    result = run("cards", "lich")
    assert result.exit_code != 0
    assert "has no card “lich”, but the pack undead does: add --packs undead." in " ".join(result.output.split())


def test_what_a_card_is_worth_is_not_told_with_packs(run: Run) -> None:
    assert "What buying it is worth" in run("cards", "wings").stdout
    assert "What buying it is worth" not in run("cards", "lich", "--packs", UNDEAD).stdout


def test_the_code_written_for_a_card_is_shown(answer: Answer, run: Run) -> None:
    written = answer("cards", "giant_brain", "--generated")
    assert list(written) == ["<daikaiju king moment number_of_rolls>"]
    assert "giant_brain__number_of_rolls(g, me, rolls)" in next(iter(written.values()))
    result = run("cards", "giant_brain", "--generated")
    assert result.exit_code == 0
    assert " rolls = giant_brain__number_of_rolls(g, me, rolls)\n" in result.stdout


def test_generated_code_is_that_of_one_card(run: Run) -> None:
    result = run("cards", "--generated")
    assert result.exit_code != 0
    assert "--generated needs the name of a card" in result.output
