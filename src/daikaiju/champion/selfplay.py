"""Chunks of games between networks, each following from its own seed, in any number of processes."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from daikaiju.champion.choosing import Mind, new_mind
from daikaiju.champion.compiled import compiled_champion
from daikaiju.champion.network import Floats
from daikaiju.champion.playing import LONGEST_OPENING, Positions, new_positions
from daikaiju.champion.sights import SIGHTS
from daikaiju.champion.weights import Weights

Numbers = npt.NDArray[np.int64]

SEEDS = 1 << 62
CARRY = 0.9
"""Lambda of TD(lambda)."""

MIXED = 0.2
"""The share of games in which some seats are taken by an earlier network."""

WITH_QUICK = 0.3
"""The share of games in which some seats, but never all, are taken by the policy `quick`."""

POSITIONS_A_GAME = 60


@dataclass(frozen=True)
class Chunk:
    """Games to be played by one process."""

    game: str
    games: int
    seed: int
    flat: Floats
    rival: Floats
    """The network of an earlier time that takes some seats."""
    match: bool = False
    """Whether this is a match: one seat against all others, no random openings."""
    bare: bool = False
    """Whether it is King for two without cards."""


@dataclass
class PlayedChunk:
    """What came of a chunk: positions to learn from, or the wins of the network in its one seat."""

    positions: Positions
    games: int
    won: float
    par: float
    """How many games equals would have won."""


@functools.cache
def mind_of(game: str) -> Mind:
    """The memory of this process."""
    return new_mind(SIGHTS[game].rules.State.dtype, SIGHTS[game].MOST_FEATURES)


def play_chunk(chunk: Chunk) -> PlayedChunk:
    """Play all games of a chunk."""
    random = np.random.default_rng(chunk.seed)
    champion = compiled_champion(chunk.game)
    games, players = seat_games(chunk, random)
    seated, quick_seats, openings = seating(chunk, players, random)
    positions = new_positions(chunk.games * POSITIONS_A_GAME)
    nets = [Weights(chunk.game, flat).to_play() for flat in (chunk.flat, chunk.rival)]
    numbers = random.integers(1, SEEDS, 2)
    count = champion.play_games(
        games, seated, quick_seats, openings, mind_of(chunk.game), *nets, numbers, CARRY, positions, champion.answer
    )
    won = sum(share(int(g["winners"]), place % n) for place, (g, n) in enumerate(zip(games, players, strict=True)))
    return PlayedChunk(trimmed(positions, count), len(games), won, float((1 / players).sum()))


def seat_games(chunk: Chunk, random: np.random.Generator) -> tuple[Any, Numbers]:
    """Fresh records of tables drawn by how often they are trained on, and their numbers of players."""
    tables = bare_tables() if chunk.bare else SIGHTS[chunk.game].new_tables()
    shares = np.array([share for share, _ in tables])
    drawn = random.choice(len(tables), chunk.games, p=shares / shares.sum())
    games = np.concatenate([state.to_record() for _, state in tables])[drawn]
    games["seed"] = random.integers(0, SEEDS, chunk.games)
    return games, games["players"].astype(np.int64)


def bare_tables() -> list[tuple[float, Any]]:
    """King for two without cards, about to begin with the turn of either seat."""
    from daikaiju.analysis.yardstick.losses import bare_game
    from daikaiju.rules import king

    tables = []
    for first in range(2):
        game = bare_game(first)
        game.begin_again()
        king.advance(game.state)
        tables.append((1.0, game.state))
    return tables


def seating(chunk: Chunk, players: Numbers, random: np.random.Generator) -> tuple[Numbers, Numbers, Numbers]:
    """The seats of the earlier network, those of `quick`, and the turns with random answers."""
    everyone, nobody = (1 << players) - 1, np.zeros(chunk.games, np.int64)
    if chunk.match:
        return everyone & ~(1 << np.arange(chunk.games) % players), nobody, nobody
    some, others = (random.integers(0, 1 << 6, chunk.games) & everyone for _ in range(2))
    seated = np.where(random.random(chunk.games) < MIXED, some, 0)
    quick_seats = np.where(random.random(chunk.games) < WITH_QUICK, others, 0)
    quick_seats[(quick_seats == everyone) | chunk.bare] = 0
    openings = np.where(random.random(chunk.games) < 0.5, 0, random.integers(0, LONGEST_OPENING * players + 1))
    return seated, quick_seats, openings


def share(winners: int, seat: int) -> float:
    """What a seat has of a won game."""
    return (winners >> seat & 1) / winners.bit_count() if winners else 0.0


def trimmed(positions: Positions, count: int) -> Positions:
    """Only what was written."""
    codes = positions.codes[: positions.starts[count]].copy()
    return Positions(
        codes, positions.starts[: count + 1].copy(), positions.seats[:count].copy(), positions.targets[:count].copy()
    )


def joined(parts: list[Positions]) -> Positions:
    """Positions one after another."""
    offsets = np.cumsum([0, *(part.starts[-1] for part in parts)])
    starts = [part.starts[:-1] + offset for part, offset in zip(parts, offsets[:-1], strict=True)]
    return Positions(
        np.concatenate([part.codes for part in parts]),
        np.concatenate([*starts, offsets[-1:]]),
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )
