"""What a review contains; the server and the page read it too, so nothing here needs compiled code."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from daikaiju.messages import Message


class ReviewedStep(Struct, frozen=True, omit_defaults=True):
    """One answer of a player or of Chance."""

    step: int
    """The number of answers given before it."""
    turn: int
    seat: int | None
    """Who answered; None for Chance."""
    decision: str
    entry: Any
    """The answer, in the words of the text format."""
    label: Message
    before: list[float]
    """Everybody's chances before it."""
    after: list[float]
    """Everybody's chances after it."""
    changes: list[float]
    """What it changed: luck of dice and cards, or what a player's answer did to everybody."""
    mark: str | None = None
    """For a player's answer that mattered: best, good, inaccuracy, mistake or blunder."""
    lost: float | None = None
    """How much of its own chance the player gave away."""
    best: Any = None
    """The best answer, where another one was given."""
    best_label: Message | None = None
    why: Message | None = None
    """Why the best answer was better, where it mattered."""


class PlayerReview(Struct, frozen=True):
    """One monster's game: start + luck + skill = result, where luck = dice + others + corrections."""

    seat: int
    start: float
    luck: float
    skill: float
    result: float
    dice: float
    others: float
    corrections: float
    start_error: float
    luck_error: float
    skill_error: float
    answers: int
    """How many answers mattered."""
    marks: dict[str, int]


class TurningPoint(Struct, frozen=True):
    """A step that changed much, in words."""

    step: int
    turn: int
    seat: int
    """Whose chances it changed most."""
    change: float
    text: Message


class Review(Struct, frozen=True):
    """A whole game, reviewed."""

    game: str
    edition: str
    seats: list[str]
    over: bool
    winners: list[int]
    steps: list[ReviewedStep]
    players: list[PlayerReview]
    turning_points: list[TurningPoint]
    chances: list[list[float]]
    """Everybody's chances before every step, and after the last one."""
    remarks: list[Message]
    network: str
    """Which network valued the game; another may disagree."""
    guess: Message | None = None
    """That cards in the game were never seen in training, and are guessed."""
