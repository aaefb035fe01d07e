"""A document of the text format, read and ready to be played: everything in it is known, nothing has happened yet."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from daikaiju.answers import entry_text
from daikaiju.errors import DaikaijuError, Problem, unknown_name
from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.text.files import Document
from daikaiju.text.reading import Node
from daikaiju.text.vocabulary import Entry, plain

FILE_KEYS = (
    "title", "about", "clauses", "cards", "game", "edition", "ends", "two_player_variant", "packs", "seats", "start",
    "position", "script", "until", "expect", "rules", "fair", "puzzle",
)  # fmt: skip
MOST_ENTRIES = 20_000
OVER = -1
"""What `until: over` waits for, in place of a frame."""


@dataclass(eq=False)
class Line:
    """One entry of a script."""

    place: Node
    number: int
    kind: str
    who: str = ""
    entry: Entry = ""
    phase: int = 0
    """For `until`: the frame with which the phase begins, or OVER."""

    used: bool = False
    answers_forced: bool = False
    """Whether a question with only one answer may take it: only if no other question needs it."""

    met_forced: bool = False
    """Whether a question that it would have answered was passed over."""

    @property
    def is_answer(self) -> bool:
        return self.kind in ("answer", "chance")

    def __str__(self) -> str:
        if self.kind in ("expect", "until"):
            return self.kind
        what = entry_text(plain(self.entry))
        return what if self.kind == "chance" else f"{self.who}: {what}"


@dataclass
class Scenario:
    """A document of the text format, read and ready to be played."""

    game: Game
    script: list[Line]
    expect: Node | None
    until: int | None
    title: str
    where: str = ""
    choices: list[int] = field(default_factory=list)
    """The answers given, as numbers, so that other targets can give the same."""


@contextlib.contextmanager
def must_be_possible(where: str) -> Iterator[None]:
    """A handwritten agenda can hold what no game reaches, and the rules do not check it again."""
    try:
        yield
    except DaikaijuError:
        raise
    except (LookupError, ArithmeticError, ValueError, TypeError, AssertionError) as error:
        raise DaikaijuError(Problem("file-impossible"), where) from error


def read_scenario(document: Document, where: str = "") -> Scenario:
    """Read a parsed document; everything in it must be known."""
    whole = Node(document, where)
    entries = whole.mapping(FILE_KEYS)
    name = str(document.get("game", "king"))
    if name not in GAMES:
        raise whole.wrong(unknown_name("game", name, GAMES))
    if "seats" not in entries:
        raise whole.wrong(Problem("file-no-seats"))
    seats = entries["seats"].value
    if not isinstance(seats, int):
        seats = [str(seat.value) for seat in entries["seats"].items()]
    options = {key: entries[key].value for key in GAMES[name].options if key in entries}
    options |= {key: str(value) for key, value in options.items() if key in ("edition", "ends")}
    if "start" in entries and (entries["start"].value != "setup" or "position" in entries):
        raise entries["start"].wrong(Problem("file-start"))
    position = None if "start" in entries else document.get("position", {})
    try:
        game = GAMES[name].new(seats, position=position, **options)
    except DaikaijuError as error:
        raise DaikaijuError(error.problem, ".".join(part for part in (where, error.where) if part)) from None
    script = read_script(game, entries["script"]) if "script" in entries else []
    until = read_until(game, entries["until"]) if "until" in entries else None
    return Scenario(game, script, entries.get("expect"), until, str(document.get("title", where)), where)


def read_script(game: Game, place: Node) -> list[Line]:
    entries = place.items()
    if len(entries) > MOST_ENTRIES:
        raise place.wrong(Problem("file-too-many-entries", entries=len(entries), most=MOST_ENTRIES))
    return [line for number, entry in enumerate(entries, 1) for line in read_lines(game, entry, number)]


def read_until(game: Game, place: Node) -> int:
    """The frame before which to stop, by the name of its phase."""
    stops: dict[str, int] = {**game.vocabulary.rules.turns.STOPS, "over": OVER}
    return stops[list(stops)[place.name("phase", tuple(stops))]]


def read_lines(game: Game, place: Node, number: int) -> list[Line]:
    """What one entry of a script says; only `illegal` may say it of several monsters."""
    words = game.vocabulary
    entries = place.mapping(("dice", "card", "expect", "illegal", "until", *game.seats))
    if len(entries) != 1:
        raise place.wrong(Problem("file-one-thing"))
    key, value = next(iter(entries.items()))
    if key in ("dice", "card"):
        return [Line(place, number, "chance", "chance", words.check_chance(place))]
    if key == "expect":
        return [Line(value, number, "expect")]
    if key == "until":
        return [Line(value, number, "until", phase=read_until(game, value))]
    if key == "illegal":
        refused = value.mapping(game.seats)
        if not refused:
            raise value.wrong(Problem("file-illegal-nothing"))
        return [
            Line(entry, number, "illegal", who, words.check_entry(entry, game.seats)) for who, entry in refused.items()
        ]
    return [Line(place, number, "answer", key, words.check_entry(value, game.seats))]
