"""`daikaiju verify`: files with tampered dice, files that were cut, and incomplete proofs."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from daikaiju.cli import app
from daikaiju.fairness.dice import commitment, new_secret
from daikaiju.fairness.exchange import Exchange
from daikaiju.fairness.script import MOST_ENTRIES, read_document
from daikaiju.messages import Message, Phrase
from daikaiju.text.files import dump
from tests.server.fair_files import (
    SEATS,
    SECRET,
    SHARES,
    TABLE,
    committed,
    exchanged,
    fair_game,
    game_with,
    old_proof,
    rolls_of,
)

STORES = ()
"""No server, and so no store, takes part."""

FAIR, ALTERED, UNREADABLE, UNPROVED = 0, 1, 2, 3


def verify_text(tmp_path: Path, text: str, *options: str) -> Any:
    path = tmp_path / "game.yaml"
    path.write_text(text, encoding="utf-8")
    return CliRunner().invoke(app, ["verify", str(path), *options])


def verify(tmp_path: Path, file: dict[str, Any], *options: str) -> Any:
    return verify_text(tmp_path, dump(file), *options)


def changed(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    file = copy.deepcopy(fair_game())
    change(file)
    return file


def dice_from(file: dict[str, Any], least: int) -> int:
    """The number of a roll that is a throw of dice, from 1."""
    return next(
        number for number, place in enumerate(rolls_of(file), 1) if number >= least and "dice" in file["script"][place]
    )


ROLL = dice_from(fair_game(), 12)


def change_a_die(file: dict[str, Any]) -> None:
    """For the roll in question."""
    entry = file["script"][rolls_of(file)[dice_from(file, 12) - 1]]
    entry["dice"][0] = "claw" if entry["dice"][0] != "claw" else "heart"


def change_a_card(file: dict[str, Any]) -> None:
    shown = {entry["card"] for entry in file["script"] if "card" in entry}
    file["script"][0]["card"] = next(name for name in ("wings", "jets", "tank", "heal") if name not in shown)


def remove_a_roll(file: dict[str, Any]) -> None:
    del file["script"][rolls_of(file)[ROLL - 1]]


def change_an_answer(file: dict[str, Any]) -> None:
    place = next(place for place, entry in enumerate(file["script"]) if "gigazaur" in entry)
    file["script"][place] = {"gigazaur": {"buy": "wings"}}


def set_in_fair(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda file: file["fair"].__setitem__(key, value)


ZEROS = "00" * 32
CHANGES: dict[str, tuple[Callable[[dict[str, Any]], Any], int, str]] = {
    "a die": (change_a_die, ALTERED, f"Altered at roll {ROLL}"),
    "a card": (change_a_card, ALTERED, "Altered at roll 1:"),
    "a roll is gone": (remove_a_roll, ALTERED, f"Altered at roll {ROLL}"),
    "an answer": (change_an_answer, ALTERED, "was not possible there"),
    "more than the game": (lambda file: file["script"].append({"card": "wings"}), ALTERED, "after the game is over"),
    "another beginning": (
        lambda file: (file.pop("start"), file.update(position={})),
        ALTERED,
        "does not begin where a game begins",
    ),
    "the winner": (lambda file: file["expect"].update(winners=[]), ALTERED, "another result"),
    "the secret": (set_in_fair("secret", ZEROS), ALTERED, "the secret is not the one"),
    "the commitment": (set_in_fair("commitment", ZEROS), ALTERED, "the secret is not the one"),
    "secret and commitment": (
        lambda file: file["fair"].update(secret=ZEROS, commitment=commitment(bytes(32))),
        ALTERED,
        "the share is not the one committed to before the first roll (Gigazaur and Cyber Kitty)",
    ),
    "a share": (
        lambda file: file["fair"]["shares"].update(gigazaur="ac" * 32),
        ALTERED,
        "the share is not the one committed to before the first roll (Gigazaur)",
    ),
    "a commitment": (
        lambda file: file["fair"]["commitments"].update(gigazaur=ZEROS),
        ALTERED,
        "the share is not the one committed to before the first roll (Gigazaur)",
    ),
    "a commitment is gone": (
        lambda file: file["fair"]["commitments"].pop("gigazaur"),
        ALTERED,
        "the share is not the one committed to before the first roll (Gigazaur)",
    ),
    "a share is gone": (
        lambda file: file["fair"]["shares"].pop("gigazaur"),
        ALTERED,
        "a share that was committed to is missing (Gigazaur)",
    ),
    "a share and its commitment are gone": (
        lambda file: (file["fair"]["shares"].pop("gigazaur"), file["fair"]["commitments"].pop("gigazaur")),
        ALTERED,
        "Altered at roll 1:",
    ),
    "the table": (set_in_fair("table", "other"), ALTERED, "the share is not the one"),
    "a round that never was": (
        lambda file: file["fair"]["broken"].append(exchanged({0: ZEROS}).current_round().to_dict(file["seats"])),
        ALTERED,
        "Altered at roll 1:",
    ),
    "the form": (set_in_fair("scheme", "daikaiju-dice-1"), UNREADABLE, "unknown key"),
    "the scheme": (set_in_fair("scheme", "loaded-dice"), UNREADABLE, "unknown scheme"),
    "a short secret": (set_in_fair("secret", "00"), UNREADABLE, "64 lower-case hexadecimal digits"),
    "a stranger": (set_in_fair("shares", {"godzilla": "ab" * 32}), UNREADABLE, "godzilla"),
    "no secret": (lambda file: file["fair"].pop("secret"), UNREADABLE, "no secret"),
    "no commitments": (lambda file: file["fair"].pop("commitments"), UNREADABLE, "no commitments"),
    "no proof": (lambda file: file.pop("fair"), UNPROVED, "no part about fair dice"),
    "the last half": (
        lambda file: (file["script"].__delitem__(slice(60, None)), file.pop("expect")),
        ALTERED,
        "The file ends in the middle: after roll",
    ),
    "the last half, with a result": (
        lambda file: file["script"].__delitem__(slice(60, None)),
        ALTERED,
        "The file ends in the middle: after roll",
    ),
}


@pytest.mark.parametrize(("lang", "word"), [("en", "Fair"), ("ru", "Честно"), ("uk", "Чесно")])
def test_a_fair_game_is_verified(tmp_path: Path, lang: str, word: str) -> None:
    result = verify(tmp_path, fair_game(), "--lang", lang)
    assert result.exit_code == FAIR, result.output
    assert result.output.startswith(word)
    assert str(len(rolls_of(fair_game()))) in result.output


@pytest.mark.parametrize("what", CHANGES)
def test_a_changed_file_is_found_out(tmp_path: Path, what: str) -> None:
    change, code, sentence = CHANGES[what]
    result = verify(tmp_path, changed(change))
    assert result.exit_code == code, result.output
    assert sentence in result.output
    assert len(result.output.strip().splitlines()) == 1
    told = json.loads(verify(tmp_path, changed(change), "--json").output)
    assert told["fair"] is False
    assert sentence in told["documents"][0]["text"]


def test_an_altered_roll_is_said_with_what_the_dice_gave(tmp_path: Path) -> None:
    place = rolls_of(fair_game())[ROLL - 1]
    right = ", ".join(map(str, fair_game()["script"][place]["dice"]))
    result = verify(tmp_path, changed(change_a_die))
    assert f"the dice gave “{{dice: [{right}]}}”" in result.output
    told = json.loads(verify(tmp_path, changed(change_a_die), "--json").output)["documents"][0]
    assert (told["verdict"], told["findings"]) == ("altered", [{"key": "fair-altered-roll", "args": {"roll": ROLL}}])


@pytest.mark.parametrize("left", [0.2, 0.31, 0.5, 0.77, 0.9, 0.97])
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_file_that_was_cut_anywhere_says_so(tmp_path: Path, left: float, lang: str) -> None:
    text = dump(fair_game())
    result = verify_text(tmp_path, text[: int(len(text) * left)], "--lang", lang)
    assert result.exit_code == ALTERED, result.output
    said = {"en": "ends in the middle", "ru": "Файл обрывается", "uk": "Файл обривається"}
    assert said[lang] in result.output


def test_a_cut_file_is_never_fair_wherever_it_was_cut(tmp_path: Path) -> None:
    text = dump(fair_game())
    for end in range(len(text) - 30, 40, -251):
        assert verify_text(tmp_path, text[:end]).exit_code != FAIR


def test_an_altered_roll_is_found_in_a_cut_file_too(tmp_path: Path) -> None:
    text = dump(changed(change_a_die))
    assert f"Altered at roll {ROLL}" in verify_text(tmp_path, text[: len(text) * 9 // 10]).output


def test_every_document_is_read(tmp_path: Path) -> None:
    text = dump(fair_game()) + "---\n" + dump(changed(change_a_die)) + "---\n" + dump(changed(lambda f: f.pop("fair")))
    result = verify_text(tmp_path, text)
    assert result.exit_code == ALTERED
    first, second, third = result.output.strip().splitlines()
    assert first.startswith("Document 1: Fair")
    assert second.startswith(f"Document 2: Altered at roll {ROLL}")
    assert third.startswith("Document 3: Not proved fair")
    told = json.loads(verify_text(tmp_path, text, "--json").output)
    assert told["fair"] is False
    assert [document["verdict"] for document in told["documents"]] == ["fair", "altered", "unproved"]
    # Fair games do not make up for one whose text breaks off.
    cut = verify_text(tmp_path, dump(fair_game()) + "---\n" + dump(fair_game())[:4000])
    assert cut.exit_code == ALTERED
    assert "Document 2: The file ends in the middle" in cut.output


def test_the_old_form_is_verified_but_not_called_fair(tmp_path: Path) -> None:
    file = game_with(old_proof())
    result = verify(tmp_path, file)
    assert result.exit_code == UNPROVED
    assert f"all {len(rolls_of(file))} rolls and cards fit" in result.output
    assert "older form" in result.output
    assert "Fair" not in result.output
    change_a_die(file)
    assert f"Altered at roll {dice_from(file, 12)}" in verify(tmp_path, file).output


def withheld_game() -> dict[str, Any]:
    """A game before which one player did not open their share."""
    exchange = Exchange(TABLE, SECRET)
    exchange.freeze(committed(exchange, SHARES), [0, 1], SEATS)
    exchange.open({0: SHARES[0]})
    exchange.break_round(new_secret())
    exchange.freeze(committed(exchange, {0: "11" * 32}), [0, 1], SEATS)
    exchange.open({0: "11" * 32})
    return game_with(exchange.proof())


def test_a_player_who_withholds_a_share_is_named(tmp_path: Path) -> None:
    result = verify(tmp_path, withheld_game())
    assert result.exit_code == UNPROVED
    assert "In round 1 a share was committed to but not opened (Cyber Kitty)" in result.output
    assert "those who added no share (Cyber Kitty)" in result.output
    file = withheld_game()
    file["fair"]["broken"] = []
    assert "Altered at roll 1:" in verify(tmp_path, file).output, "a broken round cannot be left out"


def test_a_round_that_was_done_again_without_a_reason_is_not_fair(tmp_path: Path) -> None:
    exchange = exchanged(SHARES)
    exchange.break_round(new_secret())
    exchange.freeze(committed(exchange, SHARES), [0, 1], SEATS)
    exchange.open(SHARES)
    result = verify(tmp_path, game_with(exchange.proof()))
    assert result.exit_code == UNPROVED
    assert "although everybody had opened" in result.output


@pytest.mark.parametrize(
    ("shares", "sentence"),
    [({}, "No player added a share"), ({0: SHARES[0]}, "those who added no share (Cyber Kitty)")],
)
def test_dice_without_everybodys_share_are_not_called_fair(
    tmp_path: Path, shares: dict[int, str], sentence: str
) -> None:
    result = verify(tmp_path, game_with(exchanged(shares, people=[0, 1]).proof()))
    assert result.exit_code == UNPROVED
    assert sentence in result.output


def test_other_rules_are_named_as_a_possible_reason(tmp_path: Path) -> None:
    assert verify(tmp_path, changed(lambda file: file.update(rules="0" * 16))).exit_code == FAIR
    file = changed(change_a_die) | {"rules": "0" * 16}
    assert "another version of the rules" in verify(tmp_path, file).output


@pytest.mark.parametrize(("text", "sentence"), [("a: [1, 2\nb: c: d\n", "not YAML"), ("", "empty"), ("5", "mapping")])
def test_a_file_that_is_not_a_game_is_bad_input(tmp_path: Path, text: str, sentence: str) -> None:
    result = verify_text(tmp_path, text)
    assert result.exit_code == UNREADABLE
    assert sentence in result.output


def test_a_script_longer_than_any_game_is_refused_in_the_readers_language() -> None:
    (finding,) = read_document({"script": ["stop"] * (MOST_ENTRIES + 1)}).findings
    assert finding.message.args["problem"] == Phrase(
        Message("file-too-many-entries", {"entries": MOST_ENTRIES + 1, "most": MOST_ENTRIES})
    )


def test_places_changed_after_the_shares_were_opened_are_found(tmp_path: Path) -> None:
    """A host who knows the dice could choose who sits where; only a person alone among bots may be moved to begin."""
    proof = replace(exchanged(SHARES).proof(), seats=tuple(reversed(SEATS)))
    result = verify(tmp_path, game_with(proof))
    assert result.exit_code == UNPROVED
    assert "Places were changed after the shares were opened (Cyber Kitty and Gigazaur)" in result.output
    file = changed(lambda file: file["fair"].update(seats=list(reversed(SEATS))))
    assert verify(tmp_path, file).exit_code == ALTERED


@pytest.mark.parametrize(("newcomer", "code"), [(0, FAIR), (1, UNPROVED)])
def test_a_newcomer_alone_among_bots_may_be_allowed_to_begin(tmp_path: Path, newcomer: int, code: int) -> None:
    exchange = Exchange(TABLE, SECRET)
    exchange.freeze(committed(exchange, {newcomer: "ab" * 32}), [newcomer], SEATS)
    exchange.open({newcomer: "ab" * 32})
    file = game_with(exchange.proof(), seats=SEATS[::-1])
    first = next(key for entry in file["script"] for key in entry if key not in ("dice", "card"))
    expected = code if first == SEATS[0] else FAIR + UNPROVED - code
    assert verify(tmp_path, file).exit_code == expected
