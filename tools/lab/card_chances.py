"""Tells a network what cards are worth that it never buys, on a processor (needs PyTorch).

    python -m tools.lab.card_chances play king.npz build/dealt-1.npz --seed 1
    python -m tools.lab.card_chances learn king.npz build/dealt-*.npz --save build/king.npz

A network of King knows little of cards that nobody has owned in its training. So in these games monsters are dealt
Keep cards, out of the blue, for up to 160 steps; everybody gives the answer that the network prefers. What is asked
later is kept with everybody's chances as the network saw them, and with the result.

From that, a few units learn by how much owners' chances were too low: by card, and by how far the game has come
(`card_units`). They become a part of the network that answers do not listen to, so what it prefers stays the same. A
tenth of the games is left out and says what was gained.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from tools.lab.card_units import TERMS, Units, terms_by_feature, with_units
from torch import Tensor
from torch.nn.functional import embedding_bag

from daikaiju.champion.reinforcement.features import features_of
from daikaiju.champion.reinforcement.learning.canonical import Canonical
from daikaiju.champion.reinforcement.learning.experience import Arrays, from_seat
from daikaiju.champion.reinforcement.learning.network import FAR, NOT_LEGAL, Network, rows_of
from daikaiju.champion.reinforcement.learning.trainer import read_network
from daikaiju.champion.reinforcement.network_file import read_archive, restored, scales_of, stored, write_archive
from daikaiju.champion.reinforcement.tables import training_tables
from daikaiju.envs import Batch
from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.king.moments import comes_with
from daikaiju.rules.king.ownership import give
from daikaiju.rules.king.state import KEEPS, MIMIC, SEATS, State
from daikaiju.rules.market import IN_DECK

Array = npt.NDArray[Any]

GAMES_AT_ONCE = 3072
DEALT, LONGEST = 0.1, 160
"""How likely a card is dealt at a question about dice, and for how many steps of a game at most."""
LEFT_IN_DECK = 12
KEPT, ROOM = 0.1, 5_000_000
"""How likely a question is kept afterwards, and how many at most."""
MORE_FOR_TWO = 3
"""How many times as often as usual there are two players, because their games are short."""
LEAST = -30.0
"""The logit of somebody who is out of the game."""

KINDS, TAKING_AWAY = 8, 5
"""How many kinds of units there are, and from which one on they begin by taking away."""
RATE, MINIBATCH = 0.01, 16_384
SLACK = 1e-5
"""How strongly the weights of cards are drawn to 0 of which hardly any games tell."""
LEFT_OUT = 10
"""One game in so many is left out, and says what was learned."""
CHUNK = 100_000


# --- games in which cards are dealt -------------------------------------------------------


class Kept(NamedTuple):
    """Questions, a row each; seats are counted from the one that was asked."""

    seen: Array
    """What the seat that was asked saw, without what is far from 0 (int8)."""
    logits: Array
    """Of every seat's chance to win, as the network saw it."""
    results: Array
    players: Array
    game: Array


def deal(g: State, source: random.Random) -> bool:
    """Give somebody a card of the deck; returns whether one was to be had, and nobody knew the top one.

    Mimic is not dealt, because it would have to ask what to copy.
    """
    cards = [card for card in range(KEEPS) if g.where[card] == IN_DECK and card != MIMIC]
    if not cards or g.deck <= LEFT_IN_DECK or g.top != NO_CARD:
        return False
    card = source.choice(cards)
    seat = source.choice([seat for seat in range(g.players) if g.alive[seat]])
    give(g, card, seat)
    comes_with(g, seat, card, card)
    g.deck -= 1
    return True


