"""Fair dice: the scheme itself, and files in which somebody has helped the dice."""

from __future__ import annotations

import copy
import hashlib
import hmac
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from daikaiju import King
from daikaiju.cli import app
from daikaiju.fairness import (
    SCHEME,
    FairDice,
    Proof,
    commitment,
    is_share,
    new_secret,
    outcome,
    shares_digest,
)
from daikaiju.text.files import dump

SECRET = bytes(range(32))
SHARES = {0: "ab" * 32, 2: "cd" * 32}


def test_an_outcome_is_what_the_documentation_says() -> None:
    digest = hashlib.sha256(f"0:{'ab' * 32}\n2:{'cd' * 32}\n".encode()).digest()
    assert shares_digest(SHARES) == digest
    message = b"daikaiju-dice-1" + digest + (5).to_bytes(8, "big") + (0).to_bytes(4, "big")
    drawn = int.from_bytes(hmac.new(SECRET, message, "sha256").digest()[:8], "big")
    assert outcome(SECRET, digest, 5, 46656) == drawn % 46656
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_what_would_make_some_outcomes_likelier_is_drawn_again() -> None:
    """With three quarters of all numbers possible, a quarter of the draws must be thrown away."""
    spread = 3 << 62
    digest = shares_digest({})
    again = 0
    for number in range(200):
        message = SCHEME.encode() + digest + number.to_bytes(8) + (0).to_bytes(4)
        first = int.from_bytes(hmac.digest(SECRET, message, "sha256")[:8])
        again += first >= spread
        assert (outcome(SECRET, digest, number, spread) == first) == (first < spread)
    assert 20 < again < 90


def test_all_outcomes_are_equally_likely() -> None:
    dice = FairDice(SECRET, SHARES)
    counts = Counter(dice.draw(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    # 5 degrees of freedom: a sum above 25.7 comes once in ten thousand.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25.7


def test_everything_changes_the_dice() -> None:
    def thrown(secret: bytes, shares: dict[int, str]) -> list[int]:
        dice = FairDice(secret, shares)
        return [dice.draw(1000) for _ in range(10)]

    base = thrown(SECRET, SHARES)
    assert thrown(SECRET, SHARES) == base
    assert thrown(new_secret(), SHARES) != base
    assert thrown(SECRET, {**SHARES, 0: "ac" * 32}) != base
    assert thrown(SECRET, {1: SHARES[0], 2: SHARES[2]}) != base
    assert FairDice(SECRET, SHARES, drawn=4).draw(1000) == base[4]


def test_a_share_is_64_hexadecimal_digits() -> None:
    assert is_share("0a" * 32)
    assert not any(is_share(text) for text in ("", "0a" * 31, "0A" * 32, "0g" * 32, "0a" * 32 + "\n"))


def fair_game() -> dict[str, Any]:
    """A short game of two with fair dice, as a file."""
    game = King(["gigazaur", "cyber_kitty"])
    dice, choose = FairDice(SECRET, {0: "ab" * 32}), random.Random(1)
    while not game.over:
        if game.player == "chance":
            game.apply(dice.draw(game.chance_count))
        else:
            game.apply(choose.choice(game.legal_actions))
    proof = Proof(commitment(SECRET), SECRET, {0: "ab" * 32})
    return {**game.to_dict(), "fair": proof.to_dict(game.seats)}


GAME = fair_game()


def change_a_die(file: dict[str, Any]) -> None:
    entry = next(entry for entry in file["script"][20:] if "dice" in entry)
    entry["dice"][0] = "claw" if entry["dice"][0] != "claw" else "heart"


def change_a_card(file: dict[str, Any]) -> None:
    shown = {entry["card"] for entry in file["script"] if "card" in entry}
    file["script"][0]["card"] = next(name for name in ("wings", "jets", "tank", "heal") if name not in shown)


def set_in_fair(key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    return lambda file: file["fair"].__setitem__(key, value)


TAMPERED: dict[str, tuple[Callable[[dict[str, Any]], None], str]] = {
    "a die": (change_a_die, "the dice gave"),
    "a card": (change_a_card, "the dice gave"),
    "the secret": (set_in_fair("secret", "00" * 32), "not the commitment"),
    "the commitment": (set_in_fair("commitment", "00" * 32), "not the commitment"),
    "secret and commitment": (
        lambda file: file["fair"].update(secret="00" * 32, commitment=commitment(bytes(32))),
        "the dice gave",
    ),
    "a share": (set_in_fair("shares", {"gigazaur": "ac" * 32}), "the dice gave"),
    "a share more": (set_in_fair("shares", {"gigazaur": "ab" * 32, "cyber_kitty": "ab" * 32}), "the dice gave"),
    "no shares": (set_in_fair("shares", {}), "the dice gave"),
    "the scheme": (set_in_fair("scheme", "loaded-dice"), "unknown scheme"),
    "a short secret": (set_in_fair("secret", "00"), "64 lower-case hexadecimal digits"),
    "a stranger": (set_in_fair("shares", {"godzilla": "ab" * 32}), "godzilla"),
    "no secret": (lambda file: file["fair"].pop("secret"), "no secret"),
    "no proof": (lambda file: file.pop("fair"), "no fair part"),
    "the winner": (lambda file: file["expect"].update(winners=[]), "expect"),
}


def verify(tmp_path: Path, file: dict[str, Any], *options: str) -> Any:
    path = tmp_path / "game.yaml"
    path.write_text(dump(file), encoding="utf-8")
    return CliRunner().invoke(app, ["verify", str(path), *options])


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_fair_game_is_verified(tmp_path: Path, lang: str) -> None:
    result = verify(tmp_path, GAME, "--lang", lang)
    assert result.exit_code == 0, result.output
    rolls = sum("dice" in entry or "card" in entry for entry in GAME["script"])
    assert str(rolls) in result.output


@pytest.mark.parametrize("what", TAMPERED)
def test_a_changed_file_is_found_out_in_one_sentence(tmp_path: Path, what: str) -> None:
    change, sentence = TAMPERED[what]
    file = copy.deepcopy(GAME)
    change(file)
    result = verify(tmp_path, file)
    assert result.exit_code == 1, result.output
    assert sentence in result.output
    assert len(result.output.strip().splitlines()) == 1
    assert '"fair": false' in verify(tmp_path, file, "--json").output


def test_other_rules_are_named_as_a_possible_reason(tmp_path: Path) -> None:
    file = copy.deepcopy(GAME) | {"rules": "0" * 16}
    assert verify(tmp_path, file).exit_code == 0
    change_a_die(file)
    assert "another version of the rules" in verify(tmp_path, file).output


def test_a_file_that_is_no_game_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text("seats: [gigazaur")
    result = CliRunner().invoke(app, ["verify", str(path)])
    assert result.exit_code == 2
    assert "not YAML" in result.output
