"""Learning games: a position near the end of a game, dice that are arranged at first, and tips along the way.

A lesson is a file here. Its `rolls` say for each turn how the dice of one throw after another fall, as many of them as
are thrown; its `cards` which cards are turned up. What they do not say is left to the fair dice.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from daikaiju.game import Game
from daikaiju.rules.agenda import SPREAD
from daikaiju.server.tables.play import Chance
from daikaiju.text.files import load

FOLDER = Path(__file__).parent
NAMES = tuple(sorted(file.stem for file in FOLDER.glob("*.yaml")))


@dataclass(frozen=True)
class Lesson:
    """A learning game as its file says it."""

    game: str
    options: dict[str, Any]
    seats: list[str]
    learner: int
    bot: str
    position: dict[str, Any]
    rolls: dict[int, list[list[Any]]]
    cards: list[str]
    tips_told: list[dict[str, Any]]

    def tips(self) -> LessonTips:
        return LessonTips(self)


@functools.cache
def lesson_of(name: str) -> Lesson:
    """The lesson of a name."""
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

    def _next(self, game: Game) -> dict[str, Any] | None:
        """What the lesson says about the open question to Chance."""
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
    """Tips, each of which is told once, when its time has come."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.waiting = list(lesson.tips_told)

    def tip(self, game: Game, events: list[dict[str, Any]]) -> dict[str, Any] | None:
        for place, tip in enumerate(self.waiting):
            if self._fits(tip["when"], game, events):
                del self.waiting[place]
                return {"key": tip["say"], "args": {}}
        return None

    def was_told(self, saying: dict[str, Any] | None) -> None:
        if saying is not None:
            self.waiting = [tip for tip in self.waiting if tip["say"] != saying["key"]]

    def _fits(self, when: dict[str, Any], game: Game, events: list[dict[str, Any]]) -> bool:
        """Whether everything a tip waits for is so: the turn, what happened to whom, what the learner is asked."""
        if game.over != when.get("over", False) or game.state.turn < when.get("turn", 0):
            return False
        if "decision" in when and not (game.decision == when["decision"] and game.state.player == self.lesson.learner):
            return False
        if "event" not in when:
            return True
        of = when.get("of")
        seats = {None: None, "me": {self.lesson.learner}}.get(of, set(range(len(game.seats))) - {self.lesson.learner})
        return any(event["name"] == when["event"] and (seats is None or event["seat"] in seats) for event in events)