class DealtGames:
    """Many games at once, in which cards are dealt at first."""

    def __init__(self, file: Path, seed: int) -> None:
        torch.manual_seed(seed)
        self.source, self.canonical = random.Random(seed), Canonical("king", "cpu")
        earlier = read_network(file, "king", "cpu")
        self.network = Network("king", self.canonical, earlier.size)
        self.network.load_state_dict(earlier.state["network"])
        tables = [table for table in training_tables("king") if "price" not in table and table.get("cards", True)]
        tables += [table for table in tables if table["players"] == 2] * (MORE_FOR_TWO - 1)
        self.batch = Batch("king", GAMES_AT_ONCE, seed=seed, tables=tables, threads=1)
        self.arrays = Arrays(self.batch)
        self.steps_to_go = torch.randint(LONGEST, (GAMES_AT_ONCE,))
        question = next(field for field in self.batch.fields.fields if field.name == "question")
        self.question, self.roll = question.start, question.codes.index("roll")
        self.kept = Kept(
            np.zeros((ROOM, self.batch.fields.size), np.int8), np.zeros((ROOM, SEATS), np.float32),
            np.zeros((ROOM, SEATS), np.float32), np.zeros(ROOM, np.int8), np.zeros(ROOM, np.int64),
        )  # fmt: skip
        self.is_over = np.zeros(ROOM, np.bool)
        self.rows = 0
        self.rows_of: list[list[int]] = [[] for _ in range(GAMES_AT_ONCE)]
        """By game that goes on, the rows that wait for its result."""
        self.seats_of: list[list[int]] = [[] for _ in range(GAMES_AT_ONCE)]
        self.number, self.begun = np.arange(GAMES_AT_ONCE), GAMES_AT_ONCE

    def play(self, seconds: float) -> Kept:
        """Play for a while, and return what was kept of the games that have ended."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and self.rows + GAMES_AT_ONCE <= ROOM:
            with torch.no_grad():
                self.step()
        return Kept(*(column[self.is_over] for column in self.kept))

    def step(self) -> None:
        """Give one answer in every game."""
        a = self.arrays
        view = self.canonical.view(a.observations, a.masks, a.seats)
        answers, chances = self.network(view.seen)
        actions = answers.masked_fill(~view.legal, NOT_LEGAL).argmax(1)
        dealing, drawn = self.steps_to_go > 0, torch.rand(GAMES_AT_ONCE)
        rolls = view.seen[:, self.question] == self.roll
        for game in (dealing & rolls & (drawn < DEALT)).nonzero()[:, 0].tolist():
            self.deal(game)
        kept = (~dealing & (drawn < KEPT)).nonzero()[:, 0]
        self.keep(kept.tolist(), a.observations[kept], chances[kept], view.seats[kept].tolist(), view.players[kept])
        self.batch.step(self.canonical.table_action(actions, view).numpy(), wait=False)
        self.steps_to_go -= 1
        self.end((a.ends != 0).nonzero()[:, 0], view.players)

    def deal(self, game: int) -> None:
        """Deal a card in one of the games."""
        g = self.batch.state(game)
        if deal(g, self.source):
            records = self.batch._records
            records[game] = np.frombuffer(g.pack(), records.dtype)[0]

    def keep(self, games: list[int], seen: Tensor, chances: Tensor, seats: list[int], players: Tensor) -> None:
        """Keep a question of each of some games until it is known who won."""
        rows = slice(self.rows, self.rows + len(games))
        self.kept.seen[rows] = seen.clamp(-FAR, FAR - 1).numpy()
        self.kept.logits[rows] = chances.clamp(min=LEAST).numpy()
        self.kept.players[rows] = players.numpy()
        self.kept.game[rows] = self.number[games]
        for row, game, seat in zip(range(self.rows, rows.stop), games, seats, strict=True):
            self.rows_of[game].append(row)
            self.seats_of[game].append(seat)
        self.rows = rows.stop

    def end(self, ended: Tensor, players: Tensor) -> None:
        """Write the results of games that have ended; others have begun in their place."""
        shares = torch.zeros(GAMES_AT_ONCE, SEATS)
        shares[:, : self.batch.players] = self.arrays.shares()
        for game in ended.tolist():
            rows, seats = self.rows_of[game], torch.tensor(self.seats_of[game], dtype=torch.int64)
            results = shares[game].expand(len(rows), -1)
            self.kept.results[rows] = from_seat(results, seats, players[game].expand(len(rows))).numpy()
            self.is_over[rows] = True
            self.rows_of[game], self.seats_of[game] = [], []
            self.steps_to_go[game] = self.source.randrange(LONGEST)
            self.number[game], self.begun = self.begun, self.begun + 1


# --- what cards are worth -----------------------------------------------------------------


class Fit:
    """Units that learn by how much the chances of those who own cards were too low."""

    def __init__(self, kept: Kept, rows: Tensor) -> None:
        torch.manual_seed(0)
        self.kept, self.rows = kept, rows
        self.is_left_out = torch.from_numpy(kept.game % LEFT_OUT == 0)
        terms = torch.from_numpy(terms_by_feature()).transpose(0, 1).flatten(1)
        self.terms = torch.cat([terms, terms.new_zeros(1, terms.shape[1])])
        """By feature, what it adds to every term of every seat; nothing where there is no feature."""
        self.columns = (self.terms[rows[: kept.seen.shape[1]]] != 0).any(2).any(1).nonzero()[:, 0]
        """The columns that say something about that."""
        start = torch.full((KINDS,), 0.5)
        start[TAKING_AWAY:] *= -1
        self.units = [0.05 * torch.randn(TERMS, KINDS), torch.zeros(KINDS), start]
        self.units[0][:KEEPS] += 0.1
        for part in self.units:
            part.requires_grad_(True)

    def losses(self, some: Tensor, told: bool = True) -> Tensor:
        """How unlikely the results of some questions are, with what was learned or without."""
        rows = some.numpy()
        logits, results = (torch.from_numpy(column[rows]) for column in (self.kept.logits, self.kept.results))
        if told:
            seen = torch.from_numpy(self.kept.seen[rows]).long()[:, self.columns] + FAR
            terms = embedding_bag(self.rows[self.columns, seen], self.terms, mode="sum").view(-1, SEATS, TERMS)
            weights, bias, gain = self.units
            logits = logits + (terms @ weights + bias).relu() @ gain
        return -(results * logits.log_softmax(1).clamp(min=LEAST)).sum(1)

    def learn(self, seconds: float) -> None:
        """Learn from all games but those that are left out."""
        optimizer = torch.optim.Adam(self.units, lr=RATE)
        learned = (~self.is_left_out).nonzero()[:, 0]
        begun, done = time.monotonic(), 0.0
        while done < 1:
            optimizer.param_groups[0]["lr"] = RATE * (1 - done)
            some = learned[torch.randint(len(learned), (MINIBATCH,))]
            loss = self.losses(some).mean() + SLACK * (self.units[0][:KEEPS] ** 2).sum()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            done = (time.monotonic() - begun) / seconds

    def gains(self, players: Sequence[int]) -> tuple[float, float]:
        """By how much likelier it makes results that were left out, at tables of some sizes, and the standard error."""
        here = torch.from_numpy(np.isin(self.kept.players, players)) & self.is_left_out
        with torch.no_grad():
            parts = [self.losses(some, told=False) - self.losses(some) for some in here.nonzero()[:, 0].split(CHUNK)]
        gains = torch.cat(parts)
        return float(gains.mean()), float(gains.std() / len(gains) ** 0.5)


# --- files --------------------------------------------------------------------------------


def read_kept(files: Sequence[Path]) -> Kept:
    """What was kept in some files, with numbers of games that differ."""
    parts = []
    for number, file in enumerate(files):
        with np.load(file) as archive:
            part = Kept(*(archive[name] for name in Kept._fields))
            parts.append(part._replace(game=part.game + number * 10**9))
    return Kept(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def learn(file: Path, kept: Kept, seconds: float, save: Path) -> None:
    """Learn what cards are worth, say what that gains, and write the network that knows it."""
    about, arrays = read_archive(file)
    fit = Fit(kept, rows_of(features_of("king")))
    fit.learn(seconds)
    for players in ((2,), (3, 4), (5, 6)):
        gain, error = fit.gains(players)
        print(f"{' or '.join(map(str, players))} players: log loss less by {gain:.4f} ± {error:.4f} in games left out")
    games = len(np.unique(kept.game))
    print(f"{games} games, {len(kept.game)} questions", flush=True)
    told = with_units(restored(arrays), Units(*(part.detach().numpy() for part in fit.units)))
    card = about["card"] | {"games_with_dealt_cards": games}
    write_archive(save, about | {"card": card}, stored(told, scales_of(arrays)))


def main() -> None:
    parser = argparse.ArgumentParser("python -m tools.lab.card_chances", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games in which cards are dealt")
    playing.add_argument("network", type=Path)
    playing.add_argument("kept", type=Path, help="the file for what is kept of them")
    playing.add_argument("--seconds", type=float, default=840)
    playing.add_argument("--seed", type=int, default=0)
    learning = commands.add_parser("learn", help="learn what cards are worth, and put it into the network")
    learning.add_argument("network", type=Path)
    learning.add_argument("kept", type=Path, nargs="+")
    learning.add_argument("--seconds", type=float, default=240)
    learning.add_argument("--save", type=Path, required=True)
    asked = parser.parse_args()
    if asked.command == "learn":
        learn(asked.network, read_kept(asked.kept), asked.seconds, asked.save)
        return
    torch.set_num_threads(1)
    kept = DealtGames(asked.network, asked.seed).play(asked.seconds)
    asked.kept.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(asked.kept, **kept._asdict())
    print(f"{asked.kept}: {len(kept.game)} questions of {len(np.unique(kept.game))} games")


if __name__ == "__main__":
    main()
