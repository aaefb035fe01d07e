"""`daikaiju check`: files that pass, files that differ, and files that are not games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.conftest import Compiled

from daikaiju.targets.cpu import CompiledRules
from daikaiju.words import LANGUAGES, Words

from .conftest import Run

GOOD = """
title: Four ones are worth two stars
seats: [gigazaur, cyber_kitty]
script:
  - dice: [1, 1, 1, 1, energy, heart]
  - gigazaur: {reroll: []}
expect: {monsters: {gigazaur: {stars: 3}}}
"""
DIFFERENT = GOOD.replace("stars: 3", "stars: 4").replace("Four ones", "Four wrong ones")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "good.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "both.yml").write_text(f"{GOOD}---{DIFFERENT}", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a game", encoding="utf-8")
    return tmp_path


def test_files_that_pass(run: Run, folder: Path) -> None:
    result = run("check", str(folder / "good.yaml"))
    assert result.exit_code == 0
    assert result.stdout == "All as expected: 1 document.\n"


def test_a_difference_is_one_line_that_says_where(run: Run, folder: Path) -> None:
    result = run("check", str(folder))
    assert result.exit_code == 1
    difference, summary = result.stdout.splitlines()
    for part in ("both.yml", "Four wrong ones", "expect.monsters.gigazaur.stars", "expected 4, but it is 3"):
        assert part in difference
    assert summary == "1 of 3 documents differs."


def test_programs_get_every_document(run: Run, folder: Path) -> None:
    result = run("check", "--json", str(folder))
    assert result.exit_code == 1
    answer = json.loads(result.stdout)
    assert (answer["documents"], answer["passed"], answer["failed"]) == (3, 2, 1)
    assert [(Path(part["file"]).name, part["passed"]) for part in answer["results"]] == [
        ("both.yml", True),
        ("both.yml", False),
        ("good.yaml", True),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_summary_is_in_the_language_asked_for(run: Run, folder: Path, lang: str) -> None:
    result = run("check", "--lang", lang, str(folder))
    assert result.stdout.splitlines()[-1] == Words(lang).say("check-summary", documents=3, failed=1)


BROKEN = {
    "truncated.yaml": (b"title: x\nseats: [gigazaur, cyb", "not YAML"),
    "truncated.json": (b'{"seats": [', "not JSON"),
    "empty.yaml": (b"", "empty"),
    "list.yaml": (b"- 1\n- 2\n", "not a mapping"),
    "latin1.yaml": ("title: Größe\n".encode("latin-1"), "not UTF-8"),
    "no_seats.yaml": (b"script: []\n", "no seats"),
    "eleven.yaml": (b"seats: 11\n", "11 players"),
    "card.yaml": (b"seats: 2\nscript: [{gigazaur: {buy: wing}}]\n", "did you mean “wings”"),
    "hearts.yaml": (b"seats: 2\nposition: {monsters: {gigazaur: {hearts: 40}}}\n", "40 is not a whole number"),
    "twice.yaml": (b"seats: 2\nposition: {market: [tank, tank]}\n", "lies in two places"),
    "words.yaml": (b"seats: 2\nposition: {monsters: {gigazaur: {stars: three}}}\n", "three"),
    "binary.json": (bytes(range(256)), "not UTF-8"),
    "script.yaml": (b"seats: 2\nscript: 5\n", "not a list"),
    "title.yaml": (b"title: [1, 2]\nseats: 2\nscript: {}\n", "not a list"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_not_a_game_gets_one_sentence(run: Run, folder: Path, name: str) -> None:
    content, sentence = BROKEN[name]
    (folder / name).write_bytes(content)
    result = run("check", str(folder / "good.yaml"), str(folder / name))
    assert result.exit_code == 2, result.output
    assert result.stdout == "All as expected: 1 document.\n1 document cannot be read.\n"
    assert len(result.stderr.splitlines()) == 1
    assert sentence in result.stderr
    assert name in result.stderr


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    result = run("check", str(tmp_path / "nowhere.yaml"))
    assert result.exit_code == 2
    assert result.stderr.endswith("nowhere.yaml: No such file or directory\n")


def test_a_folder_without_games(run: Run, tmp_path: Path) -> None:
    result = run("check", str(tmp_path))
    assert result.exit_code == 2
    assert "no file that ends in .yaml, .yml, .json" in result.stderr


def test_nothing_to_check(run: Run) -> None:
    result = run("check")
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


def test_neither_a_bad_document_nor_a_bad_file_stops_the_others(run: Run, folder: Path) -> None:
    (folder / "bad.yaml").write_bytes(b"\xff")
    (folder / "mixed.yaml").write_text(f"seats: [gigazaur\n---{GOOD}---\nseats: 11\n---{DIFFERENT}", encoding="utf-8")
    result = run("check", str(folder))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 3
    assert result.stdout.splitlines()[-2:] == ["2 of 5 documents differ.", "3 documents cannot be read."]
    answer = json.loads(run("check", "--json", str(folder)).stdout)
    assert (answer["documents"], answer["passed"], answer["failed"], answer["unreadable"]) == (8, 3, 5, 3)


def test_every_difference_has_its_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(GOOD.replace("stars: 3", "stars: 4, hearts: 3") + "until: over\n", encoding="utf-8")
    lines = run("check", str(file)).stdout.splitlines()
    assert len(lines) == 3
    assert "gigazaur.hearts: expected 3, but it is" in lines[1]


PROBLEMS = {
    "en": ("expected 4, but it is 3", "unknown card “wing”; did you mean “wings”?"),
    "ru": ("ожидалось 4, а на деле 3", "неизвестная карта «wing»; может быть, «wings»?"),
    "uk": ("очікувалося 4, а насправді 3", "невідома карта «wing»; може, «wings»?"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_what_is_wrong_in_their_language(run: Run, tmp_path: Path, lang: str) -> None:
    different, unknown = PROBLEMS[lang]
    file = tmp_path / "wrong.yaml"
    file.write_text(f"{DIFFERENT}---\nseats: 2\nposition: {{market: [wing]}}\n", encoding="utf-8")
    result = run("check", "--lang", lang, str(file))
    assert different in result.stdout
    assert unknown in result.stderr
    problems = [problem for part in json.loads(run("check", "--json", "--lang", lang, str(file)).stdout)["results"]
                for problem in part["problems"]]  # fmt: skip
    assert [different in problems[0], unknown in problems[1]] == [True, True]
    verified = run("verify", "--lang", lang, str(tmp_path / "nothing.yaml"))
    assert verified.exit_code == 2
    assert verified.stderr.endswith(f"nothing.yaml: {Words(lang).say('file-not-there')}\n")
    file.write_text("", encoding="utf-8")
    loaded = run("play", "--lang", lang, "--load", str(file))
    assert loaded.stderr == f"{file}: {Words(lang).say('file-empty')}\n"


def test_the_compiled_rules_play_the_same(run: Run, folder: Path, compiled: Compiled) -> None:
    compiled("king")
    result = run("check", "--on", "cpu", str(folder / "good.yaml"))
    assert result.exit_code == 0, result.output
    assert result.stdout == "All as expected: 1 document.\n"


def test_a_difference_in_the_compiled_rules_is_reported(
    run: Run, folder: Path, compiled: Compiled, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled("king")
    monkeypatch.setattr(CompiledRules, "answer_game", lambda self, record, place, choice: None)
    result = run("check", "--on", "cpu", str(folder / "good.yaml"))
    assert result.exit_code == 1
    assert "after answer 1 the compiled rules differ in " in result.stdout


def test_rules_that_run_nowhere_are_refused(run: Run, folder: Path) -> None:
    result = run("check", "--on", "moon", str(folder / "good.yaml"))
    assert result.exit_code == 2
    assert "--on" in result.stderr
