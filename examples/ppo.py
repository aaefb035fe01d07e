"""A small PPO in NumPy on the batched environment that learns to beat `random` at King for two, or the Duel.

pip install 'daikaiju[cpu]'. In every game the learner has one seat and the others choose at random. The network has one
hidden layer and does not see what every single card is doing; every update plays on in all games at once and takes a
few clipped steps of Adam. docs/environments.md shows how fast it learns.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from daikaiju.envs import Batch
from daikaiju.observation.declaration import Observation

HIDDEN, CLIP, TRACE, RATE = 64, 0.2, 0.95, 2e-3
PASSES, PART, ENTROPY, VALUE = 3, 512, 0.01, 0.5
FAR = -1e9
SHORT = 10
"""Longer fields, which describe every card in the game, are left out: the network is small."""

Array = np.ndarray[Any, Any]


class Network:
    """Inputs, a hidden layer, then the logits of all actions and the value; trained with Adam."""

    def __init__(self, inputs: int, actions: int, source: np.random.Generator) -> None:
        self.weights = {
            "hidden": source.normal(0, (1 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "policy": source.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def forward(self, inputs: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probabilities of legal actions, and the values."""
        w = self.weights
        hidden = np.tanh(inputs @ w["hidden"] + w["bias"])
        logits = np.where(mask, hidden @ w["policy"], np.float32(FAR))
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ w["value"])[:, 0]

    def learn(self, part: Decisions, gains: Array, goals: Array) -> None:
        """One step of Adam on PPO's clipped objective, the squared error of the value, and the entropy."""
        hidden, chances, values = self.forward(part.inputs, part.masks)
        rows, count = np.arange(len(gains)), len(gains)
        ratio = chances[rows, part.actions] / part.chances
        counts = ~(((ratio > 1 + CLIP) & (gains > 0)) | ((ratio < 1 - CLIP) & (gains < 0)))
        weight = (gains * ratio * counts / count).astype(np.float32)
        pull = weight[:, None] * chances
        pull[rows, part.actions] -= weight
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        pull += ENTROPY / count * chances * (logs + entropy)
        error = (VALUE * 2 / count * (values - goals))[:, None].astype(np.float32)
        back = (pull @ self.weights["policy"].T + error @ self.weights["value"].T) * (1 - hidden**2)
        gradients = {
            "hidden": part.inputs.T @ back,
            "bias": back.sum(axis=0),
            "policy": hidden.T @ pull,
            "value": hidden.T @ error,
        }
        self.updates += 1
        scale = RATE * (1 - 0.999**self.updates) ** 0.5 / (1 - 0.9**self.updates)
        for name, gradient in gradients.items():
            mean, square = self.moments[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            self.weights[name] -= (scale * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


class Eyes:
    """What the network sees of an observation: codes as zeros and a one, quantities divided by ten."""

    def __init__(self, fields: Observation) -> None:
        self.seen = [field for field in fields.fields if field.length < SHORT]
        self.size = sum(field.length * max(1, len(field.codes)) for field in self.seen)

    def inputs(self, observations: Array) -> Array:
        parts = []
        for field in self.seen:
            value = observations[:, field.place]
            if field.codes:
                parts.append(np.eye(len(field.codes), dtype=np.float32)[value].reshape(len(value), -1))
            else:
                parts.append(value.astype(np.float32) / 10)
        return np.concatenate(parts, axis=1)


class Decisions(NamedTuple):
    """What the learner saw, could do and did, how likely that was, and what it thought the position was worth."""

    games: Array
    inputs: Array
    masks: Array
    actions: Array
    chances: Array
    values: Array


class Learner:
    """A network at one seat of every game of a batch."""

    def __init__(self, game: str, games: int, seed: int) -> None:
        self.batch = Batch(game, games, players=2, seed=seed, threads=1)  # the network takes most of the time
        self.seats = np.arange(games) % 2
        self.source = np.random.default_rng(seed)
        self.eyes = Eyes(self.batch.fields)
        self.network = Network(self.eyes.size, self.batch.actions, self.source)

    def play(self, length: int) -> tuple[list[Decisions], Array, Array]:
        """Play on; returns the learner's decisions and, by step and game, its rewards and whether the game ended."""
        batch, told = self.batch, []
        rewards, ends = np.zeros((2, length, batch.games), np.float32)
        for step in range(length):
            actions = batch.random_actions()
            rows = np.flatnonzero(batch.seats == self.seats)
            inputs = self.eyes.inputs(batch.observations[rows])
            masks = batch.masks[rows].astype(bool)
            _, chances, values = self.network.forward(inputs, masks)
            drawn = self.source.random((len(rows), 1), np.float32) * 0.9999
            taken = (chances.cumsum(axis=1) <= drawn).sum(axis=1)
            actions[rows] = taken
            told.append(Decisions(rows, inputs, masks, taken, chances[np.arange(len(rows)), taken], values))
            batch.step(actions)
            rewards[step] = batch.rewards[np.arange(batch.games), self.seats]
            ends[step] = batch.ends
        return told, rewards, ends

    def update(self, length: int) -> Array:
        """Play on, then learn from it; returns the rewards of the games that ended."""
        told, rewards, ends = self.play(length)
        gains, used = gains_of(told, rewards, ends)
        parts = Decisions(*(np.concatenate(column)[used] for column in zip(*told, strict=True)))
        gains = gains[used]
        goals = gains + parts.values
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(PASSES):
            mixed = self.source.permutation(len(gains))
            for rows in np.array_split(mixed, max(1, len(mixed) // PART)):
                self.network.learn(Decisions(*(column[rows] for column in parts)), gains[rows], goals[rows])
        return rewards[ends > 0]


def gains_of(told: list[Decisions], rewards: Array, ends: Array) -> tuple[Array, Array]:
    """How much better each decision turned out than expected (GAE), and which are known to: in a game that goes on, the
    last one only tells the value of the position after the one before it."""
    games = rewards.shape[1]
    following, gain, reward, known = np.zeros((4, games), np.float32)
    gains, used = [], []
    for step in reversed(range(len(told))):
        ended = ends[step] > 0
        following[ended], gain[ended], known[ended] = 0, 0, 1
        reward[ended] = rewards[step, ended]
        rows, values = told[step].games, told[step].values
        change = reward[rows] + following[rows] - values
        used.append(known[rows] > 0)
        gain[rows] = np.where(used[-1], change + TRACE * gain[rows], 0)
        gains.append(gain[rows])
        following[rows], reward[rows], known[rows] = values, 0, 1
    return np.concatenate(gains[::-1]), np.concatenate(used[::-1])


def main(game: str, updates: int, games: int, length: int, seed: int) -> None:
    learner = Learner(game, games, seed)
    told: list[Array] = []
    for update in range(1, updates + 1):
        told.append(learner.update(length))
        if update % 10 == 0 or update == updates:
            results = np.concatenate(told)
            won = 100 * (results > 0).mean() if len(results) else 0
            print(f"update {update}, {process_time():.0f} s: {won:.1f} % of {len(results)} games won", flush=True)
            told = []


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=["king", "duel"], default="king")
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--length", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    main(**vars(parser.parse_args()))
