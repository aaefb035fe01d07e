"""The champion on a solved game: King for two without cards, learned from the solution.

    python -m tools.lab.solved_game bare.npz --epochs 40 --games 500

shows how well the champion's network can play that game with exact dice; docs/yardstick.md has the result.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np

from daikaiju.analysis.yardstick import Position, Yardstick, bare_state
from daikaiju.analysis.yardstick.playouts import ME, OTHER, begin_turn
from daikaiju.analysis.yardstick.solution import SHAPE, CompiledTurns, Turn, Turns, layers
from daikaiju.answers import Action
from daikaiju.arrays import Numbers, Values
from daikaiju.bots import Bot
from daikaiju.bots.losses import Loss, judged, play
from daikaiju.champion.training.compiled import compiled_training
from daikaiju.champion.training.gradients import new_learner
from daikaiju.champion.training.network_games import Positions
from daikaiju.champion.weights import Weights, load, save
from daikaiju.game import Game
from daikaiju.king import King
from daikaiju.rules import king
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.network import MOST_SEATS, Network, first_weights

BATCH = 128
sight = ADAPTERS["king"].features
RATE, LAST_RATE = 2e-3, 2e-5


def bare_positions(solved: Yardstick, chosen: Numbers) -> Positions:
    """Positions of the solved game before the first Roll, as the champion sees them, with the exact chances to win."""
    codes: list[int] = []
    starts = [0]
    found = [0] * sight.MOST_FEATURES
    targets = np.zeros((len(chosen), MOST_SEATS), np.float32)
    for place, position in enumerate(chosen.tolist()):
        g = bare_state()
        begin_turn(g, position)
        king.advance(g)
        n = sight.shared_features(g, found)
        codes += [n, *found[:n]]
        for seat in (ME, OTHER):
            n = sight.features(g, seat, found)
            codes += [n, *found[:n]]
        starts.append(len(codes))
        targets[place, ME] = solved.values[tuple(position)]
        targets[place, OTHER] = 1 - targets[place, ME]
    seats = np.full(len(chosen), 1 << ME | 1 << OTHER, np.int8)
    return Positions(np.array(codes, np.int16), np.array(starts, np.int64), seats, targets)


def learn_bare(positions: Positions, epochs: int, seed: int, file: Path) -> Iterator[float]:
    """Learn from all positions, epoch by epoch, saving the network after each; yields the mean cross-entropy."""
    flat = first_weights(sight.FEATURES, ADAPTERS["king"].training_start.first_worths(), seed)
    learner = new_learner("king", flat, np.zeros_like(flat), np.zeros_like(flat))
    random = np.random.default_rng(seed)
    steps = 0
    for epoch in range(epochs):
        order = random.permutation(len(positions.seats))
        rate = RATE * (1 - epoch / epochs) + LAST_RATE
        yield compiled_training("king").learn_batches(positions, order, BATCH, learner, steps, rate, 0.0)
        steps += len(order) // BATCH
        save(Weights("king", flat, {"game": "King for two without cards", "epochs": epoch + 1}), file)


def network_values(net: Network, positions: Positions, chosen: Numbers) -> Values:
    """The network's values of positions, laid out like the solution."""
    first = np.zeros((len(chosen), 2, len(net.bias)), np.float32)
    codes = positions.codes.astype(np.int64)
    for place in range(len(chosen)):
        at = int(positions.starts[place])
        table = net.bias + net.rows[codes[at + 1 : at + 1 + codes[at]]].sum(axis=0)
        for seat in (ME, OTHER):
            at += 1 + int(codes[at])
            first[place, seat] = table + net.rows[codes[at + 1 : at + 1 + codes[at]]].sum(axis=0)
    first = np.maximum(first, 0)
    common = net.bias_2 + first.mean(axis=1) @ net.table
    strengths = [np.maximum(common + first[:, seat] @ net.own, 0) @ net.out for seat in (ME, OTHER)]
    values = np.full(SHAPE, np.nan)
    values[tuple(chosen.T)] = 1 / (1 + np.exp(strengths[OTHER] - strengths[ME]))
    return values


class NetworkBot(Bot):
    """Plays perfectly, if the network's values were the exact ones."""

    best: Turn

    def choose(self, view: Game) -> Action:
        assert isinstance(view, King)
        return view.action_of(judged(view, self.best)[0])


class Watched(Yardstick):
    """The solution; at each turn it also tells the bot what the network's values imply."""

    def __init__(self, values: Values, turns: Turns, by_network: Yardstick, bot: NetworkBot) -> None:
        super().__init__(values, turns)
        self.by_network, self.bot = by_network, bot

    def turn(self, position: Position) -> Turn:
        self.bot.best = self.by_network.turn(position)
        return super().turn(position)


def loss_of_network(net: Network, positions: Positions, chosen: Numbers, games: int, seed: int) -> Loss:
    """What the network with exact dice loses against perfect play."""
    turns, bot = CompiledTurns(), NetworkBot()
    by_network = Yardstick(network_values(net, positions, chosen), turns)
    solved = Watched(Yardstick.shipped().values, turns, by_network, bot)
    return Loss.of(play(bot, solved, number % 2 == 0, Random(f"{seed} {number}")) for number in range(games))


def main() -> None:
    parser = argparse.ArgumentParser("python -m tools.lab.solved_game", description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="where to save the network")
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--games", type=int, default=500, help="games against perfect play to measure it with")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    chosen = np.concatenate(list(layers()))
    positions = bare_positions(Yardstick.shipped(), chosen)
    chances = np.clip(positions.targets[:, [ME, OTHER]].astype(np.float64), 1e-12, 1)
    least = float(-(chances * np.log(chances)).sum(axis=1).mean())
    for epoch, loss in enumerate(learn_bare(positions, asked.epochs, asked.seed, asked.file), 1):
        print(f"epoch {epoch}: {loss - least:.6f} nats above the best possible", flush=True)
    found = loss_of_network(load(asked.file, "king").to_play(), positions, chosen, max(2, asked.games), asked.seed)
    print(f"{found.games} games: it loses {100 * found.mean:.3f} ± {100 * found.error:.3f} points against perfect play")


if __name__ == "__main__":
    main()
