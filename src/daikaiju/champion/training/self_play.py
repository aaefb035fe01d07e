"""Games between networks, in chunks that each have their own seed, so any number of processes can share the work."""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np

from daikaiju.arrays import Floats, Games, Numbers
from daikaiju.bots.losses import bare_game
from daikaiju.champion.training.compiled import compiled_training
from daikaiju.champion.training.network_games import ASKED, LONGEST_OPENING, Positions, Seating, new_positions
from daikaiju.champion.training.python_opponents import PythonOpponent, opponent_of
from daikaiju.champion.training.trajectory import NEXT_POSITION, Trajectory, begin_game, new_trajectory
from daikaiju.champion.weights import Weights
from daikaiju.rules import king
from daikaiju.rules.king.state import State
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.network import MOST_SEATS, NEUTRAL, Network
from daikaiju.thinking.workspace import workspace_of

SEEDS = 1 << 62
ALONE = 0.75
"""Of the tables with other players, the share where these take every seat but one."""

OPENINGS = 0.5
OPENINGS_WITH_GREEDY = 0.25
"""The share of games that begin with some random answers, without and with greedy players."""

POSITIONS_A_GAME = 60
EARLIER = "earlier"


@dataclass(frozen=True)
class Population:
    """Who plays against the network during training, as shares of all games."""

    greedy: float = 0.5
    """With `greedy` in some seats."""
    quick: float = 0.15
    """With the policy `quick` in some seats, and not `greedy`."""
    earlier: float = 0.2
    """With an earlier network in some of the remaining seats."""
    neutral: float = 0.5
    """Learned from nobody's point of view, as a share of the games with networks only."""


USUAL = Population()


@dataclass(frozen=True)
class Chunk:
    """Games for one process to play."""

    game: str
    games: int
    seed: int
    flat: Floats
    rival: Floats
    """The earlier network that takes some seats."""
    population: Population = USUAL
    carry: float = 0.8
    """Lambda of TD(lambda)."""
    match: str | None = None
    """In a match, who takes all seats but one: EARLIER or GREEDY. Nothing is learned in it."""
    table: int | None = None
    """Which of the adapter's tables to play at; by default any, in the shares they are trained on."""
    players: int | None = None
    """How many monsters play; by default any number."""
    bare: bool = False
    """Whether to play King for two without cards."""


@dataclass
class PlayedChunk:
    """The result of a chunk: positions to learn from, or how often the network won from its one seat."""

    positions: Positions
    games: int
    won: float
    par: float
    """How many games it would have won among equals."""


@functools.cache
def trajectory_of_game() -> Trajectory:
    """This process's memory for the game it is playing."""
    return new_trajectory()


def play_chunk(chunk: Chunk) -> PlayedChunk:
    """Play all games of a chunk."""
    random = np.random.default_rng(chunk.seed)
    games, players = seat_games(chunk, random)
    positions = new_positions(0 if chunk.match else chunk.games * POSITIONS_A_GAME)
    nets = [Weights(chunk.game, flat).to_play() for flat in (chunk.flat, chunk.rival)]
    numbers = random.integers(1, SEEDS, 2)
    opponent = opponent_of(chunk.game)
    count = 0
    for place in range(chunk.games):
        seats = seating(chunk, place, int(players[place]), random)
        count = play_game(chunk, games, place, seats, opponent, nets, numbers, positions, count)
    won = sum(share(int(g["winners"]), place % n) for place, (g, n) in enumerate(zip(games, players, strict=True)))
    return PlayedChunk(trimmed(positions, count), len(games), won, float((1 / players).sum()))


def play_game(
    chunk: Chunk,
    games: Games,
    place: int,
    seats: Seating,
    opponent: PythonOpponent,
    nets: list[Network],
    numbers: Numbers,
    positions: Positions,
    count: int,
) -> int:
    """Play one game to its end, asking the Python opponent where needed; returns how many positions are written."""
    compiled = compiled_training(chunk.game)
    trajectory, work, answer = trajectory_of_game(), workspace_of(chunk.game), compiled.answer
    begin_game(trajectory, count)
    net, rival = nets
    rest = (seats, work, net, rival, numbers, chunk.carry, positions, trajectory, answer)
    while compiled.play_game(games, place, *rest) == ASKED:
        answer(games, place, opponent(games[place]))
    return int(trajectory.progress[NEXT_POSITION])


def seat_games(chunk: Chunk, random: np.random.Generator) -> tuple[Games, Numbers]:
    """New games at tables drawn by their shares of the training, and how many play in each."""
    tables = bare_tables() if chunk.bare else ADAPTERS[chunk.game].training_start.new_tables()
    if chunk.table is not None:
        tables = [tables[chunk.table]]
    elif chunk.players is not None:
        tables = [table for table in tables if table[1].players == chunk.players]
    shares = np.array([share for share, _ in tables])
    drawn = random.choice(len(tables), chunk.games, p=shares / shares.sum())
    games = np.concatenate([state.to_record() for _, state in tables])[drawn]
    games["seed"] = random.integers(0, SEEDS, chunk.games)
    return games, games["players"].astype(np.int64)


def bare_tables() -> list[tuple[float, State]]:
    """King for two without cards, with either seat about to take the first turn."""
    tables = []
    for first in range(2):
        game = bare_game(first)
        game.begin_again()
        king.advance(game.state)
        tables.append((1.0, game.state))
    return tables


def seating(chunk: Chunk, place: int, players: int, random: np.random.Generator) -> Seating:
    """Who plays in a game of a chunk: the network in the seat it learns from, and its rivals."""
    everyone = (1 << players) - 1
    if chunk.match:
        me = place % players
        others = everyone & ~(1 << me)
        return Seating(others, 0, 0, 0, me) if chunk.match == EARLIER else Seating(0, 0, others, 0, me)
    me = int(random.integers(players))
    rivals = everyone & ~(1 << me)
    population = chunk.population
    table, alone, with_earlier, begins = random.random(4)
    some, of_earlier = (int(seats) & rivals for seats in random.integers(0, 1 << MOST_SEATS, 2))
    taken = rivals if alone < ALONE else some
    outside = quick = 0
    if not chunk.bare:
        outside = taken if table < population.greedy else 0
        quick = taken if population.greedy <= table < population.greedy + population.quick else 0
    earlier = of_earlier & ~outside & ~quick if with_earlier < population.earlier else 0
    is_opening = begins < (OPENINGS_WITH_GREEDY if outside else OPENINGS)
    opening = int(random.integers(0, LONGEST_OPENING * players + 1)) if is_opening else 0
    neutral = not outside and not quick and random.random() < population.neutral
    return Seating(earlier, quick, outside, opening, NEUTRAL if neutral else me)


def share(winners: int, seat: int) -> float:
    """A seat's share of a finished game."""
    return (winners >> seat & 1) / winners.bit_count() if winners else 0.0


def trimmed(positions: Positions, count: int) -> Positions:
    """The positions written, without the unused room."""
    codes = positions.codes[: positions.starts[count]].copy()
    return Positions(
        codes, positions.starts[: count + 1].copy(), positions.seats[:count].copy(), positions.targets[:count].copy()
    )


def joined(parts: list[Positions]) -> Positions:
    """All positions in one."""
    offsets = np.cumsum([0, *(part.starts[-1] for part in parts)])
    starts = [part.starts[:-1] + offset for part, offset in zip(parts, offsets[:-1], strict=True)]
    return Positions(
        np.concatenate([part.codes for part in parts]),
        np.concatenate([*starts, offsets[-1:]]),
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )
