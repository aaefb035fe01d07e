"""How coach and champion are compared: by questions of their games, and roll-outs."""

from __future__ import annotations

import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.insight.test_judges import at_first_roll

from daikaiju.insight.hints import Coach

BENCH: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "coach.py"))


@pytest.mark.parametrize("game", ["king", "duel"])
def test_a_question_is_asked_of_both(game: str) -> None:
    coach = Coach(at_first_roll(game))
    assert coach.own is not None
    found = BENCH["asked"](coach.game, coach, 4, 1, Random(1))
    assert found.is_about_dice
    assert found.later == 0.0
    far = BENCH["asked"](coach.game, coach, 4, 3, Random(1))
    assert far.later != 0.0
    assert far.off == found.off
    assert found.differs == (coach.ranked()[0] is not coach.own)
    assert found.differs or found.gained == found.said == 0.0
    for one in coach.weighed:
        one.thought = coach.weighed[0].thought
    assert BENCH["asked"](coach.game, coach, 4, 1, Random(1)) is None


def test_what_is_found_is_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    asked = BENCH["Asked"]
    BENCH["report"]("duel", 6, [asked(True, True, said, 0.04 - said, 0.0004, 0.0001) for said in (0.03, 0.01)])
    printed = capsys.readouterr().out
    assert "duel, dice: 2 questions, the gap between the two best is off by 2.0 (2.0) points" in printed
    assert "  and after a round by 1.0 (1.0) points" in printed
    assert "100.0% answered differently: +2.0 points better, as the coach says,\n  +2.0 ± 1.0 by roll-outs" in printed
