"""Measuring what cards and yielding are worth.

At every question whether to buy, in games of the champion against itself, each card on offer is compared with the best
other answer, by what the champion thinks of them: its search to the end of the turn, or what its network hopes for.
Whether a rich or a poor monster could buy the card, and who did, makes no difference: both sides of a comparison are
one position. Yielding is compared with staying alike.
"""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from daikaiju.engine import Engine
from daikaiju.engine.machine import machine_engine_of
from daikaiju.games import GAMES
from daikaiju.insight.evaluator import options_of
from daikaiju.insight.judges import judge_of
from daikaiju.rules.agenda import CHANCE, NO_CARD, SPREAD
from daikaiju.rules.answers import FIRST
from daikaiju.rules.king.buying import TOP
from daikaiju.rules.king.smashing import yield_or_stay
from daikaiju.rules.market import SLOTS
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.worth.stored import Gain, Measured, PairWins, added_up

MOST_TURNS = 200
NOT_WEIGHED = -1.0
MOST_OPTIONS = 64


@dataclass
class Tally:
    """The gains of one answer in one game."""

    times: int = 0
    taken: int = 0
    total: float = 0.0

    def add(self, gain: float, taken: bool) -> None:
        self.times += 1
        self.taken += taken
        self.total += gain

    def gain(self) -> Gain:
        total, times = self.total, self.times
        return Gain(1, times, self.taken, total, total**2, total * times, times**2)


class Player:
    """Plays games of the champion against itself at one kind of table, and reports what they show."""

    def __init__(self, game: str, edition: str, players: int) -> None:
        self.game, self.edition, self.players = game, edition, players
        self.engine: Engine = machine_engine_of(game)
        self.judge = judge_of(game)
        names = GAMES[game].rules.book.card_names
        self.kinds = [name.removesuffix("_2") for name in names]
        """The names of cards; copies of a card are the same card."""
        self.asks_to_buy = ADAPTERS[game].candidates.BUY
        self.asks_to_yield = yield_or_stay if game == "king" else None

    def play(self, number: int, seed: int) -> Measured:
        """What the game with this number shows."""
        source = random.Random(f"{self.game} {self.edition} {self.players} {seed} {number}")
        monsters = source.sample(list(GAMES[self.game].rules.names.MONSTERS[self.edition]), self.players)
        game = GAMES[self.game].new(monsters, edition=self.edition)
        g: Any = game.state
        cards: dict[str, Tally] = defaultdict(Tally)
        yields: dict[str, Tally] = defaultdict(Tally)
        while not g.over and g.turn < MOST_TURNS:
            if g.player == CHANCE:
                g = self.after(g, SPREAD + source.randrange(g.spread))
                continue
            choice, worths = self.weighed(g)
            if g.asking == self.asks_to_buy:
                for offered, card in on_offer(g):
                    self.count(cards[self.kinds[card]], offered, choice, worths)
            elif g.asking == self.asks_to_yield:
                self.count(yields[str(g.hearts[g.player])], FIRST, choice, worths)
            g = self.after(g, choice)
        won = [g.winners >> (place + g.first) % self.players & 1 for place in range(self.players)]
        return Measured(
            self.game,
            self.edition,
            self.players,
            self.judge.name,
            1,
            won,
            {card: tally.gain() for card, tally in cards.items() if tally.times},
            {hearts: tally.gain() for hearts, tally in yields.items() if tally.times},
            pair_wins={pair_of(monsters): wins_of(monsters, g.winners)} if GAMES[self.game].monsters_differ else {},
        )

    def after(self, g: Any, choice: int) -> Any:
        return g.unpack(self.engine.answer(g.pack(), choice))

    def weighed(self, g: Any) -> tuple[int, list[float]]:
        """The champion's answer, and what each option is worth to it where that is counted."""
        worths = [NOT_WEIGHED] * MOST_OPTIONS
        if g.asking in (self.asks_to_buy, self.asks_to_yield):
            for option in options_of(g):
                worths[option] = self.judge.chances(self.after(g, option))[g.player]
        return self.judge.chosen(g), worths

    def count(self, tally: Tally, answer: int, choice: int, worths: list[float]) -> None:
        """Count how much better an answer is than the best other one, if both were weighed."""
        worth, others = worths[answer], max(*worths[:answer], *worths[answer + 1 :])
        if worth != NOT_WEIGHED and others != NOT_WEIGHED:
            tally.add(worth - others, choice == answer)


def measure(game: str, edition: str, players: int, numbers: range, seed: int) -> Measured:
    """What some games of the champion say about one kind of table; each number is another game."""
    player = Player(game, edition, players)
    found = nothing(game, edition, players)
    for number in numbers:
        found = together(found, player.play(number, seed))
    return found


def prepare(game: str) -> None:
    """Compile what measuring needs, or load it from disk."""
    machine_engine_of(game).prepare()


def nothing(game: str, edition: str, players: int) -> Measured:
    """A kind of table at which nothing has been played."""
    return Measured(game, edition, players, judge_of(game).name, 0, [0] * players, {}, {})


def together(first: Measured, second: Measured) -> Measured:
    """What two sets of games of the champion at one kind of table say together."""
    return replace(
        first,
        games=first.games + second.games,
        won=[one + other for one, other in zip(first.won, second.won, strict=True)],
        cards=added_up((first.cards, second.cards)),
        yields=added_up((first.yields, second.yields)),
        pair_wins=added_up((first.pair_wins, second.pair_wins)),
    )


def on_offer(g: Any) -> list[tuple[int, int]]:
    """The cards that anyone might buy, and the answers that do."""
    found = [(FIRST + slot, g.market[slot]) for slot in range(SLOTS)]
    if hasattr(g, "top"):
        found.append((TOP, g.top))
    return [(answer, card) for answer, card in found if card != NO_CARD]


def pair_of(monsters: list[str]) -> str:
    """A pair of monsters, whichever begins."""
    return " ".join(sorted(monsters))


def wins_of(monsters: list[str], winners: int) -> PairWins:
    """Whether the monster that comes first by name has won."""
    return PairWins(1, winners >> monsters.index(min(monsters)) & 1)
