"""The bot of docs/bots.md, in ten lines, plays from a file."""

from __future__ import annotations

import re
from pathlib import Path

from daikaiju.bots import new_bot
from daikaiju.bots.matches import play_match

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_a_bot_in_ten_lines_plays_from_its_file(tmp_path: Path) -> None:
    section = PAGE.read_text(encoding="utf-8").partition("## A bot in ten lines")[2]
    code = re.search(r"```python\n(.*?)```", section, re.DOTALL)
    assert code is not None
    lines = [line for line in code[1].splitlines() if line]
    assert len(lines) <= 10
    file = tmp_path / "mine.py"
    file.write_text(code[1])
    assert new_bot(f"{file}:Careful", 1).name == f"{file}:Careful"
    games = list(play_match([f"{file}:Careful", "random"], 4, seed=1))
    assert len(games) == 4
