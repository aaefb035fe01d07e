"""Tells a network what cards are worth that it never buys, on a processor (needs PyTorch).

    python -m tools.lab.card_chances play king.npz build/dealt-1.npz --seconds 1200 --seed 1
    python -m tools.lab.card_chances learn king.npz build/dealt-*.npz --save build/king.npz

A network knows little of cards that nobody who played with it has owned. So in these games monsters are dealt Keep
cards, out of the blue, for up to 160 steps; everybody gives the answer that the network prefers. What is asked later is
kept with who owned what, everybody's chances as the network saw them, and the result.

Then one number is fitted for each card and size of table, by which the logit of its owner's chance was too low. It is
put into the network as units of the wide layer that answers do not listen to, so what it prefers stays as it is to the
last bit. A tenth of the games is left out of the fit and says what it has gained.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from tools.lab.card_units import SIZES, with_worth
from torch import Tensor

from daikaiju.champion.reinforcement.learning.canonical import Canonical
from daikaiju.champion.reinforcement.learning.experience import Arrays, from_seat
from daikaiju.champion.reinforcement.learning.network import NOT_LEGAL, Network
from daikaiju.champion.reinforcement.learning.trainer import read_network
from daikaiju.champion.reinforcement.network_file import read_archive, restored, scales_of, stored, write_archive
from daikaiju.champion.reinforcement.tables import training_tables
from daikaiju.envs import Batch
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.duel import ownership as duel_ownership
from daikaiju.rules.duel import state as duel
from daikaiju.rules.king import ownership as king_ownership
from daikaiju.rules.king import state as king
from daikaiju.rules.king.moments import comes_with
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

LEFT_OUT = 10
"""One game in so many is left out of the fit."""
SLACK = 1e-5
"""How strongly numbers are drawn to 0 of which hardly any games tell."""
CHUNK = 200_000


# --- games in which cards are dealt -------------------------------------------------------


class Kept(NamedTuple):
    """Questions, a row each; seats are counted from the one that was asked."""

    owners: Array
    """By Keep card, the seat that has it; below 0 nobody has."""
    logits: Array
    """Of every seat's chance to win, as the network saw it."""
    results: Array
    players: Array
    game: Array


def deal_in_king(g: king.State, source: random.Random) -> bool:
    """Give somebody a card, unless one on top of the deck is known; returns whether there was one.

    Mimic would have to ask what to copy.
    """
    cards = [card for card in range(king.KEEPS) if g.where[card] == IN_DECK and card != king.MIMIC]
    if not cards or g.top != NO_CARD:
        return False
    card = source.choice(cards)
    seat = source.choice([seat for seat in range(g.players) if g.alive[seat]])
    king_ownership.give(g, card, seat)
    comes_with(g, seat, card, card)
    return True


def deal_in_duel(g: duel.State, source: random.Random) -> bool:
    """The same in the Duel."""
    cards = [card for card in range(duel.KEEPS) if g.where[card] == IN_DECK]
    if cards:
        duel_ownership.give(g, source.choice(cards), source.randrange(g.players))
    return bool(cards)


DEALERS: dict[str, Callable[[Any, random.Random], bool]] = {"king": deal_in_king, "duel": deal_in_duel}


