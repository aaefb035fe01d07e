"""The networks that strength is measured against stay as they are, and play."""

from __future__ import annotations

import hashlib
import random
import runpy
from pathlib import Path
from typing import Any

import pytest

from daikaiju.bots import new_bot
from daikaiju.bots.bot import Bot
from daikaiju.champion.network_file import read_network
from daikaiju.game import Game
from daikaiju.games import GAMES

ROOT = Path(__file__).parents[2]
RIVALS = ROOT / "bench" / "rivals"
DIGESTS = {
    "champion-1-king.npz": "17538bf11011b89b",
    "champion-1-duel.npz": "117992e8397fee4c",
    "champion-1-king-equals.npz": "d5ea284a1d8a21f2",
    "champion-1-duel-equals.npz": "801ab081bc00c14c",
}
"""The beginning of each file's SHA-256: a yardstick that changes is none."""


@pytest.mark.parametrize("name", DIGESTS)
def test_a_rival_never_changes(name: str) -> None:
    assert hashlib.sha256((RIVALS / name).read_bytes()).hexdigest().startswith(DIGESTS[name])
    assert read_network(RIVALS / name, name.split("-")[2].removesuffix(".npz")).card["games"] > 40_000


def test_all_of_them_are_watched() -> None:
    assert {file.name for file in RIVALS.glob("*.npz")} == set(DIGESTS)


@pytest.mark.parametrize("name", DIGESTS)
def test_a_rival_plays(name: str) -> None:
    """A few turns against `rookie`, and the champion itself answers, not what would stand in for it."""
    kind = name.split("-")[2].removesuffix(".npz")
    game: Game = GAMES[kind].new(2)
    champion = new_bot(f"champion:{RIVALS / name}", 1)
    champion.may_be_replaced = False
    bots: list[Bot] = [champion, new_bot("rookie", 2)]
    dice, asked = random.Random(3), 0
    while not game.over and asked < 12:
        game.roll(dice)
        seat = game.state.player
        action = bots[seat].answer(game)
        assert action in game.legal_actions
        asked += seat == 0
        game.apply(action)
        game.roll(dice)
    assert asked == 12


def test_strength_is_measured_against_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    main: Any = runpy.run_path(str(ROOT / "bench" / "strength.py"))["main"]
    rival = "champion:bench/rivals/champion-1-{game}.npz"
    main(["--bot", "random", "--rival", rival, "--games", "2", "--tables", "king-2-2016", "duel", "--workers", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("King, 2 monsters, 2016: 2 games, 0.0% won (")
    assert lines[1].startswith("Duel, all pairs of monsters: 2 games, 0.0% won (")
    assert not any("forfeited" in line for line in lines)
