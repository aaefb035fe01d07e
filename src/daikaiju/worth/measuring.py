"""Measuring what cards and yielding are worth.

At every question whether to buy, in games of the champion against itself, each card on offer is compared with the best
other answer, by the champion's search to the end of the turn. Whether a rich or a poor monster could buy the card, and
who did, makes no difference: both sides of a comparison are the same position. Yielding is compared with staying alike.
"""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from daikaiju.champion.equals import name_of_equals
from daikaiju.games import GAMES
from daikaiju.insight.answers import Weighed
from daikaiju.insight.hints import DRAWS, prepare
from daikaiju.insight.selfplay import questions
from daikaiju.insight.valuing import Valuer
from daikaiju.puzzles.finding import Table
from daikaiju.worth.stored import Gain, Measured, added_up

BUY, YIELD = "buy", "yield_or_stay"
DIGITS = 5


@dataclass
class Tally:
    """Gains of one answer, by game."""

    gains: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    taken: int = 0

    def add(self, game: int, gain: float, taken: bool) -> None:
        self.gains[game].append(gain)
        self.taken += taken

    def gain(self) -> Gain:
        """The sums that are stored."""
        sums = [(sum(one), len(one)) for one in self.gains.values()]
        return Gain(
            len(sums),
            sum(count for _, count in sums),
            self.taken,
            round(sum(total for total, _ in sums), DIGITS),
            round(sum(total**2 for total, _ in sums), DIGITS),
            round(sum(total * count for total, count in sums), DIGITS),
            sum(count**2 for _, count in sums),
        )


def measure(game: str, edition: str, players: int, numbers: range, seed: int) -> Measured:
    """What some games of the champion say about one kind of table; each number is another game."""
    prepare(game)
    valuer = Valuer(game, DRAWS)
    cards: dict[str, Tally] = defaultdict(Tally)
    yields: dict[str, Tally] = defaultdict(Tally)
    names = GAMES[game].rules.names.MONSTERS[edition]
    won = [0] * players
    for number in numbers:
        source = random.Random(f"{game} {edition} {players} {seed} {number}")
        table = Table(game, edition, tuple(source.sample(list(names), players)))
        last: Any = None
        for position, at, weighed in questions(valuer, table.new(), (BUY, YIELD), source):
            last, me = at[0], int(at[0]["player"])
            for one in weighed if len(weighed) > 1 else ():
                entry = position.action_of(one.choice).entry
                if isinstance(entry, dict) and BUY in entry:
                    cards[kind_of(str(entry[BUY]))].add(number, gain_of(weighed, one, me), one is weighed[0])
                elif entry == "yield":
                    yields[str(int(last["hearts"][me]))].add(number, gain_of(weighed, one, me), one is weighed[0])
        for seat in range(players) if last is not None else ():
            won[(seat - int(last["first"])) % players] += int(last["winners"]) >> seat & 1
    return Measured(
        game,
        edition,
        players,
        name_of_equals(game),
        len(numbers),
        won,
        {card: cards[card].gain() for card in sorted(cards)},
        {hearts: yields[hearts].gain() for hearts in sorted(yields, key=int)},
        0,
        [],
        [],
    )


def together(first: Measured, second: Measured) -> Measured:
    """What two sets of games of the champion at one kind of table say together."""
    return replace(
        first,
        games=first.games + second.games,
        won=[one + other for one, other in zip(first.won, second.won, strict=True)],
        cards=added_up((first.cards, second.cards)),
        yields=added_up((first.yields, second.yields)),
    )


def kind_of(card: str) -> str:
    """Copies of a card are the same card."""
    return card.removesuffix("_2")


def gain_of(weighed: list[Weighed], one: Weighed, me: int) -> float:
    """How much better an answer is than the best other one."""
    others = weighed[0] if one is not weighed[0] else weighed[1]
    return float(one.thought[me] - others.thought[me])
