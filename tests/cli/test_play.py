"""A whole game typed into the terminal, in three languages, and everything a person may type on the way."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Play, is_refused

from daikaiju.text.check import check_file
from daikaiju.words import LANGUAGES, Words

TYPED = ("", "", "", "1", "2", "1 2", "34", "0", "3", "table", "log", "undo", "?", "? wings", "order", "what?", "9 9 9")
ENOUGH = 4000


def anything(seed: int, lines: int = ENOUGH) -> list[str]:
    """Lines a person might type, sense or nonsense."""
    dice = random.Random(seed)
    return [dice.choice(TYPED) for _ in range(lines)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["2016", "2010"])
def test_a_whole_game_is_played(play: Play, lang: str, edition: str) -> None:
    result = play("--lang", lang, "--edition", edition, "--seed", "4", typed=anything(4))
    assert result.exit_code == 0, result.output
    assert result.exception is None
    assert Words(lang).say("play-end-save") in result.stdout.replace("\n", " ")
    assert Words(lang).say("king-stat-claws") in result.stdout


@pytest.mark.parametrize(
    "options",
    [
        "--players 2 --two-player-variant",
        "--seats 6",
        "--seats alienoid,the_king --bots random",
        "--me alienoid --ends round --ask-order",
        "--edition 2010 --players 5 --ends at_once",
    ],
)
def test_every_table_can_be_played(play: Play, options: str) -> None:
    result = play(*options.split(), "--seed", "1", typed=anything(1))
    assert result.exit_code == 0, result.output
    assert "“save FILE” saves the game; Enter ends here." in result.stdout


def test_the_first_screen_fits_and_asks_for_dice(play: Play) -> None:
    result = play("--seed", "3", typed=[])
    assert result.exit_code == 0
    assert "You are Gigazaur." in result.stdout
    assert "Which dice will you keep? (2 Rolls left)" in result.stdout
    assert "No more input" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(play: Play, lang: str) -> None:
    result = play("--lang", lang, "--seed", "9", "--players", "6", typed=anything(9))
    assert max(len(line) for line in result.stdout.splitlines()) <= 82  # the prompt comes before an answer's first line


def test_dice_are_kept_by_their_numbers(play: Play) -> None:
    result = play("--seed", "3", typed=["2 6"])
    assert "You keep 2 energy symbols and roll 4 dice." in result.stdout
    assert "(1 Roll left)" in result.stdout


def test_all_dice_are_rolled_with_0(play: Play) -> None:
    assert "You keep no dice and roll 6 dice." in play("--seed", "3", typed=["0"]).stdout


@pytest.mark.parametrize("nonsense", ["7", "0 1", "x", "1 x", "²", "-1", "1.5", "stay"])
def test_nonsense_about_dice_is_asked_again(play: Play, nonsense: str) -> None:
    result = play("--seed", "3", typed=[nonsense])
    assert f"“{nonsense}” is no answer here" in result.stdout
    assert result.stdout.count("Which dice will you keep?") == 2


def test_a_card_is_explained_by_a_part_of_its_name(play: Play) -> None:
    assert "Wings: costs 6, Keep." in play("--seed", "3", typed=["? wing"]).stdout
    assert "Крылья: цена 6, «Оставьте»." in play("--seed", "3", "--lang", "ru", typed=["?крыл"]).stdout
    assert "Крила: ціна 6, «Залишити»." in play("--seed", "3", "--lang", "uk", typed=["? Крила"]).stdout
    assert "No card is called “winsg”." in play("--seed", "3", typed=["? winsg"]).stdout


def test_an_answer_is_taken_back_until_chance_has_answered(play: Play) -> None:
    shown = play("--seed", "2", typed=["undo", "", "undo", "1", "undo"]).stdout
    assert "There is nothing to take back yet." in shown
    assert "Your choice is taken back." in shown
    assert shown.count("(2 Rolls left)") == 3
    assert "Too late" in shown


def test_a_game_is_saved_checked_and_gone_on_with(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.yaml"
    saved = play("--seed", "5", typed=["", "", "", f"save {file}", f"save {file}", "save", "save /nowhere/at/all"])
    assert "Saved to" in saved.stdout
    assert "exists already" in " ".join(saved.stdout.split())
    assert "Save to which file?" in saved.stdout
    assert "cannot be written" in " ".join(saved.stdout.split())
    assert [checked.problem for checked in check_file(file)] == [""]
    on = play("--load", str(file), "--seed", "5", typed=anything(5))
    assert on.exit_code == 0
    assert "“save FILE” saves the game; Enter ends here." in on.stdout


def test_leaving_offers_to_save(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "left.yaml"
    result = play("--seed", "5", typed=["quit", f"save {file}"])
    assert result.exit_code == 0
    assert Words("en").say("play-bye") in result.stdout
    assert file.exists()


def test_a_finished_game_is_saved_and_passes_its_check(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "finished.yaml"
    typed = ["0", "1", ""] * 500
    finished = play("--seed", "2", "--players", "2", typed=typed).stdout
    asked = finished.count("\n> ")
    play("--seed", "2", "--players", "2", typed=[*typed[: asked - 1], f"save {file}"])
    assert file.exists()
    assert [checked.problem for checked in check_file(file)] == [""]
    refused = play("--load", str(file), typed=[])
    assert refused.exit_code == 2
    assert "is over" in refused.stderr


def test_the_same_seed_gives_the_same_game(play: Play) -> None:
    assert play("--seed", "7", typed=anything(7)).stdout == play("--seed", "7", typed=anything(7)).stdout


def test_programs_get_the_result(play: Play) -> None:
    result = play("--seed", "4", "--json", typed=anything(4))
    assert result.exit_code == 0
    answer = json.loads(result.stdout)
    assert answer["over"] is True
    assert answer["me"] == "gigazaur"
    assert set(answer["monsters"]) == {"gigazaur", "cyber_kitty", "the_king", "meka_dragon"}
    assert answer["game"]["script"]


BAD = [
    ("--players 7", "--players"),
    ("--players x", "--players"),
    ("--seats 1", "from 2 to 6"),
    ("--seats gigazaur", "from 2 to 6"),
    ("--seats gigazaur,godzilla", "godzilla"),
    ("--seats gigazaur,gigazaur", "twice"),
    ("--seats gigazaur,the_king --players 3", "--seats"),
    ("--seats 3 --players 4", "--seats"),
    ("--me godzilla", "godzilla"),
    ("--me kraken", "kraken"),
    ("--seats gigazaur,the_king --me alienoid", "alienoid"),
    ("--bots strongest", "greedy"),
    ("--seed -1", "--seed"),
    ("--seed x", "--seed"),
    ("--edition 1999", "1999"),
    ("--ends never", "never"),
    ("--game chess", "chess"),
    ("--lang de", "de"),
    ("--players 3 --two-player-variant", "variant"),
    ("--load nowhere.yaml", "nowhere.yaml"),
]


@pytest.mark.parametrize(("line", "wrong"), BAD)
def test_bad_input_gets_one_sentence(play: Play, line: str, wrong: str) -> None:
    is_refused(play(*line.split(), typed=[]), wrong)


def test_playing_never_waits_for_the_compiler() -> None:
    code = (
        "import sys; from daikaiju.cli import app; app(['play'], standalone_mode=False); print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=True)
    assert done.stdout.endswith("False\n")


def test_a_position_with_dice_on_the_table_is_gone_on_with(play: Play, tmp_path: Path) -> None:
    """The story begins in the middle: dice thrown before it are not made up."""
    (tmp_path / "middle.yaml").write_text(
        "seats: [gigazaur, cyber_kitty]\n"
        "position: {phase: roll, monsters: {gigazaur: {energy: 9, cards: [stretchy]}, cyber_kitty: {zone: city}}}\n"
        "script: [{dice: [1, 1, 2, 2, 3, 3]}, {gigazaur: {reroll: []}}, {gigazaur: {use: stretchy}}]\n",
        encoding="utf-8",
    )
    result = play("--load", "middle.yaml", "--seed", "1", typed=["1", "1", "", ""])
    assert result.exit_code == 0, result.output
    assert "You turn a die to" in result.stdout


def test_a_card_seen_on_the_deck_is_shown_even_if_it_is_too_expensive(play: Play, tmp_path: Path) -> None:
    (tmp_path / "lab.yaml").write_text(
        "seats: [gigazaur, cyber_kitty]\n"
        "position: {phase: buy, monsters: {gigazaur: {energy: 2, cards: [made_in_a_lab]}}}\n"
        "script: [{gigazaur: look}, {card: wings}]\n",
        encoding="utf-8",
    )
    assert "Wings (you lack 4 energy)" in play("--load", "lab.yaml", typed=[]).stdout
