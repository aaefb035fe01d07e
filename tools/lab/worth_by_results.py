"""What cards and yielding are worth by the results of millions of games, which a GPU plays (needs PyTorch).

    python -m tools.lab.worth_by_results duel.npz --on cuda --seconds 120 --save build/worth-duel.json

A network plays against itself and always gives the answer it prefers, except once in each game. At a question whether
to buy, drawn at random, one of the cards that could be bought is drawn, and a coin decides between that card and the
best other answer; or at a question whether to yield, between yielding and staying. What the card is worth is how much
more often those won who had to buy it. The chance that the network gave before is taken away from every result: it does
not depend on the coin, and takes some of the luck with it. Who won from which place, and in the Duel with which
monster, is counted too. `python -m tools.lab.worth` makes `worth.json` and its page of such files.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
from torch import Tensor

from daikaiju.actions import ActionTable
from daikaiju.champion.reinforcement.features import features_of
from daikaiju.champion.reinforcement.learning.canonical import Canonical
from daikaiju.champion.reinforcement.learning.experience import Arrays, by_seat
from daikaiju.champion.reinforcement.network_file import load_network
from daikaiju.champion.reinforcement.policy_file import policy_to_play
from daikaiju.envs import Batch
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.worth.stored import Gain, Measured, PairWins

NOT_LEGAL = -1e9
SLOTS = 3
OFTEN = 0.15
"""How likely a question is the one that a coin decides, if none was before it in the game."""
NONE, BUY, YIELD = range(3)
EDITION = 10
"""What the number of a table has for each edition; the rest is how many play."""
TABLES, KINDS, THINGS = 20, 3, 128
MOST = 6
"""Seats at a table, and monsters of the Duel."""


class Played:
    """A network as it is played, on any device."""

    def __init__(self, file: Path, game: str, device: str) -> None:
        network, features = load_network(file, game), features_of(game)
        self.layers = {
            name: torch.from_numpy(np.asarray(layer, np.float32)).to(device) for name, layer in network.layers.items()
        }
        self.columns = torch.from_numpy(features.columns).long().to(device)
        self.low, self.high, self.scale = (
            torch.from_numpy(getattr(features, name)).to(device) for name in ("low", "high", "scale")
        )
        names = [name.removesuffix(".bias") for name in self.layers if name.endswith(".bias")]
        self.answering = ["second", *sorted(name for name in names if name.startswith("rest."))]
        self.hoping = sorted(name for name in names if name.startswith("tower."))
        """The layers that lead to the chances alone, where there are any."""
        self.alive = Canonical(game, device).places.get("alive")

    def __call__(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of all canonical actions and of every seat's chance to win, the acting seat first."""
        value = seen[:, self.columns]
        inside = ((value >= self.low) & (value <= self.high)).float()
        h = self.layer("first", torch.where(self.scale == 0, inside, (value * self.scale).clamp(-2, 2))).relu()
        answering = self.narrowed(h, self.answering)
        chances = self.layer("chances", self.narrowed(h, self.hoping) if self.hoping else answering)
        if self.alive is not None:
            chances = chances.masked_fill(seen[:, self.alive] == 0, NOT_LEGAL)
        return self.layer("answer", answering), chances

    def narrowed(self, h: Tensor, names: list[str]) -> Tensor:
        """The narrow layers: one after the wide one, and some that each add to the last."""
        h = self.layer(names[0], h).relu()
        for name in names[1:]:
            h = h + self.layer(name, h).relu()
        return h

    def layer(self, name: str, h: Tensor) -> Tensor:
        with torch.autocast("cuda", torch.bfloat16, enabled=h.is_cuda):
            found = torch.nn.functional.linear(h, self.layers[f"{name}.weight"], self.layers[f"{name}.bias"])
        return found.float()


