"""Files that are wrong: one sentence that names the place and says what would be right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from daikaiju.errors import DaikaijuError
from daikaiju.text.check import check_document, check_file
from daikaiju.text.files import parse

SEATS = "seats: [gigazaur, cyber_kitty]\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("script: []", "no seats"),
        ("seats: 11", "11 players; the game is for 2 to 6"),
        ("seats: two", "'two' is not a list"),
        (SEATS + "editon: 2016", "unknown key “editon”; did you mean “edition”?"),
        (SEATS + "edition: 2020", "unknown edition “2020”"),
        (SEATS + "game: chess", "unknown game “chess”"),
        (
            SEATS + "position: {monsters: {gigazaur: {hearts: 40}}}",
            "position.monsters.gigazaur.hearts: 40 is not a whole number from 0 to 12",
        ),
        (
            SEATS + "position: {monsters: {gigazaur: {hearts: 11}}}",
            "11 hearts are more than the 10 this monster can have",
        ),
        (SEATS + "position: {monsters: {gigazaur: {hearts: ten}}}", "'ten' is not a whole number"),
        (SEATS + "position: {monsters: {gigazaur: {stars: true}}}", "True is not a whole number"),
        (SEATS + "position: {monsters: {gigazilla: {}}}", "unknown key “gigazilla”; did you mean “gigazaur”?"),
        (
            SEATS + "position: {monsters: {gigazaur: {cards: [wing]}}}",
            r"cards\[1\]: unknown card “wing”; did you mean “wings”?",
        ),
        (SEATS + "position: {monsters: {gigazaur: {cards: [wings, wings]}}}", "card “wings” lies in two places"),
        (SEATS + "position: {monsters: {gigazaur: {cards: [tank]}}}", "“tank” is a Discard card"),
        (SEATS + "position: {market: [tank, tank]}", "card “tank” lies in two places"),
        (SEATS + "position: {market: [tank, heal, wings, jets]}", "4 cards in a market of 3"),
        (SEATS + "position: {monsters: {gigazaur: {zone: bay}}}", "the Bay is used with five or six"),
        (
            SEATS + "position: {monsters: {gigazaur: {zone: city}, cyber_kitty: {zone: city}}}",
            "two monsters cannot be in the City",
        ),
        (SEATS + "position: {active: gigazaur, monsters: {gigazaur: eliminated}}", "“gigazaur” is eliminated"),
        (SEATS + "position: {mimic_on: wings}", "the Mimic token needs a Mimic in play"),
        (SEATS + "position: {agenda: [[fly, 0, 0, 0]]}", "unknown frame “fly”"),
        (SEATS + "position: {agenda: [[turn, 0]]}", "a frame is its name and three numbers"),
        (SEATS + "position: {phase: lunch}", "unknown phase “lunch”"),
        (SEATS + "start: now", "start can only be setup"),
        (SEATS + "until: supper", "unknown phase “supper”"),
        (SEATS + "script: [{dice: [1, 2, 7]}]", "unknown face “7”"),
        (SEATS + "script: [{dice: [1, 2, 3]}]", "was never asked for"),
        (SEATS + "script: [{gigazaur: jump}]", "unknown answer “jump”"),
        (SEATS + "script: [{gigazaur: {buy: wing}}]", "unknown buy “wing”; did you mean “wings”?"),
        (
            SEATS + "script: [{gigazaur: {buy: wings}}]",
            "gigazaur: buy: wings was never asked for in the turn of gigazaur: gigazaur was asked to buy: stop",
        ),
        (SEATS + "script: [{gigazaur: stop, cyber_kitty: stop}]", "an entry of a script says one thing"),
        (SEATS + "expect: {monsters: {gigazaur: {stars: 5}}}", "expected 5, but it is 0"),
        (SEATS + "expect: {weather: fine}", "unknown key “weather”"),
        (
            SEATS + "script: [{dice: [1, 1, 1, 1, 2, 2]}, {illegal: {gigazaur: {reroll: [1]}}}]",
            "should be refused here, but it is legal",
        ),
    ],
)
def test_one_clear_sentence(text: str, problem: str) -> None:
    checked = check_document(parse(text)[0], "file.yaml")
    assert not checked.passed
    assert "\n" not in checked.problem
    assert re.search(problem, checked.problem), checked.problem


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"seats: [gigazaur", "not YAML"),
        (b'{"seats": [', "not JSON, line 1"),
        (b"just words", "holds only text, not a mapping"),
        (b"- 1\n- 2\n", "holds a list, not a mapping"),
        (b"seats: 0x" + b"f" * 190, "players; the game is for 2 to 6"),
        (b"seats: 2\nposition: {turn: 0x" + b"f" * 190 + b"}", "a number too long to be written"),
    ],
)
def test_documents_that_cannot_be_read(content: bytes, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "file.yaml"
    file.write_bytes(content)
    (checked,) = check_file(file)
    assert checked.unreadable
    assert re.search(problem, checked.problem), checked.problem


@pytest.mark.parametrize(
    ("content", "problem"),
    [(b"\xff\xfe\x00", "not UTF-8 text"), (b"%PDF-1.4\n%\xe2\xe3", "not UTF-8 text"), (b"", "empty")],
)
def test_foreign_files_are_refused(content: bytes, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "file.yaml"
    file.write_bytes(content)
    with pytest.raises(DaikaijuError, match=problem):
        check_file(file)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DaikaijuError, match="No such file"):
        check_file(tmp_path / "nothing.yaml")