class DealtGames:
    """Many games at once, in which cards are dealt at first."""

    def __init__(self, file: Path, game: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.game, self.source, self.canonical = game, random.Random(seed), Canonical(game, "cpu")
        earlier = read_network(file, game, "cpu")
        self.network = Network(game, self.canonical, earlier.size)
        self.network.load_state_dict(earlier.state["network"])
        tables = [table for table in training_tables(game) if "price" not in table and table.get("cards", True)]
        tables += [table for table in tables if table["players"] == 2] * (MORE_FOR_TWO - 1)
        self.batch = Batch(game, GAMES_AT_ONCE, seed=seed, tables=tables, threads=1)
        self.arrays = Arrays(self.batch)
        self.steps_to_go = torch.randint(LONGEST, (GAMES_AT_ONCE,))
        fields = {field.name: field for field in observation_of(game).fields}
        self.question, self.roll = fields["question"].start, fields["question"].codes.index("roll")
        self.cards, self.owned = fields["cards"].start, fields["cards"].codes.index("owned by the observer")
        self.keeps, seats = GAMES[game].rules.book.keeps, self.canonical.seats
        self.kept = Kept(
            np.zeros((ROOM, self.keeps), np.int8), np.zeros((ROOM, seats), np.float32),
            np.zeros((ROOM, seats), np.float32), np.zeros(ROOM, np.int8), np.zeros(ROOM, np.int64),
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
        owners = view.seen[kept, self.cards : self.cards + self.keeps] - self.owned
        self.keep(kept.tolist(), owners, chances[kept], view.seats[kept].tolist(), view.players[kept])
        self.batch.step(self.canonical.table_action(actions, view).numpy(), wait=False)
        self.steps_to_go -= 1
        self.end((a.ends != 0).nonzero()[:, 0], view.players)

    def deal(self, game: int) -> None:
        """Give somebody a card of the deck, if there are still enough."""
        g = self.batch.state(game)
        if g.deck > LEFT_IN_DECK and DEALERS[self.game](g, self.source):
            g.deck -= 1
            records = self.batch._records
            records[game] = np.frombuffer(g.pack(), records.dtype)[0]

    def keep(self, games: list[int], owners: Tensor, chances: Tensor, seats: list[int], players: Tensor) -> None:
        """Keep a question of each of some games until it is known who won."""
        rows = slice(self.rows, self.rows + len(games))
        self.kept.owners[rows] = owners.clamp(min=-1).numpy()
        self.kept.logits[rows] = chances.clamp(min=LEAST).numpy()
        self.kept.players[rows] = players.numpy()
        self.kept.game[rows] = self.number[games]
        for row, game, seat in zip(range(self.rows, rows.stop), games, seats, strict=True):
            self.rows_of[game].append(row)
            self.seats_of[game].append(seat)
        self.rows = rows.stop

    def end(self, ended: Tensor, players: Tensor) -> None:
        """Write the results of games that have ended; others have begun in their place."""
        shares = torch.zeros(GAMES_AT_ONCE, self.canonical.seats)
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


def owned_by(owners: Array, seats: int) -> Tensor:
    """By row, seat and card, 1 where the seat has it."""
    return torch.from_numpy(owners[:, None] == np.arange(seats, dtype=np.int8)[None, :, None]).float()


def losses(kept: Kept, worth: Tensor) -> Tensor:
    """How unlikely each result is if owners' chances are better by what their cards are worth."""
    found = torch.from_numpy(kept.logits) + owned_by(kept.owners, kept.logits.shape[1]) @ worth
    return -(torch.from_numpy(kept.results) * found.log_softmax(1).clamp(min=LEAST)).sum(1)


def some_of(kept: Kept, rows: Any) -> Kept:
    return Kept(*(column[rows] for column in kept))


def fitted_worth(kept: Kept) -> Tensor:
    """What each card adds to the logit of its owner's chance, so that the results are likeliest."""
    worth = torch.zeros(kept.owners.shape[1], requires_grad=True)
    optimizer = torch.optim.LBFGS([worth], max_iter=25, line_search_fn="strong_wolfe")

    def loss() -> Tensor:
        optimizer.zero_grad()
        total = SLACK * (worth**2).sum()
        total.backward()
        for first in range(0, len(kept.game), CHUNK):
            part = losses(some_of(kept, slice(first, first + CHUNK)), worth).sum() / len(kept.game)
            part.backward()
            total = total + part.detach()
        return total.detach()

    optimizer.step(loss)
    return worth.detach()


# --- files --------------------------------------------------------------------------------


def read_kept(files: Sequence[Path]) -> Kept:
    """What was kept in some files, with numbers of games that differ."""
    parts = []
    for number, file in enumerate(files):
        with np.load(file) as archive:
            part = Kept(*(archive[name] for name in Kept._fields))
            parts.append(part._replace(game=part.game + number * 10**9))
    return Kept(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def learn(file: Path, kept: Kept, save: Path) -> None:
    """Fit what cards are worth, say what that gains, and write the network that knows it."""
    about, arrays = read_archive(file)
    game = str(about["shape"]).split()[0]
    names, found = GAMES[game].rules.book.card_names, []
    for sizes in SIZES[game]:
        here = some_of(kept, np.isin(kept.players, sizes))
        tried = some_of(here, here.game % LEFT_OUT == 0)
        worth = fitted_worth(some_of(here, here.game % LEFT_OUT != 0))
        gains = losses(tried, torch.zeros_like(worth)) - losses(tried, worth)
        error = gains.std() / len(gains) ** 0.5
        print(f"{sizes} players, {len(np.unique(here.game))} games, {len(here.game)} questions:", end=" ")
        print(f"log loss less by {gains.mean():.4f} ± {error:.4f} where nothing was fitted")
        order = worth.argsort(descending=True).tolist()
        print("  " + ", ".join(f"{names[card]} {worth[card]:+.2f}" for card in order))
        found.append(fitted_worth(here))
    card = about["card"] | {"worth of cards": f"{len(np.unique(kept.game))} games"}
    write_archive(
        save,
        about | {"card": card},
        stored(with_worth(game, restored(arrays), [one.numpy() for one in found]), scales_of(arrays)),
    )


def main() -> None:
    parser = argparse.ArgumentParser("python -m tools.lab.card_chances", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games in which cards are dealt")
    playing.add_argument("network", type=Path)
    playing.add_argument("kept", type=Path, help="the file for what is kept of them")
    playing.add_argument("--seconds", type=float, default=1200)
    playing.add_argument("--seed", type=int, default=0)
    learning = commands.add_parser("learn", help="fit what cards are worth, and put it into the network")
    learning.add_argument("network", type=Path)
    learning.add_argument("kept", type=Path, nargs="+")
    learning.add_argument("--save", type=Path, required=True)
    asked = parser.parse_args()
    if asked.command == "learn":
        learn(asked.network, read_kept(asked.kept), asked.save)
        return
    torch.set_num_threads(1)
    game = str(read_archive(asked.network)[0]["shape"]).split()[0]
    kept = DealtGames(asked.network, game, asked.seed).play(asked.seconds)
    asked.kept.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(asked.kept, **kept._asdict())
    print(f"{asked.kept}: {len(kept.game)} questions of {len(np.unique(kept.game))} games")


if __name__ == "__main__":
    main()
