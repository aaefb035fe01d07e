"""The policy `quick`: legal everywhere, the same on Python and compiled, and better than chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.matches import play_match

from daikaiju.games import GAMES
from daikaiju.policies import QUICK, player_of, policy_of, seating_of
from daikaiju.rules.agenda import CHANCE, count_choices, is_legal, nth_choice
from daikaiju.targets.policies import CompiledPolicies, build_policy_ptx

MOST = 100_000


def positions(game: str, games: int, packs: tuple[str, ...] = ()) -> Iterator[Any]:
    """Positions in which a monster is asked: half of the answers are random, which leads to strange places."""
    info = GAMES[game].with_packs(packs)
    rules, quick = info.rules, policy_of(game, packs)
    for seed in range(games):
        source = random.Random(seed)
        g = info.example(seed)
        rules.start(g)
        rules.advance(g)
        while not g.over:
            if g.player == CHANCE:
                rules.apply(g, rules.random_choice(g))
                continue
            yield g
            rules.apply(g, quick(g) if source.random() < 0.5 else nth_choice(g, source.randrange(count_choices(g))))


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_legal(game: str) -> None:
    asked = set()
    for g in positions(game, 120):
        before = g.pack()
        assert is_legal(g, policy_of(game)(g))
        assert g.pack() == before
        asked.add(g.asking)
    assert len(asked) >= 17


def test_it_plays_with_packs_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(Path(__file__).parents[1] / "packs"))
    for game, pack in (("king", "undead"), ("duel", "machines")):
        for g in positions(game, 20, (pack,)):
            assert is_legal(g, policy_of(game, (pack,))(g))


@pytest.mark.parametrize("game", GAMES)
def test_it_answers_the_same_compiled(game: str) -> None:
    states = [g.copy() for g in positions(game, 60)]
    games = np.concatenate([g.to_record() for g in states])
    before = games.tobytes()
    choices = np.zeros(len(games), dtype=np.int64)
    CompiledPolicies(GAMES[game].rules).choose(games, choices)
    assert choices.tolist() == [policy_of(game)(g) for g in states]
    assert games.tobytes() == before


def test_its_answers_compile_for_a_gpu() -> None:
    """So do those of the Duel, and whole games (`make test-long`)."""
    text = build_policy_ptx(GAMES["king"].rules, whole_games=False)
    assert ".target sm_90" in text
    assert text.count(".visible .entry ") == 1


@pytest.mark.parametrize("game", GAMES)
def test_seats_play_by_their_policies(game: str) -> None:
    """A game of all `quick` is the same whoever drives it."""
    info = GAMES[game]
    quick = policy_of(game)
    for seed in range(10):
        driven, alone = info.example(seed), info.example(seed)
        player_of(info.rules)(driven, seating_of([QUICK] * driven.players), MOST)
        info.rules.start(alone)
        info.rules.advance(alone)
        while not alone.over:
            info.rules.apply(alone, info.rules.random_choice(alone) if alone.player == CHANCE else quick(alone))
        assert driven.pack() == alone.pack()


def test_it_beats_chance_and_the_rookie() -> None:
    for game, seats in (("king", 4), ("duel", 2)):
        for other, least in (("random", 0.8), ("rookie", 0.5)):
            played = play_match(["quick", *[other] * (seats - 1)], 40, seed=1, game=game)
            assert sum(0 in finished.winners for finished in played) >= least * len(played)
