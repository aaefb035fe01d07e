"""The levels between beginner and champion: one strong network, played with less care and with habits that people have.

A level draws its answers by what the network prefers (`drawn`): the higher its temperature, the more often it takes
something else than the favourite. Its habits change these preferences before that, each by what it makes of a choice
times how strong it is, so a level overlooks the same things again and again, as a person would. All of it is declared
in `LEVELS`; docs/players.md has what that comes to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

from daikaiju.bots.bot import Bot
from daikaiju.bots.greedy import GreedyBot
from daikaiju.bots.quick import QuickBot
from daikaiju.bots.rookie import RookieBot
from daikaiju.champion.bot import ChampionBot, champion_file
from daikaiju.champion.reinforcement.policy_file import policy_to_play
from daikaiju.champion.reinforcement.sampling import drawn
from daikaiju.engine import PolicyToPlay, engine_of
from daikaiju.game import Action, Game
from daikaiju.games import GAMES
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.answers import FIRST, PASS
from daikaiju.rules.bits import has
from daikaiju.rules.duel import state as duel
from daikaiju.rules.king import state as king
from daikaiju.rules.market import SLOTS
from daikaiju.rules.table import Table
from daikaiju.states import GameState

CLAW = {"king": king.CLAW, "duel": duel.SMASH}
HEART = {"king": king.HEART, "duel": duel.HEAL}
ENERGY = {"king": king.ENERGY, "duel": duel.ENERGY}
"""Faces that mean the same in both games."""

SETS = {"king": (king.ONE, king.TWO, king.THREE), "duel": (duel.DESTRUCTION, duel.FAME, duel.POWER)}
"""Faces of which people collect several."""


@dataclass(frozen=True)
class Question:
    """What a level is asked."""

    game: str
    name: str
    g: GameState

    def kept(self, choice: int) -> list[int]:
        """The faces of the dice that a choice keeps while others could still be thrown; otherwise nothing."""
        if self.name != "roll" or choice < SPREAD or self.g.rolls_left <= 0:
            return []
        return [self.g.dice[die] for die in range(self.g.dice_count) if not has(choice - SPREAD, die)]

    def price(self, choice: int) -> int:
        """What the card costs that a choice buys, or 0."""
        if self.name not in BUYING or not FIRST <= choice < FIRST + SLOTS:
            return 0
        return self.g.cost[self.g.market[choice - FIRST]]


BUYING = ("buy", "buy_early")

DEAR = 5
"""A card that costs this much is dear."""

Habit = Callable[[Question, int], float]
"""What a person with this habit makes of a choice: above 0 it is liked more than it should be, below 0 less."""


def stops_early(asked: Question, choice: int) -> float:
    """Is content with the dice as they lie."""
    return float(len(asked.kept(choice)) == asked.g.dice_count)


def buys_at_once(asked: Question, choice: int) -> float:
    """Takes what can be paid for, rather than wait for something better."""
    return float(asked.price(choice) > 0)


def saves_up(asked: Question, choice: int) -> float:
    """Would rather have the energy than a card."""
    return -buys_at_once(asked, choice)


def likes_energy(asked: Question, choice: int) -> float:
    """Keeps energy, whatever else there is."""
    return asked.kept(choice).count(ENERGY[asked.game])


def likes_claws(asked: Question, choice: int) -> float:
    """Keeps claws, whatever else there is."""
    return asked.kept(choice).count(CLAW[asked.game])


def likes_hearts(asked: Question, choice: int) -> float:
    """Keeps hearts, needed or not."""
    return asked.kept(choice).count(HEART[asked.game])


def forgets_wounds(asked: Question, choice: int) -> float:
    """Sees no use in hearts."""
    return -likes_hearts(asked, choice)


def chases_sets(asked: Question, choice: int) -> float:
    """Keeps pairs of dice that people collect, for the third."""
    kept = asked.kept(choice)
    return sum(kept.count(face) >= 2 for face in SETS[asked.game])


def overlooks_dear_cards(asked: Question, choice: int) -> float:
    """Looks at cheap cards only."""
    return -float(asked.price(choice) >= DEAR)


def stays_in_tokyo(asked: Question, choice: int) -> float:
    """Leaves Tokyo to nobody."""
    return float(asked.name == "yield_or_stay" and choice == PASS)


def leaves_tokyo(asked: Question, choice: int) -> float:
    """Leaves Tokyo as soon as somebody asks for it."""
    return float(asked.name == "yield_or_stay" and choice == FIRST)


@dataclass(frozen=True)
class Level:
    """How carelessly a level plays each game, and its habits with how strong they are.

    A strength is in logits of the network, which often prefers its favourite to the next choice by 5 to 20.
    """

    temperature: Mapping[str, float]
    habits: Mapping[Habit, float]
    stand_in: type[Bot]
    """Plays with packs, whose cards no network has seen, and where there is no engine."""

    def liked(self, asked: Question, preferences: Mapping[int, float]) -> dict[int, float]:
        """What this level makes of what the network prefers."""
        return {
            choice: logit + sum(strength * habit(asked, choice) for habit, strength in self.habits.items())
            for choice, logit in preferences.items()
        }


LEVELS = {
    "dreamy": Level({"king": 18.2, "duel": 23.8}, {chases_sets: 25.0, forgets_wounds: 12.0}, RookieBot),
    "hasty": Level({"king": 15.3, "duel": 15.5}, {stops_early: 30.0, buys_at_once: 20.0}, QuickBot),
    "proud": Level({"king": 11.8, "duel": 13.1}, {stays_in_tokyo: 25.0, likes_claws: 8.0}, QuickBot),
    "thrifty": Level({"king": 9.6, "duel": 9.5}, {likes_energy: 6.0, saves_up: 12.0}, GreedyBot),
    "cautious": Level({"king": 7.9, "duel": 7.1}, {leaves_tokyo: 12.0, likes_hearts: 6.0}, GreedyBot),
    "seasoned": Level({"king": 5.5, "duel": 4.5}, {overlooks_dear_cards: 12.0}, GreedyBot),
}
"""From the weakest to the strongest."""


def network_of(game: str) -> PolicyToPlay:
    """The network that all levels play: the champion's."""
    return policy_to_play(game, champion_file(game))


class LevelBot(ChampionBot):
    """The champion at one of the levels; each is a class below."""

    level: Level

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self.stand_in = self.level.stand_in(seed)

    def choose_with_packs(self, view: Game) -> Action:
        """Levels are measured without packs; with them, the stand-in is nearer to their strength than the champion."""
        return self.stand_in.choose(view)

    def choice(self, game: str, state: Table) -> int:
        """An answer as the level likes it."""
        preferences = engine_of(game).preferences(state.pack(), network_of(game))
        asked = Question(game, GAMES[game].rules.book.decisions[state.asking - 1].name, cast(GameState, state))
        return drawn(self.level.liked(asked, preferences), self.level.temperature[game], self.random)


class DreamyBot(LevelBot):
    """Chases three of a kind and forgets its wounds."""

    level = LEVELS["dreamy"]


class HastyBot(LevelBot):
    """Stops rolling too early, and buys whatever it can pay for."""

    level = LEVELS["hasty"]


class ProudBot(LevelBot):
    """Loves claws, and leaves Tokyo to nobody."""

    level = LEVELS["proud"]


class ThriftyBot(LevelBot):
    """Collects energy, and parts with it unwillingly."""

    level = LEVELS["thrifty"]


class CautiousBot(LevelBot):
    """Leaves Tokyo too soon, and keeps hearts that it does not need."""

    level = LEVELS["cautious"]


class SeasonedBot(LevelBot):
    """Buys cheap cards only."""

    level = LEVELS["seasoned"]
