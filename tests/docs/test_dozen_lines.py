"""The bot of docs/bots.md, in a dozen lines, plays from a file and beats `random`."""

from __future__ import annotations

import re
from pathlib import Path

from tests.bots.matches import play_match

from daikaiju.bots import new_bot

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_a_bot_in_a_dozen_lines_beats_random_from_its_file(tmp_path: Path) -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## A bot in a dozen lines")[2]
    code = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert code is not None
    lines = [line for line in code[1].splitlines() if line]
    assert len(lines) <= 12
    file = tmp_path / "mine.py"
    file.write_text(code[1])
    mine = f"{file}:Careful"
    assert new_bot(mine, 1).name == mine
    games = play_match([mine, "random", "random"], 12, seed=1)
    assert sum(played.winners == (0,) for played in games) >= 8
