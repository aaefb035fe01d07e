"""A puzzle, and how it is written: a document of the text format with the answers under `puzzle`."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
from msgspec import Struct

from daikaiju.game import Game
from daikaiju.insight.labels import label_of_kept, labels
from daikaiju.messages import Message
from daikaiju.messages.from_json import message_of
from daikaiju.rules.agenda import SPREAD
from daikaiju.text.vocabulary import Entry


class AnswerKey(Struct, frozen=True):
    """An answer, the chance to win that it leaves, and how far it is behind the best one."""

    answer: Any
    """Its words in the text format."""
    chance: float
    behind: float
    error: float
    """The standard error of `behind`."""


class Reason(Struct, frozen=True):
    """Why the best answer is better than another one."""

    against: Any
    why: dict[str, Any]
    """A message as JSON."""


class Puzzle(Struct, frozen=True):
    """A position with one answer that is clearly best and not the obvious one."""

    position: dict[str, Any]
    """The document of the text format in which the question is open."""
    theme: str
    level: int
    """How hard it is, from 1 to 5."""
    answers: list[AnswerKey]
    """The ten best answers and the obvious ones, the best first."""
    reasons: list[Reason]
    missed: dict[str, float]
    """How often each simple player misses it."""
    network: str
    """The network that found it."""
    roll_outs: int

    @property
    def id(self) -> str:
        """A name of its own, from the position."""
        return name_of(self.position)

    def game(self) -> Game:
        """The game at the question."""
        return Game.from_dict(self.position)


class NamedAnswer(Struct, frozen=True):
    """An answer as it is shown."""

    action: int
    label: Message
    kept: list[str] | None
    """The dice that it keeps, sorted: dice that show the same are the same. None if it is about something else."""


def named_answer(game: Game, entry: Entry) -> NamedAnswer:
    """What an answer in words is called, and its number."""
    words, g = game.vocabulary, game.state
    choice = words.choice(g, game.seats, entry)
    assert choice is not None
    action = game.action_of(choice).id
    stops = game.decision == "roll" and choice == 0
    if choice < SPREAD and not stops:
        return NamedAnswer(action, labels(game)[action], None)
    thrown = 0 if stops else choice - SPREAD
    kept = sorted(int(g.dice[die]) for die in range(g.dice_count) if not thrown >> die & 1)
    return NamedAnswer(action, label_of_kept(game, kept), faces_of(game, kept))


def faces_of(game: Game, kept: list[int]) -> list[str]:
    """The names of dice, in the order in which they are compared."""
    names = game.vocabulary.rules.names.FACE_NAMES
    return sorted(str(names[face]) for face in kept)


def reason_against(puzzle: Puzzle, entry: Entry) -> Message:
    """Why the best answer is better than this one; where that has no reason, better than the next best."""
    found = next((one for one in puzzle.reasons if one.against == entry), puzzle.reasons[0])
    return message_of(found.why)


def name_of(position: dict[str, Any]) -> str:
    """The name of a puzzle, from its position."""
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:8]


def position_of(game: Game) -> dict[str, Any]:
    """The document of the text format for a position without a past."""
    return {"game": game.vocabulary.game, **game.options, "seats": game.seats, "position": game.position}


def as_document(puzzle: Puzzle) -> dict[str, Any]:
    """The puzzle as one document of the text format."""
    about = msgspec.to_builtins(puzzle)
    return {**about.pop("position"), "puzzle": about}


def from_document(document: dict[str, Any]) -> Puzzle:
    """The puzzle in a document."""
    position = {key: value for key, value in document.items() if key != "puzzle"}
    return msgspec.convert({**document["puzzle"], "position": position}, Puzzle)
