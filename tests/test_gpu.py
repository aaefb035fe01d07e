"""The rules compile for a GPU on a machine without one."""

from __future__ import annotations

import gc
import os

import pytest

from daikaiju.games import GAMES
from daikaiju.targets.gpu import build_ptx
from tests.conftest import PACK_OF, PACKS

ALONE = [(game,) for game in PACK_OF] if os.environ.get("DAIKAIJU_PTX") == "all" else []
"""With a pack, the kernel of a game holds all its own rules too, so only `make test-long` builds it without one."""


@pytest.mark.parametrize("game", [*PACK_OF.items(), *ALONE], ids="+".join)
def test_ptx_builds(game: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))
    info = GAMES[game[0]].with_packs(game[1:])
    gc.freeze()  # what earlier tests left in memory would be looked through again and again while this compiles
    ptx = build_ptx(info.rules, map(info.example, range(20)))
    assert ".target sm_90" in ptx.text
    assert f".visible .entry {ptx.entry}(" in ptx.text
    assert sorted(ptx.ranks) == list(range(len(info.rules.book.frames) + len(info.rules.book.decisions) + 1))
