"""Bad input: one sentence that says what is wrong and what would be right, exit code 2, no traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from daikaiju.cli import app

from .conftest import Run

BAD = [
    ("sim --games x", "--games", "at least 1"),
    ("sim --bots gredy", "gredy", "greedy"),
    ("sim --bots quick,random --players 3", "2", "3 seats"),
    ("sim --bots gone.py:Mine", "gone.py", "FILE.py:CLASS"),
    ("sim --bots quick:9", ":9", "quick"),
    ("serve --bot-workers 0", "--bot-workers", "from 1 to 256"),
    ("tournament --bots random,random --games 0", "--games", "at least 1"),
    ("tournament --bots random", "1 bot", "at least 2"),
    ("tournament --bots random,greedi", "greedi", "greedy"),
    ("tournament --bots random,no.py:Bot", "no.py", "FILE.py:CLASS"),
    ("tournament --bots random,random --players 7", "--players", "from 2 to 6"),
    ("tournament --bots random,random --players 3", "2 bots", "at least 3"),
    ("tournament --bots random,random --workers 0", "--workers", "from 1 to 1,024"),
    ("tournament --bots random,random --on moon", "moon", "cpu"),
    ("tournament --bots random,random --decide much", "much", "equal"),
    ("tournament --bots random,random --decide 1", "--decide", "between 0 and 1"),
    ("tournament --bots random,random --error nan", "--error", "between 0 and 1"),
    ("tournament --bots random,random --seconds 0", "--seconds", "above 0"),
    ("tournament --bots random,random --edition 1999", "1999", "2016, 2010"),
    ("tournament --bots random,random --save no/such/folder/file", "No such file", "no/such/folder/file"),
    ("tournament", "--bots", "--help"),
    ("sim --games 0", "--games", "at least 1"),
    ("sim --games -5", "-5", "at least 1"),
    ("sim --games 1.5", "1.5", "whole number"),
    ("sim --games ten", "ten", "whole number"),
    ("sim --players 11", "--players", "from 2 to 6"),
    ("sim --players 1", "--players", "from 2 to 6"),
    ("sim --players four", "four", "from 2 to 6"),
    ("sim --seed -1", "--seed", "at least 0"),
    ("sim --seed abc", "--seed", "at least 0"),
    ("sim --edition 1999", "1999", "2016, 2010"),
    ("sim --ends never", "never", "turn, round, at_once"),
    ("sim --on tpu", "tpu", "python, wasm, cpu"),
    ("sim --game chess", "chess", "king"),
    ("sim --lang de", "de", "en, ru, uk"),
    ("sim --gmaes 5", "--gmaes", "--help"),
    ("sim --games", "--games", "--help"),
    ("sim leftover", "leftover", "--help"),
    ("cards --edition 2015", "2015", "2016, 2010"),
    ("cards --game chess", "chess", "king"),
    ("cards --lang fr", "fr", "en, ru, uk"),
    ("bench --game chess", "chess", "king"),
    ("train --on tpu", "tpu", "cpu, cuda"),
    ("train --on cpu --mixed 2", "--mixed", "from 0 to 1"),
    ("train --on cpu --ladder 0", "--ladder", "above 0"),
    ("train --on cpu --layers 3 --resume networks", "--layers", "already has its"),
    ("train --on cpu --only-chances", "--only-chances", "--resume"),
    ("odds --want 3xfoo", "3xfoo", "heart, energy, claw"),
    ("odds --want 0x2", "0x2", "3x2"),
    ("odds --want 3xnumber --game duel", "3xnumber", "smash"),
    ("odds --want 7xclaw", "7xclaw", "6"),
    ("odds --want 3x2,4xclaw", "7 dice", "6"),
    ("odds --want 99999999999999999999x2", "999", "3x2"),
    ("odds --dice 11", "--dice", "from 1 to 10"),
    ("odds --dice 10 --cards extra_head", "not 11", "1 to 10"),
    ("odds --rolls 0", "--rolls", "from 1 to 20"),
    ("odds --rolls 20 --cards giant_brain", "21 Rolls", "1 to 20"),
    ("odds --from 1,2,smash", "smash", "claw"),
    ("odds --from 1,1,1,1,1,1,1,1,1,1,1", "not 11", "1 to 10"),
    ("odds --cards wings", "wings", "giant_brain"),
    ("odds --from 1,1,1 --cards giant_brain", "giant_brain", "how many Rolls"),
    ("odds --plot /nowhere/at/all.svg", "/nowhere/at/all.svg", "No such file"),
    ("simulate", "simulate", "--help"),
]


@pytest.mark.parametrize(("line", "wrong", "right"), BAD)
def test_bad_input_gets_one_sentence(line: str, wrong: str, right: str) -> None:
    result = CliRunner().invoke(app, line.split(), prog_name="daikaiju", env={"DAIKAIJU_LANG": None})
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert wrong in result.stderr
    assert right in result.stderr


def test_the_sentence_is_in_the_language_asked_for() -> None:
    result = CliRunner().invoke(app, ["sim", "--players", "7", "--lang", "uk"])
    assert result.exit_code == 2
    assert result.stderr == "--players не може бути «7»: потрібне ціле число від 2 до 6.\n"


def test_a_long_answer_is_cut_short() -> None:
    result = CliRunner().invoke(app, ["sim", "--games", "9" * 5000])
    assert result.exit_code == 2
    assert len(result.stderr) < 200


def test_a_refusal_of_the_system_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from daikaiju.cli.commands import sim

    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device", "notes.yaml")

    monkeypatch.setattr(sim, "play_games", refuse)
    result = CliRunner().invoke(app, ["sim"])
    assert result.exit_code == 2
    assert result.stderr == "The system refuses: No space left on device (notes.yaml).\n"


def test_a_terminal_without_cyrillic_is_no_reason_to_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    command = [sys.executable, "-m", "daikaiju", "cards", "--lang", "ru"]
    assert subprocess.run(command, capture_output=True, check=True).stderr == b""


def test_a_sentence_of_the_library_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from daikaiju.cli.commands import sim
    from daikaiju.errors import DaikaijuError

    def refuse(*_: object, **__: object) -> None:
        raise DaikaijuError("the moon is full;\nwait a day")

    monkeypatch.setattr(sim, "play_games", refuse)
    result = CliRunner().invoke(app, ["sim"])
    assert result.exit_code == 2
    assert result.stderr == "the moon is full; wait a day\n"


def test_a_server_without_a_page_says_what_to_do_before_it_starts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daikaiju.server.http.page.FOLDER", Path("no such folder"))
    done = run("serve", "--no-browser")
    assert done.exit_code == 2
    assert "The page is not built yet: “make page” builds it" in done.stderr
