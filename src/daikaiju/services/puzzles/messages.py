"""What the page is told about puzzles."""

from __future__ import annotations

from msgspec import Struct

from daikaiju.messages import Message, Question
from daikaiju.scene.drawn import Scene
from daikaiju.table.protocol.tables import GameName


class ListedPuzzle(Struct):
    """A puzzle in the list."""

    id: str
    game: GameName
    theme: str
    level: int


class PuzzleList(Struct):
    """All puzzles in their order, the day by which the server goes, and which one is that day's."""

    day: str
    today: str
    puzzles: list[ListedPuzzle]


class PuzzleAnswer(Struct):
    """An answer, what it is worth, and why the best one is better; dice are told apart only by what they show."""

    action: int
    label: Message
    kept: list[str] | None
    chance: float
    behind: float
    error: float
    why: Message | None


class Puzzle(Struct):
    """A puzzle with its solution: the position, the question, and the best answers, the very best first."""

    id: str
    theme: str
    level: int
    scene: Scene
    question: Question
    answers: list[PuzzleAnswer]
    roll_outs: int
    network: str
    text: str
    """The position in the text format, to be analysed."""