class Experiment:
    """Thousands of games at once, and what the coins of those that ended say."""

    def __init__(self, file: Path, game: str, tables: list[dict[str, Any]], games: int, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.game, self.device, self.canonical = game, device, Canonical(game, device)
        threads = None if device == "cuda" else 1
        self.batch = Batch(game, games, seed=seed, device=device, renew=True, tables=tables, threads=threads)
        self.arrays, self.network = Arrays(self.batch), Played(file, game, device)
        places, table = observation_of(game), ActionTable(GAMES[game].rules.book)
        codes = {field.name: field.codes for field in places.fields}
        question = codes["question"]
        self.buy = question.index("buy")
        self.yields = question.index("yield_or_stay") if "yield_or_stay" in question else -1
        self.slot, self.yes, self.stop = (table.numbers[name, 0] for name in ("slot", "yes", "stop"))
        self.cards, self.monsters = codes["market"], codes.get("monster", ())

        def zeros(dtype: torch.dtype = torch.int64) -> Tensor:
            return torch.zeros(games, dtype=dtype, device=device)

        self.kind, self.what, self.seat, self.done, self.favoured = zeros(), zeros(), zeros(), zeros(), zeros()
        """Of the question that a coin decided: what it was about, the card or hearts, who was asked, whether it was
        done, and whether the network would have done so."""
        self.hoped, self.table, self.first, self.pair = zeros(torch.float32), zeros(), zeros(), zeros()
        self.won = torch.zeros(TABLES, MOST, dtype=torch.int64, device=device)
        """By table, how many games were won from each place in the order of play."""
        self.pairs = torch.zeros(MOST**2, 2, dtype=torch.int64, device=device)
        """By the monsters of both seats, how many games there were, and how many the first seat won."""
        self.ended = torch.zeros(TABLES, dtype=torch.int64, device=device)
        self.sums = torch.zeros(TABLES, KINDS, THINGS, 4, dtype=torch.float64, device=device)
        """By table, kind of question and card or hearts: how many games, how often the network would have done so, and
        the gains and their squares."""

    def step(self) -> None:
        """One answer in every game."""
        a, canonical = self.arrays, self.canonical
        with torch.no_grad():
            view = canonical.view(a.observations, a.masks, a.seats)
            answers, chances = self.network(view.seen)
        answers = answers.masked_fill(~view.legal, NOT_LEGAL)
        actions = answers.argmax(1)
        question = a.observations[:, canonical.places["question"].start]
        free = (self.kind == NONE) & (torch.rand(len(actions), device=self.device) < OFTEN)
        can = view.legal[:, self.slot : self.slot + SLOTS] & (question == self.buy)[:, None]
        slot = (can * torch.rand(can.shape, device=self.device)).argmax(1)
        may_yield = (question == self.yields) & view.legal[:, self.yes] & view.legal[:, self.stop]
        kind = torch.where(free & can.any(1), BUY, torch.where(free & may_yield, YIELD, NONE))
        target = torch.where(kind == BUY, self.slot + slot, self.yes)
        others = answers.scatter(1, target[:, None], NOT_LEGAL)
        coin = torch.rand(len(actions), device=self.device) < 0.5
        decided = torch.where(coin, target, others.argmax(1))
        card = a.observations[:, canonical.places["market"]].gather(1, slot[:, None])[:, 0].long()
        hearts = a.observations[:, canonical.places["hearts"].start].long() if self.yields >= 0 else card
        begun = kind != NONE
        hopes = by_seat(chances.softmax(1), view.seats, view.players).gather(1, view.seats[:, None])[:, 0]
        of_table = canonical.places.get("edition")
        edition = 0 * card if of_table is None else a.observations[:, of_table.start].long()
        for kept, new in (
            (self.kind, kind), (self.what, torch.where(kind == BUY, card, hearts)), (self.seat, view.seats),
            (self.done, coin.long()), (self.favoured, (actions == target).long()), (self.hoped, hopes),
        ):  # fmt: skip
            kept.copy_(torch.where(begun, new, kept))
        self.table.copy_(EDITION * edition + view.players)
        # Seats are counted from the one that sees.
        first = a.observations[:, canonical.places["first"].start].long() - 1
        self.first.copy_((first + view.seats) % view.players)
        if self.monsters:
            own, other = a.observations[:, canonical.places["monster"]].long().unbind(1)
            self.pair.copy_(torch.where(view.seats == 0, MOST * own + other, MOST * other + own))
        actions = canonical.table_action(torch.where(begun, decided, actions), view)
        self.batch.step(actions if self.device == "cuda" else actions.numpy(), wait=False)
        self.take(a.ends != 0)

    def take(self, ended: Tensor) -> None:
        """Count the games that have ended."""
        shares = self.arrays.shares().gather(1, self.seat[:, None])[:, 0]
        gains = torch.where(self.done == 1, 2.0, -2.0) * (shares - self.hoped)
        place = (self.table * KINDS + self.kind) * THINGS + self.what
        rows = torch.stack([torch.ones_like(gains), self.favoured.float(), gains, gains**2], 1) * ended[:, None]
        self.sums.view(-1, 4).index_add_(0, place, rows.double())
        won = (self.arrays.rewards > 0).long() * ended[:, None]
        players = self.table % EDITION
        seats = torch.arange(won.shape[1], device=self.device)
        places = (seats - self.first[:, None]) % players[:, None]
        self.won.view(-1).index_add_(0, (MOST * self.table[:, None] + places).flatten(), won.flatten())
        self.ended.index_add_(0, self.table, ended.long())
        if self.monsters:
            self.pairs.index_add_(0, self.pair, torch.stack([ended.long(), won[:, 0]], 1))
        self.kind.masked_fill_(ended, NONE)
        self.what.masked_fill_(ended, 0)

    def measured(self, network: str) -> list[Measured]:
        """What was found, by table."""
        found, sums = [], self.sums.cpu().numpy()
        for table in sums[..., 0].sum((1, 2)).nonzero()[0].tolist():
            gains: list[dict[str, Gain]] = [defaultdict(no_gain) for _ in range(KINDS)]
            for kind, what in zip(*(one.tolist() for one in sums[table, ..., 0].nonzero()), strict=True):
                times, taken, total, squares = sums[table, kind, what].tolist()
                name = self.cards[what].removesuffix("_2") if kind == BUY else str(what)
                gains[kind][name] += Gain(int(times), int(taken), total, squares)
            edition, players = divmod(table, EDITION)
            found.append(
                Measured(
                    self.game,
                    GAMES[self.game].editions[edition],
                    players,
                    network,
                    int(self.ended[table]),
                    self.won[table, :players].tolist(),
                    dict(gains[BUY]),
                    dict(gains[YIELD]),
                    pair_wins=self.pair_wins(),
                )
            )
        return found

    def pair_wins(self) -> dict[str, PairWins]:
        """Where monsters differ, the wins of each against each other, whoever sat where."""
        found: dict[str, PairWins] = {}
        for pair, (games, won) in enumerate(self.pairs.tolist()):
            names = [self.monsters[one] for one in divmod(pair, MOST)] if games else []
            if names and names[0] != names[1]:
                first = sorted(names)[0] == names[0]
                known = found.get(" ".join(sorted(names)), PairWins(0, 0))
                found[" ".join(sorted(names))] = known + PairWins(games, won if first else games - won)
        return found


def no_gain() -> Gain:
    return Gain(0, 0, 0.0, 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("network", type=Path)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--on", default="cuda")
    parser.add_argument("--games", type=int, default=65_536, help="at once")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", type=Path, required=True)
    asked = parser.parse_args()
    game = asked.game or asked.network.stem
    info = GAMES[game]
    tables: list[dict[str, Any]] = [
        {"players": players} | ({"edition": edition} if game == "king" else {})
        for edition in info.editions
        for players in range(info.fewest_players, info.most_players + 1)
    ]
    experiment = Experiment(asked.network, game, tables, asked.games, asked.on, asked.seed)
    until = time.monotonic() + asked.seconds
    while time.monotonic() < until:
        for _ in range(20):
            experiment.step()
        experiment.batch.check()
    number = policy_to_play(game, str(asked.network)).number
    found = experiment.measured(f"{number:012x}")
    asked.save.write_bytes(msgspec.json.encode(found))
    for one in found:
        print(f"{game} {one.edition}, {one.players} monsters, {one.games:,} games:", flush=True)
        for gains in (one.cards, one.yields):
            for name, gain in sorted(gains.items(), key=lambda each: -each[1].mean):
                if gain.is_enough:
                    print(f"  {name}: {100 * gain.mean:+.1f} ± {100 * gain.error:.1f}, {gain.games:,} games")


if __name__ == "__main__":
    main()
