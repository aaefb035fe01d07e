"""Networks of the package that come later than the package, as in a page: fetched when they are needed, or missed."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from daikaiju.bots import new_bot
from daikaiju.champion import shipped
from daikaiju.champion.network_file import read_network
from daikaiju.champion.reinforcement.policy_file import is_policy, read_policy
from daikaiju.champion.shipped import NetworkAway, at_hand
from daikaiju.errors import DaikaijuError
from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.services.reviews.service import ReviewJob, next_part
from daikaiju.table.refusals import Refused

THEIRS = shipped.SHIPPED


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where networks belong, and none has come yet."""
    monkeypatch.setattr(shipped, "SHIPPED", tmp_path)
    monkeypatch.setattr(shipped, "FETCH", [])
    return tmp_path


def brings(folder: Path, fails: int = 0) -> Callable[[str], bool]:
    """Fetches networks after so many failures."""
    left = fails

    def fetch(name: str) -> bool:
        nonlocal left
        left -= 1
        if left >= 0:
            return False
        shutil.copy(THEIRS / name, folder)
        return True

    return fetch


def begun(name: str) -> Game:
    """A game in which two answers were given."""
    game, source = GAMES[name].new(2), random.Random(1)
    for _ in range(2):
        game.roll(source)
        game.apply(game.legal_actions[0])
    game.roll(source)
    return game


def test_one_is_fetched_when_it_is_needed_and_only_then(folder: Path) -> None:
    asked: list[str] = []
    bring = brings(folder)

    def fetch(name: str) -> bool:
        asked.append(name)
        return bring(name)

    shipped.FETCH.append(fetch)
    assert is_policy(str(folder / "king.npz"))
    assert read_policy(folder / "king.npz", "king").game == "king"
    assert read_network(folder / "duel-equals.npz", "duel").game == "duel"
    assert asked == ["king.npz", "duel-equals.npz"]


def test_one_that_cannot_be_had_may_be_had_later(folder: Path) -> None:
    shipped.FETCH.append(brings(folder, fails=3))
    path = folder / "duel.npz"
    for read in (at_hand, lambda path: is_policy(str(path)), lambda path: read_policy(path, "duel")):
        with pytest.raises(NetworkAway, match=r"duel\.npz cannot be fetched now"):
            read(path)
    assert is_policy(str(path))


def test_files_of_others_are_never_fetched(folder: Path, tmp_path: Path) -> None:
    shipped.FETCH.append(brings(folder))
    with pytest.raises(DaikaijuError, match="there is no network"):
        read_policy(tmp_path / "mine" / "king.npz", "king")


def test_a_champion_without_its_network_lets_greedy_play(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped.FETCH.append(lambda name: False)
    monkeypatch.setattr("daikaiju.champion.bot.SHIPPED", folder)
    game = begun("king")
    champion, greedy = (new_bot(name, 1) for name in ("champion", "greedy"))
    assert champion.choose(game.view()) == greedy.choose(game.view())
    champion.may_be_replaced = False
    with pytest.raises(NetworkAway):
        champion.choose(game.view())


def test_a_review_says_that_the_coach_is_away(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from daikaiju.insight import judges

    shipped.FETCH.append(lambda name: False)
    monkeypatch.setattr(judges, "SHIPPED", folder)
    judges.judge_of.cache_clear()
    job = ReviewJob("one", begun("duel").to_text(), None)
    part = next_part(job, frozenset({"one"}))
    assert isinstance(part, Refused)
    assert part.code == "coach_away"
