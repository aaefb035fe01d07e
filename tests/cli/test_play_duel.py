"""A whole Duel typed into the terminal in three languages, and the tracks drawn with every kind of token."""

from __future__ import annotations

import functools
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Play, is_refused

from daikaiju import Duel
from daikaiju.cli.terminal_table.duel.tracks import draw
from daikaiju.messages import Localizer
from daikaiju.messages.duel.places import space as told_space
from daikaiju.text.check import check_file
from daikaiju.words import LANGUAGES, Words

TYPED = (
    "",
    "",
    "",
    "1",
    "2",
    "1 2",
    "34",
    "0",
    "3",
    "12",
    "20",
    "table",
    "log",
    "undo",
    "?",
    "? snack",
    "order",
    "so?",
)
ENOUGH = 3000
GOLDEN = Path(__file__).with_name("duel_tracks.txt")


@pytest.fixture
def play(play: Play) -> Play:
    """Plays the Duel with these options, typing these lines."""
    return functools.partial(play, "--game", "duel")


def anything(seed: int) -> list[str]:
    """Lines a person might type, sense or nonsense."""
    dice = random.Random(seed)
    return [dice.choice(TYPED) for _ in range(ENOUGH)]


@pytest.mark.parametrize(
    ("lang", "seats"),
    list(zip(LANGUAGES, ["the_king,alienoid", "gigazaur,meka_dragon", "space_penguin,cyber_kitty"], strict=True)),
)
def test_a_whole_duel_is_played(play: Play, lang: str, seats: str) -> None:
    result = play("--lang", lang, "--seats", seats, "--bots", "random", "--seed", "4", typed=anything(4))
    assert result.exit_code == 0, result.output
    assert result.exception is None
    assert Words(lang).say("play-end-save") in " ".join(result.stdout.split())
    assert Words(lang).say("duel-stat-pulls") in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 82  # a prompt may come before the first line


def test_the_second_seat_is_played_against_the_greedy_bot(play: Play) -> None:
    result = play("--seats", "alienoid,the_king", "--me", "the_king", "--ask-order", "--seed", "2", typed=anything(2))
    assert result.exit_code == 0, result.output
    assert "You are The King. Against you: Alienoid." in result.stdout
    assert "saves the game; Enter ends here." in result.stdout


def test_the_first_screen_shows_everything(play: Play) -> None:
    shown = play("--me", "gigazaur", "--seed", "3", typed=[]).stdout
    assert "You are Gigazaur. Against you: Alienoid." in shown
    assert "Gigazaur: Blockbuster." in shown
    assert "Gigazaur (you) ▸" in shown
    assert "(1 off)" in shown
    assert "Which dice will you keep? (2 Rolls left)" in shown


def test_a_card_of_the_duel_is_explained(play: Play) -> None:
    assert "Snack Time: costs 3, Discard. Gain 3 Life Points." in play("--seed", "3", typed=["? snack"]).stdout


def test_tokens_and_powers_are_explained(play: Play) -> None:
    shown = play("--seed", "3", "--me", "gigazaur", typed=["? Alien", "?gigazaur", "? pumpkin", "? dinosaur"]).stdout
    assert "Buzz token Alien: A shortcut: it shortens the track." in shown
    assert shown.count("Gigazaur: Blockbuster.") == 2
    assert "Buzz token Pumpkin: Three spaces." in shown
    assert "No card is called “dinosaur”." in shown


def test_a_place_is_named_as_it_is_seen(play: Play, tmp_path: Path) -> None:
    """Plus is the player's own side, whatever the seat; files count from the negative end."""
    file = tmp_path / "place.yaml"
    position = {
        "phase": "buy",
        "market": ["acid_attack", "snack_time", "energize"],
        "monsters": {"gigazaur": {"energy": 9}},
    }
    file.write_text(Duel(["gigazaur", "the_king"], position=position).to_text(), encoding="utf-8")
    shown = play("--load", str(file), "--seed", "1", typed=["1", "place fame -3", "fame +3", "table"]).stdout
    assert "Where will you put the Buzz token Tiger?" in shown
    assert "“place fame -3” is no answer here" in shown
    assert "Tiger (Fame +3)" in shown


def test_a_duel_is_saved_checked_and_gone_on_with(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "duel.yaml"
    assert "Saved to" in play("--seed", "5", typed=["", "", "", f"save {file}"]).stdout
    assert [checked.problem for checked in check_file(file)] == [""]
    on = play("--load", str(file), "--seed", "5", typed=anything(5))
    assert on.exit_code == 0
    assert "saves the game; Enter ends here." in on.stdout


def test_programs_get_the_result(play: Play) -> None:
    result = play("--seed", "4", "--bots", "random", "--json", typed=anything(4))
    answer = json.loads(result.stdout)
    assert answer["over"] is True
    assert set(answer["monsters"]) == {"alienoid", "cyber_kitty"}
    assert {"life", "energy", "pulls"} <= set(answer["monsters"]["alienoid"])


BAD = [
    ("--players 3", "--players"),
    ("--seats gigazaur,kraken", "kraken"),
    ("--seats gigazaur", "--players"),
    ("--two-player-variant", "--two-player-variant"),
    ("--ends turn", "--ends"),
    ("--edition 2016", "2016"),
]


@pytest.mark.parametrize(("line", "wrong"), BAD)
def test_bad_input_gets_one_sentence(play: Play, line: str, wrong: str) -> None:
    is_refused(play(*line.split(), typed=[]), wrong)


POSITIONS: dict[str, dict[str, Any]] = {
    "bare tracks": {},
    "tokens of one space, and markers away from the middle": {
        "fame": -2,
        "destruction": 6,
        "tokens": {"cat": "fame 1", "panda": "fame -7", "fish": "destruction 3", "tiger": "destruction -5"},
    },
    "tokens of two and three spaces, turned and not": {
        "tokens": {
            "lizard": "fame 1",
            "anubis": "fame -3 turned",
            "dragon": "destruction 3",
            "pumpkin": "destruction -4",
        }
    },
    "a shortcut, and detours with the marker on an extra space": {
        "fame": 3.5,
        "tokens": {"alien": "destruction -3", "phantom": "fame 3", "penguin": "fame -6"},
    },
    "tokens of The King side by side": {"tokens": {"king_1": "fame 4", "king_2": "fame 5", "cat": "fame 6"}},
}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", POSITIONS)
def test_the_tracks_are_drawn_as_they_always_were(name: str, seat: int) -> None:
    pictures = GOLDEN.read_text(encoding="utf-8").split("\n\n")
    assert picture(name, seat) in [picture.strip("\n") for picture in pictures]


def picture(name: str, seat: int) -> str:
    """Both tracks as one seat sees them, under a heading."""
    game = Duel(["gigazaur", "the_king"], position=POSITIONS[name])
    lines = [
        draw(game.state, track, seat, track_name).plain for track, track_name in enumerate(("Fame", "Destruction"))
    ]
    return "\n".join([f"# {name}, seen by seat {seat}", *lines])


@pytest.mark.parametrize(
    ("seat", "space", "said"), [(1, 6, "+3"), (0, 6, "−3"), (0, 0, "0"), (1, 7, "+3½"), (0, 7, "−3½"), (1, -1, "−½")]
)
def test_spaces_are_counted_from_the_middle(seat: int, space: int, said: str) -> None:
    assert Localizer(Words(), Duel(), seat).argument(told_space(space)) == said


if __name__ == "__main__":
    GOLDEN.write_text(
        "\n\n".join(picture(name, seat) for name in POSITIONS for seat in (0, 1)) + "\n", encoding="utf-8"
    )
