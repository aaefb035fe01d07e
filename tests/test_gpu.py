"""The rules compile for a GPU on a machine without one."""

from __future__ import annotations

import gc
import os

import pytest

from daikaiju.games import GAMES
from daikaiju.targets.gpu import build_ptx
from tests.pack_folders import PACK_OF, PACKS

KERNELS = [("duel",), ("king",), *PACK_OF.items()]
"""The Duel's is built most quickly; `make test-long` builds all of them."""


@pytest.mark.parametrize("game", KERNELS if os.environ.get("DAIKAIJU_PTX") == "all" else KERNELS[:1], ids="+".join)
def test_ptx_builds(game: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))
    info = GAMES[game[0]].with_packs(game[1:])
    gc.freeze()  # what earlier tests left in memory would be looked through again and again while this compiles
    ptx = build_ptx(info.rules, map(info.example, range(20)))
    assert ".target sm_90" in ptx.text
    assert f".visible .entry {ptx.entry}(" in ptx.text
    assert sorted(ptx.ranks) == list(range(len(info.rules.book.frames) + len(info.rules.book.decisions) + 1))
