"""Training in pieces: play, learn, and now and then write everything down and measure how strong the network is."""

from __future__ import annotations

import json
import pickle
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from daikaiju.champion.reinforcement.learning.canonical import Canonical
from daikaiju.champion.reinforcement.learning.chances import LearnerOfChances, PlayerAtTable, keep_answers
from daikaiju.champion.reinforcement.learning.experience import Player
from daikaiju.champion.reinforcement.learning.ladder import Ladder, Strength
from daikaiju.champion.reinforcement.learning.learner import Learner, Lesson, Pace
from daikaiju.champion.reinforcement.learning.match import at_random, best_of, times_an_equal
from daikaiju.champion.reinforcement.learning.network import Network, Size, grown
from daikaiju.champion.reinforcement.network_file import PolicyNetwork, load_network, save_network
from daikaiju.champion.reinforcement.policy_layers import depth_of
from daikaiju.champion.reinforcement.tables import training_tables
from daikaiju.envs import Batch
from daikaiju.errors import DaikaijuError, Problem, short

MOST_PAST = 4
"""How many earlier selves are kept: the first ones thin out."""

RANDOM_STEPS = 150
"""Steps at random before the first round, so that games are not all at the same turn."""

PROGRESS = ("round", "steps", "games", "seconds", "curve")
"""How far a training has come: what the next piece goes on from."""

Weights = dict[str, Tensor]


@dataclass(frozen=True)
class Options:
    """How to train."""

    game: str = "king"
    on: str = "cuda"
    minutes: float = 9.0
    """How long this piece may take."""
    whole: float | None = None
    """How long all pieces take together: rates fall until then. With None they fall during this piece."""
    rounds: int | None = None
    """Rounds in all pieces together, if that comes sooner."""
    games: int = 32_768
    steps: int = 64
    minibatch: int = 32_768
    rate: float = 8e-4
    last_rate: float = 2e-5
    entropy: float = 0.03
    last_entropy: float = 0.001
    carry: float = 0.95
    """Lambda of what actions are judged by at tables for two; at larger ones, where a seat's next turn comes after more
    steps, it is nearer to 1."""
    value_carry: float = 1.0
    """Lambda of what hopes are learned from."""
    average: float = 0.9995
    """How much of the averaged network stays at every step of learning."""
    value_weight: float = 1.0
    """How much learning chances counts beside learning answers."""
    mixed: float = 0.4
    """At how many of the tables others sit too."""
    soften: float = 1.0
    """What preferences are multiplied by at the beginning of this piece: less than 1 lets it try things once more."""
    only_chances: bool = False
    """Whether what an earlier piece answers stays as it is, and only chances are learned."""
    size: Size = field(default_factory=Size)
    every: float = 2.5
    """Minutes between checkpoints."""
    matches: int = 4096
    """Games in every measurement."""
    ladder: float | None = None
    """Seconds for which every checkpoint also plays against bots, on the processor."""
    seed: int = 0


@dataclass(frozen=True)
class Report:
    """A checkpoint, or a round in between."""

    round: int
    seconds: float
    """Of all pieces so far."""
    steps: int
    games: int
    value_loss: float
    entropy: float
    steps_per_second: float
    strength: Strength


@dataclass(frozen=True)
class Earlier:
    """What an earlier piece wrote."""

    folder: Path
    state: dict[str, Any]
    pool: list[Weights]
    size: Size


def read_earlier(folder: Path, game: str, on: str) -> Earlier:
    """Read it, or raise an error that says in one sentence why it cannot be used.

    The file of a network is enough: it has forgotten what only its training knew, such as its earlier selves.
    """
    if folder.is_file():
        return read_network(folder, game, on)
    try:
        state, pool = (
            torch.load(folder / f"{game}-{name}.pt", map_location=on, weights_only=True) for name in ("state", "pool")
        )
        return Earlier(folder, state, pool, Size(**state["options"]["size"]))
    except FileNotFoundError as error:
        raise DaikaijuError(Problem("network-missing", file=short(error.filename))) from error
    except (OSError, ValueError, LookupError, TypeError, RuntimeError, EOFError, pickle.UnpicklingError) as error:
        raise DaikaijuError(Problem("network-damaged", file=short(folder))) from error


def read_network(file: Path, game: str, on: str) -> Earlier:
    network = load_network(file, game)
    weights = {name: torch.from_numpy(layer).to(on) for name, layer in network.layers.items()}
    widths = [len(network.layers[f"{name}.bias"]) for name in ("first", "second")]
    tower = len(network.layers["tower.0.bias"]) if "tower.0.bias" in network.layers else 0
    progress = {name: network.card[name] for name in PROGRESS if name in network.card}
    state = {"network": weights, "averaged": weights, "optimizer": None, **progress}
    return Earlier(file, state, [weights], Size(widths[0], widths[1], depth_of(network.layers, "rest"), tower))


