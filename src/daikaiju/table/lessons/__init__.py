"""Learning games: a position near the end of a game, dice arranged at first, and tips along the way.

A lesson is a file here. Its `rolls` say for each turn how the dice of one throw after another fall, as many of them as
are thrown; its `cards` which cards are turned up. What they do not say is left to the fair dice.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypedDict

from daikaiju.game import Game, Options
from daikaiju.messages import GameEvent, Message
from daikaiju.rules.agenda import SPREAD
from daikaiju.table.play import Chance
from daikaiju.text.files import load
from daikaiju.text.vocabulary import Entry

FOLDER = Path(__file__).parent
NAMES = tuple(sorted(file.stem for file in FOLDER.glob("*.yaml")))


class When(TypedDict, total=False):
    """What a tip waits for."""

    decision: str
    event: str
    of: Literal["me", "others"]
    turn: int
    over: bool


class Tip(TypedDict):
    """A tip of a lesson: when it is given, and the message."""

    when: When
    say: str


@dataclass(frozen=True)
class Lesson:
    """A learning game as described by its file."""

    game: str
    options: Options
    seats: list[str]
    learner: int
    bot: str
    position: dict[str, Any]
    rolls: dict[int, list[list[str | int]]]
    cards: list[str]
    told: list[Tip]
    """The tips, in order."""

    def tips(self) -> LessonTips:
        return LessonTips(self)


@functools.cache
def lesson_of(name: str) -> Lesson:
    """The lesson with a given name."""
    read = load(FOLDER / f"{name}.yaml")[0]
    return Lesson(
        name,
        read.get("options", {}),
        read["seats"],
        read["seats"].index(read["learner"]),
        read.get("bot", "greedy"),
        read["position"],
        read.get("rolls", {}),
        read.get("cards", []),
        read["tips"],
    )


class Arranged:
    """Chance in a lesson."""

    def __init__(self, lesson: Lesson, otherwise: Chance) -> None:
        self.lesson = lesson
        self.otherwise = otherwise
        self.turn = -1
        self.throws = 0
        self.cards = 0

    def draw(self, game: Game) -> int:
        entry = self._next(game)
        choice = None if entry is None else game.vocabulary.chance_choice(game.state, entry)
        # Fair dice are asked every time, so that the number of a draw does not depend on the lesson.
        fair = self.otherwise.draw(game)
        return fair if choice is None else choice - SPREAD

    def note(self, game: Game) -> None:
        self._next(game)
        self.otherwise.note(game)

    def _next(self, game: Game) -> Entry | None:
        """The lesson's answer to the open question to Chance, if it has one."""
        dice = game.vocabulary.dice_thrown(game.state)
        if dice == 0:
            self.cards += 1
            return {"card": self.lesson.cards[self.cards - 1]} if self.cards <= len(self.lesson.cards) else None
        if game.state.turn != self.turn:
            self.turn, self.throws = game.state.turn, 0
        self.throws += 1
        rolls = self.lesson.rolls.get(self.turn, [])
        return {"dice": rolls[self.throws - 1][:dice]} if self.throws <= len(rolls) else None


class LessonTips:
    """Tips, each given once, when the learner is asked something and the time is right.

    A tip waits for a decision by the learner, for an event since then (`event`, `of: me` or `of: others`),
    for a turn, or for the end. Tips about the current question come first.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.learner = lesson.learner
        self.waiting = list(lesson.told)
        self.happened: set[tuple[str, bool]] = set()
        """What has happened, and whether it happened to the learner."""

    def tip(self, game: Game, events: list[GameEvent]) -> Message | None:
        self._note((event.name, event.seat) for event in events)
        # Questions about order only are often answered without being shown.
        if not game.over and (game.state.player != self.learner or game.decision in game.vocabulary.routine):
            return None
        fitting = [tip for tip in self.waiting if self._fits(tip["when"], game)]
        if not fitting:
            return None
        best = next((tip for tip in fitting if "decision" in tip["when"]), fitting[0])
        self.waiting.remove(best)
        return Message(best["say"])

    def recall(self, told: dict[str, Any]) -> None:
        """This tip was given before the server was restarted."""
        self._note((event["name"], event["seat"]) for event in told["events"])
        said = told.get("lesson", {}).get("key")
        self.waiting = [tip for tip in self.waiting if tip["say"] != said]

    def _note(self, events: Iterable[tuple[str, int | None]]) -> None:
        self.happened.update((name, seat == self.learner) for name, seat in events)

    def _fits(self, when: When, game: Game) -> bool:
        if game.over != when.get("over", False) or game.state.turn < when.get("turn", 0):
            return False
        if "decision" in when and game.decision != when["decision"]:
            return False
        return "event" not in when or (when["event"], when["of"] == "me") in self.happened
