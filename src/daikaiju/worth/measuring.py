"""Measuring what cards, seats and yielding are worth.

At every question whether to buy, in games of the champion against itself, each card on offer is compared with the best
other answer, by the champion's search to the end of the turn. Whether a rich or a poor monster could buy the card, and
who did, makes no difference: both sides of a comparison are the same position. Yielding is compared with staying alike.
Seats are measured with `quick`, which plays thousands of games a second compiled.
"""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass, field

import numpy as np

from daikaiju.champion.player import network_to_play
from daikaiju.games import GAMES
from daikaiju.insight.answers import Weighed
from daikaiju.insight.hints import DRAWS, prepare
from daikaiju.insight.selfplay import questions
from daikaiju.insight.valuing import Valuer
from daikaiju.puzzles.finding import Table
from daikaiju.simulation import Setup, play_all, wilson, with_bots
from daikaiju.worth.stored import Gain, Measured, SeatShare

BUY, YIELD = "buy", "yield_or_stay"
FEWEST_GAMES = 5
"""Answers seen in fewer games are not told."""
DIGITS = 5


@dataclass
class Tally:
    """Gains of one answer, by game."""

    gains: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    taken: int = 0

    def add(self, game: int, gain: float, taken: bool) -> None:
        self.gains[game].append(gain)
        self.taken += taken

    @property
    def times(self) -> int:
        return sum(map(len, self.gains.values()))

    @property
    def is_enough(self) -> bool:
        return len(self.gains) >= FEWEST_GAMES

    def gain(self) -> Gain:
        """The mean, with the error of a ratio of sums over independent games."""
        sums = np.array([sum(one) for one in self.gains.values()])
        counts = np.array([len(one) for one in self.gains.values()])
        mean, games = float(sums.sum() / counts.sum()), len(counts)
        spread = float(((sums - mean * counts) ** 2).sum()) * games / max(1, games - 1)
        error = spread**0.5 / float(counts.sum())
        taken = self.taken / self.times
        return Gain(self.times, round(mean, DIGITS), round(error, DIGITS), round(taken, 4))


def measure(
    game: str, edition: str, players: int, games: int, quick_games: int, seed: int, on: str = "cpu"
) -> Measured:
    """Everything about one kind of table."""
    prepare(game)
    valuer, source = Valuer(game, DRAWS), random.Random(f"{game} {edition} {players} {seed}")
    cards: dict[str, Tally] = defaultdict(Tally)
    yields: dict[str, Tally] = defaultdict(Tally)
    names = GAMES[game].rules.names.MONSTERS[edition]
    for number in range(games):
        table = Table(game, edition, tuple(source.sample(list(names), players)))
        for position, at, weighed in questions(valuer, table.new(), (BUY, YIELD), source):
            me = int(at[0]["player"])
            for one in weighed if len(weighed) > 1 else ():
                entry = position.action_of(one.choice).entry
                if isinstance(entry, dict) and BUY in entry:
                    cards[kind_of(str(entry[BUY]))].add(number, gain_of(weighed, one, me), one is weighed[0])
                elif entry == "yield":
                    hearts = str(int(at[0]["hearts"][me]))
                    yields[hearts].add(number, gain_of(weighed, one, me), one is weighed[0])
    return Measured(
        game,
        edition,
        players,
        games,
        f"{network_to_play(game, None)[1]:012x}",
        {card: cards[card].gain() for card in sorted(cards) if cards[card].is_enough},
        {hearts: yields[hearts].gain() for hearts in sorted(yields, key=int) if yields[hearts].is_enough},
        quick_games,
        seat_shares(game, edition, players, quick_games, seed, on),
    )


def kind_of(card: str) -> str:
    """Copies of a card are the same card."""
    return card.removesuffix("_2")


def gain_of(weighed: list[Weighed], one: Weighed, me: int) -> float:
    """How much better an answer is than the best other one."""
    others = weighed[0] if one is not weighed[0] else weighed[1]
    return float(one.thought[me] - others.thought[me])


def seat_shares(game: str, edition: str, players: int, games: int, seed: int, on: str) -> list[SeatShare]:
    """The share of games that each place in the order of play wins when `quick` plays everywhere."""
    from daikaiju.bots.targets import target_of

    options = {"edition": edition} if game == "king" else {}
    setup = with_bots(Setup.of(GAMES[game], players, options), "quick")
    won = np.zeros(players)
    for played in play_all(target_of(setup, on), games, seed):
        for seat in range(players):
            place = (seat - played.games["first"]) % players
            alone = played.games["winners"] >> seat & 1
            won += np.bincount(place[alone == 1], minlength=players)
    return [SeatShare(round(wins / games, DIGITS), *map(rounded, wilson(wins, games))) for wins in won.tolist()]


def rounded(share: float) -> float:
    return round(share, DIGITS)
