"""The rules compile for a GPU on a machine without one."""

from __future__ import annotations

import pytest

from daikaiju.games import GAMES
from daikaiju.targets.gpu import build_ptx


@pytest.mark.parametrize("name", GAMES)
def test_ptx_builds(name: str) -> None:
    info = GAMES[name]
    ptx = build_ptx(info.rules, map(info.example, range(20)))
    assert ".target sm_90" in ptx.text
    assert f".visible .entry {ptx.entry}(" in ptx.text
    assert sorted(ptx.ranks) == list(range(len(info.rules.book.frames) + len(info.rules.book.decisions) + 1))
