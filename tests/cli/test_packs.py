"""Packs on the command line, and the code generated for a card."""

from __future__ import annotations

import functools
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Compiled
from tests.pack_folders import PACKS

from daikaiju.packs import pack_named
from daikaiju.targets.cpu import CompiledRules
from daikaiju.words import texts

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
    assert len(cards) == 64 + 52
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
    said = " ".join(result.output.split())
    assert "unknown pack “undead”; there is none (packs are those of --packs FOLDER" in said
    assert "DAIKAIJU_PACKS" in said


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


@pytest.mark.parametrize(("folder", "documents"), [(UNDEAD, "3 documents"), (MACHINES, "1 document")])
def test_the_scenarios_of_a_pack_are_checked(run: Run, folder: str, documents: str) -> None:
    result = run("check", "--packs", folder)
    assert result.exit_code == 0, result.output
    assert result.stdout == f"All as expected: {documents}.\n"


def test_scenarios_of_a_pack_are_checked_compiled(
    run: Run, compiled: Compiled, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))
    compiled("king", "undead")
    result = run("check", "--on", "cpu", "--packs", "undead")
    assert result.exit_code == 0, result.output
    assert result.stdout == "All as expected: 3 documents.\n"
    monkeypatch.setattr(CompiledRules, "answer_game", lambda self, record, place, choice: None)
    assert "the compiled rules differ in" in run("check", "--on", "cpu", "--packs", "undead").stdout


def test_files_are_checked_with_a_pack(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text("packs: [undead]\nseats: 2\nposition: {market: [lich]}\nexpect: {deck: 117}\n", encoding="utf-8")
    alone = run("check", str(file))
    assert alone.exit_code == 2
    assert "DAIKAIJU_PACKS" in alone.stderr
    result = run("check", "--packs", UNDEAD, str(file))
    assert result.stdout == "All as expected: 1 document.\n", "the named file only, not the scenarios"


def copied(tmp_path: Path, name: str) -> Path:
    """A copy of a pack; under a name of its own, because a process loads a pack once."""
    folder = tmp_path / name
    shutil.copytree(PACKS / "machines", folder)
    for file in (folder / "words").rglob("*.ftl"):
        file.write_text(file.read_text("utf-8").replace("duel-pack-machines", f"duel-pack-{name}"), encoding="utf-8")
    return folder


def without_words_of_other_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "texts_of", functools.cache(texts.texts_of.__wrapped__))
    monkeypatch.setattr(texts, "_added", {})


def test_a_word_that_the_glossary_forbids_is_reported(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_words_of_other_packs(monkeypatch)
    folder = copied(tmp_path, "robots")
    shutil.rmtree(folder / "scenarios")
    assert run("check", "--packs", str(folder)).stdout == "All as expected: 0 documents.\n"
    (text,) = (folder / "words" / "ru").glob("*.ftl")
    text.write_text(text.read_text("utf-8").replace(".about = ", ".about = Получите 3 энергии. "), encoding="utf-8")
    result = run("check", "--packs", str(folder))
    assert result.exit_code == 1
    problem = result.stdout.splitlines()[0]
    assert problem.startswith("pack robots: words/ru says “3 энерги” in duel-pack-robots.about; the games say ")


def test_a_mistake_in_a_pack_is_found_by_check(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_words_of_other_packs(monkeypatch)
    folder = copied(tmp_path, "droids")
    (folder / "pictures.json").write_text("{}", encoding="utf-8")
    result = run("check", "--packs", str(folder))
    assert result.exit_code == 2
    assert "pictures.json has no picture of" in result.stderr
