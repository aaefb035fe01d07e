"""Training by self-play: many processes play rounds of games while one learns from the rounds before.

The games of a round are started two rounds ahead, with the network as it is then, so that playing and learning never
wait for each other, and the result depends only on the seed, not on the number of processes.
"""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path
from time import monotonic

import numpy as np

from daikaiju.arrays import Floats, Numbers
from daikaiju.champion.training.compiled import compiled_training
from daikaiju.champion.training.gradients import new_learner
from daikaiju.champion.training.network_games import Positions
from daikaiju.champion.training.python_opponents import GREEDY
from daikaiju.champion.training.self_play import EARLIER, USUAL, Chunk, PlayedChunk, Population, joined, play_chunk
from daikaiju.champion.training.teacher_games import teach, teacher_of
from daikaiju.champion.weights import Weights, load, save
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.simulation import wilson
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.network import first_weights

CHUNK = 25
"""How many games a process plays at a time."""

AHEAD = 2
"""How many rounds are in play at once: while the last games of one finish, idle processes start on the next."""

PASSES = 2
"""How many times each position of a teacher is learned from."""


@dataclass(frozen=True)
class Options:
    """How to train."""

    game: str = "king"
    seed: int = 0
    rounds: int = 40
    games: int = 2000
    """Games per round."""
    processes: int = 1
    minutes: float | None = None
    """The most time to take; the learning rate then follows the clock."""
    batch: int = 256
    reuse: float = 6.0
    """How many times each position is learned from."""
    window: int = 8
    """How many of the last rounds positions are drawn from."""
    rate: float = 1.5e-3
    last_rate: float = 1e-4
    decay: float = 1e-4
    carry: float = 0.8
    """Lambda of TD(lambda): how much the rest of the game counts beside the next value."""
    population: Population = USUAL
    """Who else plays."""
    teacher: str | None = None
    """Whose games a new network learns from first; `lessons` says how many."""
    lessons: int = 2000
    players: int | None = None
    """How many monsters play; by default any number, in the shares of the game's tables."""
    blend: bool = False
    """Whether to end with the mean of the first network and the average of the last third of the rounds."""
    bare: bool = False
    """Whether to learn King for two without cards, whose solution is known."""
    check_every: int = 10
    check_games: int = 200


@dataclass(frozen=True)
class Report:
    """A finished round."""

    round: int
    seconds: float
    games: int
    positions: int
    loss: float
    strength: dict[str, tuple[float, float, float]]
    """How many times as often as an equal it won, by opponent, with 95 % bounds."""


