"""The yardstick: the stored solution is what the rules and the solver say, and bots are measured against it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tools.lab.yardstick import main

from daikaiju.analysis.yardstick import START, Position, Yardstick, bare_state
from daikaiju.analysis.yardstick.playouts import (
    MINE,
    OTHER,
    OTHERS,
    begin_turn,
    chance_to_win,
    put_result,
)
from daikaiju.analysis.yardstick.solution import Turn, layers
from daikaiju.bots import Bot
from daikaiju.bots.losses import Loss, Played, judged, measure, play, position_of
from daikaiju.game import Action, Game
from daikaiju.king import King
from daikaiju.rules import king
from daikaiju.rules.king.turns import turn

SOLVED = Yardstick.shipped()
SAMPLE: list[Position] = [(OTHERS, 10, 0, 10, 1), (MINE, 4, 9, 6, 12), (OTHERS, 3, 15, 2, 17), (OTHERS, 7, 19, 10, 19)]


def test_every_position_is_solved_once() -> None:
    positions = np.concatenate(list(layers()))
    assert len(positions) == len(np.unique(positions, axis=0)) == 80_000
    values = SOLVED.values[tuple(positions.T)]
    assert ((values >= 0) & (values <= 1)).all()


def test_what_follows_is_solved_before() -> None:
    """A position is only worth something by positions of earlier layers: those still unsolved are never read."""
    values = np.full_like(SOLVED.values, np.nan)
    for positions in list(layers())[:8]:
        for position in positions[:: max(1, len(positions) // 2)]:
            stayed, yielded = SOLVED.turns.outcomes(position[None], values)
            assert not np.isnan(stayed).any()
            assert not np.isnan(yielded).any()
        values[tuple(positions.T)] = 0.5


@pytest.mark.parametrize("position", SAMPLE)
def test_a_position_is_worth_its_best_turn(position: Position) -> None:
    assert SOLVED.turn(position).dice.value() == pytest.approx(SOLVED.value(position), abs=1e-6)


def test_the_player_who_begins_is_better_off() -> None:
    assert SOLVED.value(START) == pytest.approx(0.5434064, abs=1e-6)


def test_two_stars_for_tokyo_win_at_eighteen() -> None:
    assert SOLVED.value((MINE, 1, 18, 10, 19)) == pytest.approx(1)


def test_more_of_everything_is_never_worse() -> None:
    own, others = SOLVED.values[:, 1:, :, 1:, :], 1e-7
    assert (np.diff(own, axis=1) >= -others).all(), "own hearts"
    assert (np.diff(own, axis=2) >= -others).all(), "own stars"
    assert (np.diff(own, axis=3) <= others).all(), "the other's hearts"
    assert (np.diff(own, axis=4) <= others).all(), "the other's stars"


def every_way(g: Any) -> tuple[list[float], list[float]]:
    """What a turn can be worth by any answers at all, apart from yielding: if the other stays, and if it yields."""
    if king.run_until(g, turn) or g.over:
        value = chance_to_win(g, SOLVED.values)
        return [value], [value]
    stayed: list[float] = []
    yielded: list[float] = []
    for choice in King.vocabulary.legal_choices(g):
        after = g.copy()
        yielding = g.player == OTHER and choice != 0
        asked = g.player == OTHER
        king.take(after, choice)
        stays, leaves = every_way(after)
        if not asked or not yielding:
            stayed += stays
        if not asked or yielding:
            yielded += leaves
    return stayed, yielded


@pytest.mark.parametrize("position", [SAMPLE[0], SAMPLE[1]])
def test_neither_energy_nor_the_order_of_dice_matters(position: Position) -> None:
    """Every answer of every question is tried, with energy to sweep the empty market once or not at all."""
    best = SOLVED.turn(position)
    for result in range(3, 462, 61):
        for energy in (0, 2):
            g = bare_state()
            g.energy = [energy, 7, 0, 0, 0, 0]
            begin_turn(g, np.array(position))
            put_result(g, np.array(best.dice.table.faces(best.dice.table.first + result)))
            stayed, yielded = every_way(g)
            assert stayed == pytest.approx([best.stayed[result]] * len(stayed))
            assert yielded == pytest.approx([best.yielded[result]] * len(yielded))


class Perfect(Bot):
    """Plays what the solution of this turn says."""

    turn: Turn

    def choose(self, view: Game) -> Action:
        assert isinstance(view, King)
        perfect, _ = judged(view, self.turn)
        return view.legal_actions[list(King.vocabulary.legal_choices(view.state)).index(perfect)]


def test_perfect_play_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Perfect()

    def remembered(position: Position) -> Turn:
        bot.turn = Yardstick.turn(SOLVED, position)
        return bot.turn

    monkeypatch.setattr(SOLVED, "turn", remembered)
    played = play(bot, SOLVED, bot_first=True, dice=random.Random(3))
    assert played.loss == pytest.approx(0, abs=1e-9)


def test_playing_at_random_loses_a_lot() -> None:
    played = measure("random", 2, seed=1, yardstick=SOLVED)
    assert [game.first for game in played] == [True, False]
    assert all(game.loss > 0.05 for game in played)
    assert played == measure("random", 2, seed=1, yardstick=SOLVED), "the same seed plays the same games"


def test_the_loss_of_several_games() -> None:
    loss = Loss.of([Played(True, True, 0.1), Played(False, False, 0.3)])
    assert (loss.games, loss.wins) == (2, 0.5)
    assert loss.mean == pytest.approx(0.2)
    assert loss.error == pytest.approx(1.96 * 0.1, abs=1e-3)


def test_a_position_is_read_from_the_record() -> None:
    g = bare_state()
    begin_turn(g, np.array(SAMPLE[1]))
    g.depth = 0
    g.city = 1
    g.todo_who[0] = 1
    g.depth = 1
    assert position_of(g) == (MINE, 6, 12, 4, 11), "two more stars for beginning the turn in Tokyo"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(["bots", "gredy"], "did you mean “greedy"), (["bots", "greedy", "--games", "1"], "at least 2 games")],
)
def test_bad_input_gets_a_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert len(said.splitlines()) == 1
