"""A teacher's games to begin with: a new network first learns how the teacher's positions turned out.

Everything here is plain Python and runs wherever the rules do.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import monotonic
from typing import Any

import numpy as np

from daikaiju.bots.greedy import GreedyBot
from daikaiju.champion.training.network_games import LONGEST_OPENING, Positions
from daikaiju.errors import unknown
from daikaiju.policies import policy_of
from daikaiju.rules.agenda import CHANCE, NO_CARD, SPREAD
from daikaiju.rules.duel.state import State as DuelState
from daikaiju.rules.king.state import State as KingState
from daikaiju.rules.market import SLOTS
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.network import MOST_SEATS

State = KingState | DuelState

Teacher = Callable[[Any], int]
"""Answers the open question of a record, of the one game that it plays."""


def teacher_of(game: str, name: str) -> Teacher:
    """The teacher of this name."""
    teachers: dict[str, Teacher] = {"greedy": GreedyBot.judges[game], "quick": policy_of(game)}
    if name not in teachers:
        raise unknown("teacher", name, teachers)
    return teachers[name]


class Lessons:
    """Positions at the start of a teacher's turns, and who went on to win."""

    def __init__(self, game: str, teacher: str, seed: int) -> None:
        self.adapter = ADAPTERS[game]
        self.teacher = teacher_of(game, teacher)
        self.random = random.Random(seed)
        self.tables = self.adapter.training_start.new_tables()
        self.found = [0] * self.adapter.features.MOST_FEATURES
        self.games = 0
        self.codes: list[int] = []
        self.starts = [0]
        self.seats: list[int] = []
        self.targets: list[list[float]] = []

    def play(self, games: int, until: float = float("inf")) -> None:
        """Play a number of games, or fewer if time runs out."""
        shares = [share for share, _ in self.tables]
        while games > 0 and monotonic() < until:
            _, table = self.random.choices(self.tables, shares)[0]
            self.play_game(table.copy())
            games -= 1

    def play_game(self, g: State) -> None:
        """Play one game. Half of them begin with some random answers, for variety."""
        rules, dice = self.adapter.rules, self.random
        opening = dice.choice((0, dice.randint(0, LONGEST_OPENING * g.players)))
        g.seed = dice.getrandbits(60)
        rules.start(g)
        rules.advance(g)
        first, turn = len(self.seats), 0
        while not g.over:
            if g.turn != turn:
                turn = g.turn
                if turn > opening:
                    self.write_position(g.copy())
            if g.player == CHANCE:
                choice = SPREAD + dice.randrange(g.spread)
            elif g.turn <= opening and dice.random() < 1 / 3:
                choice = rules.random_choice(g)
            else:
                choice = self.teacher(g)
            rules.apply(g, choice)
        result = [
            self.adapter.features.share_of_win(g, seat) if seat < g.players else 0.0 for seat in range(MOST_SEATS)
        ]
        written = len(self.seats) - first
        if not any(result):  # nobody won, so there is nothing to learn
            del self.seats[first:], self.starts[first + 1 :], self.codes[self.starts[first] :]
            return
        self.targets += [result] * written
        self.games += 1

    def write_position(self, g: State) -> None:
        """Store the features of a position, now and then without a card on sale, since the search hides new ones."""
        for slot in range(SLOTS):
            if self.random.random() < 0.25:
                g.market[slot] = NO_CARD
        n = self.adapter.features.shared_features(g, self.found)
        self.codes += [n, *self.found[:n]]
        living = 0
        for seat in range(g.players):
            if self.adapter.features.is_alive(g, seat):
                living |= 1 << seat
                n = self.adapter.features.features(g, seat, self.found)
                self.codes += [n, *self.found[:n]]
        self.seats.append(living)
        self.starts.append(len(self.codes))

    def positions(self) -> Positions:
        """Everything stored so far."""
        return Positions(
            np.array(self.codes, np.int16),
            np.array(self.starts, np.int64),
            np.array(self.seats, np.int8),
            np.array(self.targets, np.float32).reshape(-1, MOST_SEATS),
        )


def teach(job: tuple[str, str, int, int, float]) -> tuple[int, Positions]:
    """Do one process's job: game, teacher, seed, number of games and most seconds; returns games and positions."""
    game, teacher, seed, games, seconds = job
    lessons = Lessons(game, teacher, seed)
    lessons.play(games, monotonic() + seconds)
    return lessons.games, lessons.positions()
