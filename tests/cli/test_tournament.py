"""`daikaiju tournament` as a person and as a program sees it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run

Answer = Callable[..., Any]
SMALL = ("--games", "6", "--workers", "1", "--seed", "3")


def test_the_answer_has_plain_keys(answer: Answer) -> None:
    found = answer("tournament", "--bots", "greedy,random,random", *SMALL)
    assert (found["game"], found["players"], found["edition"], found["games"]) == ("king", 3, "2016", 6)
    assert [entry["bot"] for entry in found["entries"]] == ["greedy", "random", "random"]
    assert list(found["entries"][0]) == [
        *("bot", "games", "wins", "share", "interval95", "interval99", "place_mean", "rating", "forfeits"),
        *("ms_mean", "ms_longest"),
    ]
    first = found["entries"][0]
    assert first["wins"] / first["games"] == first["share"]
    assert first["interval99"][0] <= first["interval95"][0] <= first["share"] <= first["interval95"][1]
    assert list(first["rating"]) == ["mu", "sigma", "ordinal"]


def test_the_duel_and_other_editions_are_played(answer: Answer) -> None:
    assert answer("tournament", "--bots", "greedy,random", "--game", "duel", *SMALL)["game"] == "duel"
    assert answer("tournament", "--bots", "random,random", "--edition", "2010", *SMALL)["ends"] == "at_once"
    assert answer("tournament", "--bots", "random,random,random", "--players", "2", *SMALL)["players"] == 2


def test_a_person_reads_a_table_and_the_verdict(run: Run) -> None:
    result = run("tournament", "--bots", "greedy,random", "--decide", "equal", "--games", "60", "--lang", "uk")
    assert result.exit_code == 0, result.output
    said = " ".join(result.stdout.split())
    assert "greedy перемагає частіше, ніж 50" in said
    assert "Рейтинг" in said


def test_a_forfeit_is_shown(run: Run) -> None:
    bots = f"{Path(__file__).parents[1] / 'tournament' / 'strange_bots.py'}:Raises,random"
    result = run("tournament", "--bots", bots, "--games", "12", "--workers", "1")
    assert result.exit_code == 0, result.output
    said = " ".join(result.stdout.split())
    assert "raised an error: ZeroDivisionError: a bot cannot count" in said
    assert "7 more forfeits" in said


def test_a_saved_tournament_is_continued_and_another_refused(answer: Answer, run: Run, tmp_path: Path) -> None:
    saved = ("--save", str(tmp_path / "games"))
    first = answer("tournament", "--bots", "random,random", *SMALL, *saved)
    assert answer("tournament", "--bots", "random,random", *SMALL, *saved) == first
    result = run("tournament", "--bots", "random,greedy", *SMALL, *saved)
    assert result.exit_code == 2
    assert "there bots is random,random, here it is random,greedy" in result.stderr


def test_without_openskill_one_sentence_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("daikaiju.extras.modules_of_extras", lambda: {"tournament": ("no_such_module",)})
    result = run("tournament", "--bots", "random,random")
    assert result.exit_code == 2
    assert "pip install 'daikaiju[tournament]'" in result.stderr


def test_ctrl_c_leaves_no_process_and_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "games"
    command = [sys.executable, "-m", "daikaiju", "tournament", "--bots", "random,random", "--games", "1000000"]
    with subprocess.Popen(
        [*command, "--workers", "2", "--save", str(file)], stderr=subprocess.PIPE, text=True
    ) as playing:
        assert playing.stderr is not None
        deadline = time.monotonic() + 60
        while (not file.exists() or file.stat().st_size < 2000) and time.monotonic() < deadline:
            time.sleep(0.1)
        children = Path(f"/proc/{playing.pid}/task/{playing.pid}/children").read_text().split()
        assert len(children) >= 2
        playing.send_signal(signal.SIGINT)
        said = playing.stderr.read()
        assert playing.wait(30) == 130
    assert "Traceback" not in said
    assert "run the same command again" in " ".join(said.split())
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < deadline + 30
        time.sleep(0.1)