class Training:
    """A training in progress: the network, Adam's memory, and the positions of the last rounds."""

    def __init__(self, options: Options, resume: Path | None = None) -> None:
        check_options(options)
        self.options = options
        self.adapter = ADAPTERS[options.game]
        self.flat: Floats = first_weights(
            self.adapter.features.FEATURES, self.adapter.training_start.first_worths(), options.seed
        )
        self.first = self.flat.copy()
        self.mean, self.square = np.zeros_like(self.flat), np.zeros_like(self.flat)
        self.steps = self.round = self.games = 0
        self.seconds = 0.0
        self.past: list[Floats] = [self.first]
        self.learned: list[Floats] = []
        """The networks of all rounds, kept only if they are to be blended."""
        self.window: list[Positions] = []
        self.curve: list[dict[str, object]] = []
        if resume is not None:
            self.resume(resume)

    def resume(self, path: Path) -> None:
        """Continue from a checkpoint; Adam's memory and the positions start afresh."""
        weights = load(path, self.options.game)
        self.flat = weights.flat.copy()
        self.past = [self.flat.copy()]
        self.round = int(weights.card.get("rounds", 0))
        self.games = int(weights.card.get("games", 0))
        self.seconds = float(weights.card.get("seconds", 0.0))
        self.curve = list(weights.card.get("curve", []))

    def checkpoint(self, path: Path) -> None:
        """Save the network with its history; training that is killed loses only what came later."""
        card = {
            "rounds": self.round,
            "games": self.games,
            "seconds": round(self.seconds, 1),
            "options": asdict(self.options),
            "curve": self.curve,
        }
        partial = path.with_suffix(".partial")
        save(Weights(self.options.game, self.flat, card), partial)
        partial.replace(path)

    def run(self) -> Iterator[Report]:
        """Play and learn, round by round."""
        options = self.options
        compiled = compiled_training(options.game)
        _ = compiled.answer, compiled.play_game, compiled.learn_batches
        begun, last = monotonic(), self.round + options.rounds
        with pool_of(options.processes) as pool:
            if options.teacher is not None and self.round == 0:
                self.be_taught(pool)
            waiting = deque(self.begin(pool, number) for number in range(self.round, min(self.round + AHEAD, last)))
            while self.round < last:
                round_begun = monotonic()
                fraction = 1 - (last - self.round) / options.rounds
                if options.minutes is not None:
                    fraction = max(fraction, (monotonic() - begun) / (60 * options.minutes))
                if fraction >= 1:
                    break
                loss = self.learn(options.rate + (options.last_rate - options.rate) * min(1.0, fraction))
                played = [result.get() for result in waiting.popleft()]
                if self.round + AHEAD < last:
                    waiting.append(self.begin(pool, self.round + AHEAD))
                checks = self.check(pool) if (self.round + 1) % options.check_every == 0 else {}
                yield self.finish_round(played, loss, checks, monotonic() - round_begun)
            pool.terminate()
        if options.blend:
            self.blend()

    def blend(self) -> None:
        """Average what was known with what was learned: each has something the other has forgotten."""
        last = self.learned[-max(1, len(self.learned) // 3) :]
        self.flat = ((self.past[0] + np.mean(last, axis=0)) / 2).astype(np.float32)

    def begin(self, pool: Pool, number: int) -> list[AsyncResult[PlayedChunk]]:
        """Start the games of a round; returns the pending results."""
        return [pool.apply_async(play_chunk, (chunk,)) for chunk in self.chunks(number)]

    def chunks(self, number: int) -> list[Chunk]:
        """The games of a round, for the network as it is now, with an earlier one in some seats."""
        random = np.random.default_rng([self.options.seed, number])
        rival = self.past[0] if random.random() < 0.5 else self.past[random.integers(len(self.past))]
        count = -(-self.options.games // CHUNK)
        seeds = random.integers(0, 1 << 62, count)
        return [self.chunk(int(seed), rival) for seed in seeds]

    def chunk(self, seed: int, rival: Floats, match: str | None = None) -> Chunk:
        options = self.options
        flat, population = self.flat.copy(), options.population
        carry, players, bare = options.carry, options.players, options.bare
        return Chunk(options.game, CHUNK, seed, flat, rival, population, carry, match, players=players, bare=bare)

    def learn(self, rate: float) -> float:
        """Learn from the positions of the last rounds."""
        if not self.window:
            return 0.0
        positions = joined(self.window)
        random = np.random.default_rng([self.options.seed, self.round, 1])
        count = int(self.options.reuse * len(self.window[-1].seats))
        return self.learn_in_order(positions, random.integers(0, len(positions.seats), count), rate)

    def be_taught(self, pool: Pool) -> None:
        """Learn from a teacher's games first, at a falling rate."""
        options = self.options
        assert options.teacher is not None
        seeds = np.random.default_rng([options.seed, 3]).integers(0, 1 << 60, -(-options.lessons // CHUNK))
        jobs = [(options.game, options.teacher, int(seed), CHUNK, float("inf")) for seed in seeds]
        taught = pool.map(teach, jobs, 1)
        self.games += sum(games for games, _ in taught)
        positions = joined([part for _, part in taught])
        random = np.random.default_rng([options.seed, 4])
        for place in range(PASSES):
            rate = options.rate * (1 - place / PASSES)
            self.learn_in_order(positions, random.permutation(len(positions.seats)), rate)

    def learn_in_order(self, positions: Positions, order: Numbers, rate: float) -> float:
        """Learn from positions in the given order, in whole batches."""
        options = self.options
        order = order[: len(order) // options.batch * options.batch]
        learner = new_learner(options.game, self.flat, self.mean, self.square)
        loss = compiled_training(options.game).learn_batches(
            positions, order, options.batch, learner, self.steps, rate, options.decay
        )
        self.steps += len(order) // options.batch
        return float(loss)

    def finish_round(
        self, played: list[PlayedChunk], loss: float, checks: dict[str, tuple[float, float, float]], seconds: float
    ) -> Report:
        self.window = [*self.window[1 - self.options.window :], joined([chunk.positions for chunk in played])]
        self.round += 1
        if self.options.blend:
            self.learned.append(self.flat.copy())
        self.games += sum(chunk.games for chunk in played)
        self.seconds += seconds
        if self.round % self.options.check_every == 0:
            self.past = [*self.past[:1], *self.past[-9:], self.flat.copy()]
        report = Report(self.round, self.seconds, self.games, len(self.window[-1].seats), loss, checks)
        self.curve.append(asdict(report))
        return report

    def check(self, pool: Pool) -> dict[str, tuple[float, float, float]]:
        """Measure the network from one seat, with earlier networks or `greedy` in all the others."""
        rivals = [("first", self.past[0], EARLIER), ("previous", self.past[-1], EARLIER)]
        if not self.options.bare:
            rivals.append((GREEDY, self.flat, GREEDY))
        found = {}
        for name, rival, match in rivals:
            random = np.random.default_rng([self.options.seed, self.round, 2])
            seeds = random.integers(0, 1 << 62, -(-self.options.check_games // CHUNK))
            chunks = [self.chunk(int(seed), rival, match) for seed in seeds]
            found[name] = against_par(pool.map(play_chunk, chunks, 1))
        return found


def against_par(played: list[PlayedChunk]) -> tuple[float, float, float]:
    """How many times as often as an equal the network won, with 95 % bounds."""
    games, won, par = (sum(getattr(chunk, name) for chunk in played) for name in ("games", "won", "par"))
    low, high = wilson(won, games)
    return won / par, low * games / par, high * games / par


def check_options(options: Options) -> None:
    """Raise an error that says what is wrong with the options, if anything is."""
    for name in ("rounds", "games", "lessons", "processes", "batch", "window", "check_every", "check_games"):
        if getattr(options, name) < 1:
            raise DaikaijuError(Problem("train-too-few", option=name, given=getattr(options, name)))
    if options.bare and (options.game != "king" or options.teacher is not None):
        raise DaikaijuError(Problem("train-not-bare"))
    if options.players is not None:
        sizes = [state.players for _, state in ADAPTERS[options.game].training_start.new_tables()]
        if options.players not in sizes:
            bounds = {"least": min(sizes), "most": max(sizes)}
            raise DaikaijuError(Problem("train-no-table", game=options.game, given=options.players, **bounds))
    if options.teacher is not None:
        teacher_of(options.game, options.teacher)
    if not options.reuse > 0:
        raise DaikaijuError(Problem("train-too-few", option="reuse", given=str(options.reuse)))
    for name, share in {**asdict(options.population), "lambda": options.carry}.items():
        if not 0 <= share <= 1:
            raise DaikaijuError(Problem("train-share", option=name, given=str(share)))
    if options.population.greedy + options.population.quick > 1:
        raise DaikaijuError(Problem("train-too-many-others"))
    if not 0 < options.rate < 1:
        raise DaikaijuError(Problem("train-rate", given=str(options.rate)))
    if options.minutes is not None and not options.minutes > 0:
        raise DaikaijuError(Problem("train-no-time", given=str(options.minutes)))


def pool_of(processes: int) -> Pool:
    """A pool of processes; where the system can fork, they share what is already compiled."""
    methods = multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("fork" if "fork" in methods else "spawn").Pool(processes)
