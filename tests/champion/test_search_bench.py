"""The measurement of search: what is kept of it, in which order groups are played, and how it is drawn."""

from __future__ import annotations

import runpy
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any
from xml.etree import ElementTree

import pytest

from daikaiju.champion.bot import champion_file
from daikaiju.champion.reinforcement.policy_file import policy_to_play
from daikaiju.engine import PolicyToPlay, engine_of

BENCH, DECISIONS = (
    runpy.run_path(str(Path(__file__).parents[2] / "bench" / name)) for name in ("search.py", "decisions.py")
)


def lines() -> list[Any]:
    line = BENCH["Line"]
    return [line("king-4", "500ms"), line("duel", "500ms")]


def played(won: float) -> Any:
    return BENCH["Played"](won, 1.0, 0.5, 10)


def test_only_whole_groups_count() -> None:
    king, duel = lines()
    measured = BENCH["Measurement"]([king, duel], 1, monotonic() + 60)
    for number, won in ((0, 1.0), (1, 0.0), (2, 0.0)):
        measured.finish(king, number, played(won))
    assert not king.groups
    measured.finish(king, 3, played(1.0))
    assert king.groups == {"1 0": [4, 2, 2.0, 40]}
    assert king.row()["share"] == 0.5
    assert king.row()["ms_an_answer"] == 50.0


def test_a_group_begins_only_if_there_is_time_for_it() -> None:
    king, duel = lines()
    king.longest, duel.longest = 100.0, 1.0
    tasks = BENCH["Measurement"]([king, duel], 1, monotonic() + 60).tasks()
    assert [next(tasks) for _ in range(4)] == [(duel, 0), (duel, 1), (duel, 2), (duel, 3)]
    assert next(BENCH["Measurement"]([king], 1, monotonic()).tasks(), None) is None


def test_what_is_kept_is_added_to_and_drawn(tmp_path: Path) -> None:
    king, duel = lines()
    king.groups, duel.groups = {"1 0": [4, 2, 1.0, 9], "1 1": [4, 1, 1.0, 9]}, {"1 0": [2, 1, 1.0, 9]}
    BENCH["save"]([king, duel], tmp_path / "kept.json")
    again = BENCH["read"](tmp_path / "kept.json", [BENCH["Line"]("king-4", "500ms")])
    assert [line.groups for line in again] == [king.groups, duel.groups]
    tasks = BENCH["Measurement"](again[:1], 1, monotonic() + 60).tasks()
    assert next(tasks)[1] == 8, "groups of this seed that are known are not played again"
    BENCH["main"](["--minutes", "0", "--save", str(tmp_path / "kept.json"), "--plot", str(tmp_path / "kept.svg")])
    drawn = ElementTree.parse(tmp_path / "kept.svg").getroot()
    texts = [text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "500 ms (8 games)" in texts
    assert {"25%", "50%"} <= set(texts)


def test_a_game_is_played_to_its_end_and_can_be_repeated() -> None:
    once, again = (BENCH["play_one"]("king-2", "8", 3, 1) for _ in range(2))
    assert 0.0 <= once.won <= 1.0
    assert (once.won, once.answers) == (again.won, again.answers)


def test_a_budget_of_nothing_gets_a_sentence() -> None:
    with pytest.raises(SystemExit, match="search thinks for 200ms"):
        BENCH["main"](["--budgets", "soon"])


def test_single_answers_are_compared_with_the_champion_s(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for question in islice(DECISIONS["questions"]("duel", Random(1)), 4):
        assert question.choice in engine_of("duel").preferences(question.at.pack(), champion("duel"))
        found.append({"table": "duel", **DECISIONS["gains"]("duel", 2, ["8"], question, Random(2))})
    assert all(line["differs"]["8"] or line["gained"]["8"] == 0.0 for line in found)
    DECISIONS["report"]([*found, {"table": "duel", "questions": 20.0}], "duel")
    printed = capsys.readouterr().out
    assert "duel: 20.0 questions a player and game, 1 games" in printed
    assert "duel, all, search:8:" in printed
    assert "4 questions" in printed


def champion(game: str) -> PolicyToPlay:
    return policy_to_play(game, champion_file(game))