AS_BEFORE = Size(0, 0, 0, 0)
"""What to wish for in order to go on with layers as wide as they are."""


def larger(wanted: Size, had: Size) -> Size:
    """The size to go on with: no layer becomes narrower, and there are as many as before."""
    widths = {name: max(getattr(wanted, name), getattr(had, name)) for name in ("wide", "narrow", "tower")}
    return replace(had, **widths)


def shortened(optimizer: dict[str, Any]) -> dict[str, Any]:
    """What Adam knows, in half the bytes."""
    state = {
        number: {name: part.bfloat16() if part.ndim else part for name, part in parts.items()}
        for number, parts in optimizer["state"].items()
    }
    return optimizer | {"state": state}


class Training:
    """A training in progress."""

    def __init__(self, options: Options, resume: Path | None = None) -> None:
        earlier = None if resume is None else read_earlier(resume, options.game, options.on)
        if earlier is not None:
            options = replace(options, size=larger(options.size, earlier.size))
        self.options = options
        self.round = self.steps = self.games = 0
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []
        compiling = options.on == "cuda"
        torch.backends.cuda.matmul.allow_tf32 = True
        torch.manual_seed(options.seed)
        self.canonical = Canonical(options.game, options.on)
        self.network = self.new_network()
        self.past = self.new_network()
        learner, player = (LearnerOfChances, PlayerAtTable) if options.only_chances else (Learner, Player)
        self.learner = learner(
            self.network,
            self.canonical,
            minibatch=min(options.minibatch, options.games * options.steps),
            carry=options.carry,
            value_carry=options.value_carry,
            average=options.average,
            value_weight=options.value_weight,
            compiling=compiling,
        )
        self.pool: list[Weights] = []
        if earlier is not None:
            self.go_on(earlier)
            for network in (self.network, self.learner.averaged):
                for weight in network.answer.parameters():
                    weight.data.mul_(options.soften)
        if options.only_chances:
            self.network.load_state_dict(self.learner.averaged.state_dict())
            keep_answers(self.network)
        self.first_second = 0.0 if options.whole is not None else self.seconds
        self.first_round = self.round
        torch.manual_seed(options.seed + self.round)
        self.batch = self.new_batch(options.games, options.seed + self.round, renew=True)
        self.batch.step_randomly(RANDOM_STEPS)
        mixed = int(options.games * options.mixed)
        self.player = player(
            self.batch, self.canonical, self.network, self.past, steps=options.steps, mixed=mixed, compiling=compiling
        )

    def new_network(self) -> Network:
        network = Network(self.options.game, self.canonical, self.options.size)
        network.to(self.options.on)
        return network

    def new_batch(self, games: int, seed: int, renew: bool) -> Batch:
        tables = training_tables(self.options.game)
        threads = None if self.options.on == "cuda" else 1
        return Batch(
            self.options.game, games, seed=seed, device=self.options.on, renew=renew, tables=tables, threads=threads
        )

    # --- pieces -----------------------------------------------------------------------------

    def save(self, folder: Path) -> None:
        """Write the network to play with, and everything that the next piece needs."""
        folder.mkdir(parents=True, exist_ok=True)
        game, learner = self.options.game, self.learner
        save_network(self.to_play(), folder / f"{game}.npz")
        state = {
            "options": asdict(self.options),
            "network": self.network.state_dict(),
            "averaged": {name: weight.half() for name, weight in learner.averaged.state_dict().items()},
            "optimizer": shortened(learner.optimizer.state_dict()),
            **self.progress(),
        }
        halves = [{name: weight.half() for name, weight in weights.items()} for weights in self.pool]
        for name, content in (("state", state), ("pool", halves)):
            partial = folder / f"{game}-{name}.partial"
            torch.save(content, partial)
            partial.replace(folder / f"{game}-{name}.pt")
        (folder / f"{game}-curve.json").write_text(json.dumps(self.curve, indent=1), encoding="utf-8")

    def to_play(self) -> PolicyNetwork:
        """The averaged network in NumPy."""
        weights = self.learner.averaged.state_dict()
        layers = {name: layer.float().cpu().numpy() for name, layer in weights.items()}
        return PolicyNetwork(self.options.game, layers, {"options": asdict(self.options), **self.progress()})

    def progress(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in PROGRESS}

    def go_on(self, earlier: Earlier) -> None:
        """Go on from what an earlier piece wrote."""
        state = earlier.state
        try:
            for network, name in ((self.network, "network"), (self.learner.averaged, "averaged")):
                network.load_state_dict(grown(state[name], self.network))
            self.pool = [grown(weights, self.network) for weights in earlier.pool[-MOST_PAST:]]
            if earlier.size == self.options.size and state["optimizer"] is not None:
                self.learner.go_on(state["optimizer"])
        except (LookupError, RuntimeError, ValueError) as error:
            raise DaikaijuError(Problem("network-damaged", file=short(earlier.folder))) from error
        for name in PROGRESS:
            setattr(self, name, state.get(name, getattr(self, name)))

    # --- training ---------------------------------------------------------------------------

    def fraction(self) -> float:
        """How much of the training is done, or of this piece where no time was given for all of them."""
        minutes = self.options.minutes if self.options.whole is None else self.options.whole
        by_clock = (self.seconds - self.first_second) / (60 * minutes)
        by_rounds = self.round / self.options.rounds if self.options.rounds else 0.0
        return min(1.0, max(by_clock, by_rounds))

    def pace(self) -> Pace:
        """Rates fall evenly to their last values; a piece begins slowly, because Adam may know nothing yet."""
        o, done = self.options, self.fraction()
        rate = o.rate + (o.last_rate - o.rate) * done
        return Pace(
            rate * min(1.0, (self.round - self.first_round + 1) / 10), o.entropy + (o.last_entropy - o.entropy) * done
        )

    def run(self, folder: Path) -> Iterator[Report]:
        """Play and learn until the time is over; every report comes with a checkpoint in the folder.

        With a ladder, a checkpoint plays there until the next one is reached, and only then there is a report of it.
        """
        if self.options.ladder is None:
            yield from self.checkpoints(folder)
            return
        with Ladder(self.options.game, self.options.ladder, self.options.seed) as ladder:
            earlier: Report | None = None
            for report in self.checkpoints(folder):
                if earlier is not None:
                    yield self.with_ladder(earlier, ladder.strength())
                ladder.begin(folder / f"{self.options.game}.npz", report.round)
                earlier = report
            if earlier is not None:
                yield self.with_ladder(earlier, ladder.strength())
                self.save(folder)

    def with_ladder(self, report: Report, strength: Strength) -> Report:
        """Add to a report, and to the curve, how the network did against bots."""
        row = next(row for row in reversed(self.curve) if row["round"] == report.round)
        row["strength"] |= strength
        return replace(report, strength=report.strength | strength)

    def checkpoints(self, folder: Path) -> Iterator[Report]:
        """Play, learn, and write down what the network is now and then."""
        if self.fraction() >= 1:
            raise DaikaijuError(Problem("train-finished"))
        begun = marked = time.monotonic()
        before = self.seconds
        steps_before = self.steps
        while True:
            if self.round % 25 == 0:
                self.player.draw_others()
            if not self.pool or self.round % 100 == 0:
                self.remember()
            self.past.load_state_dict(self.pool[int(torch.randint(len(self.pool), ()))])
            kept = self.player.play()
            lesson = self.learner.learn(kept, self.pace())
            self.round += 1
            self.steps += kept.ends.numel()
            self.games += int(kept.ends.sum().item())
            self.seconds = before + time.monotonic() - begun
            if self.fraction() >= 1 or time.monotonic() - begun > 60 * self.options.minutes:
                break
            if time.monotonic() - marked > 60 * self.options.every:
                marked = time.monotonic()
                yield self.check(folder, lesson, (self.steps - steps_before) / (time.monotonic() - begun))
        yield self.check(folder, lesson, (self.steps - steps_before) / (time.monotonic() - begun))

    def remember(self) -> None:
        """Put the network as it is among the earlier selves; those in the middle make room."""
        weights = {name: weight.detach().clone() for name, weight in self.network.state_dict().items()}
        self.pool.append(weights)
        while len(self.pool) > MOST_PAST:
            del self.pool[1 + self.round // 100 % (MOST_PAST - 1)]

    def check(self, folder: Path, lesson: Lesson, speed: float) -> Report:
        """Measure the averaged network and write everything down."""
        so_far = (self.round, round(self.seconds, 1), self.steps, self.games)
        report = Report(*so_far, lesson.value_loss, lesson.entropy, speed, self.strength())
        self.curve.append(asdict(report))
        self.save(folder)
        return report

    def strength(self) -> Strength:
        """How the averaged network does against a player at random, its first self and its last but one."""
        averaged, past = self.learner.averaged, self.past
        found = {}
        for name, weights in (("random", None), ("first", self.pool[0]), ("previous", self.pool[-1])):
            if weights is not None:
                past.load_state_dict(weights)
            batch = self.new_batch(self.options.matches, self.options.seed + 1_000_000 + self.round, renew=False)
            rival = at_random if weights is None else best_of(past)
            found[name] = times_an_equal(batch, self.canonical, best_of(averaged), rival)
        return found
