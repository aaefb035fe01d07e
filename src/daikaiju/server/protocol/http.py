"""Requests and replies over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from daikaiju.fairness.script import Status
from daikaiju.handbook import PackHandbook
from daikaiju.messages import Message
from daikaiju.packs.pictures import PackPicture
from daikaiju.server.protocol.fair import Fair
from daikaiju.server.protocol.tables import GameName, Table, Told

Language = Literal["en", "ru", "uk"]
STORABLE = r"^[^\x00]*$"
"""PostgreSQL keeps every character but this one."""

ShortText = Annotated[str, Meta(max_length=40)]
NameText = Annotated[str, Meta(max_length=200)]


PackNames = Annotated[list[ShortText], Meta(max_length=8)]


class Name(Struct, forbid_unknown_fields=True):
    """A person's name."""

    name: NameText


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: by `open`, `me` or `bot:NAME`; only a seat by `me` has a name of its own."""

    monster: ShortText | None = None
    by: ShortText = "open"
    name: NameText = ""


class NewClock(Struct, forbid_unknown_fields=True):
    """The clock of a new table."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=24 * 60 * 60)] = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table someone wants to create."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    game: GameName = "king"
    options: Annotated[dict[str, str | bool | PackNames], Meta(max_length=8)] = field(default_factory=dict)
    clock: NewClock = field(default_factory=NewClock)
    listed: bool = False
    start: bool = False
    name: NameText = ""
    first_game: bool = False
    rated: bool = False


class Created(Struct):
    """A table was created."""

    id: str


class Replay(Struct):
    """A whole game for the viewer."""

    table: Table
    told: list[Told]
    statistics: list[dict[str, int]]
    ending: Message | None
    fair: Fair | None


class Draw(Struct):
    """One answer of Chance: its number, out of how many, and which."""

    number: int
    spread: int
    outcome: int


class Finding(Struct):
    """Why a file is not proved to be fair."""

    status: Status
    message: Message


class ReadDocument(Struct):
    """A document of a file, and what the page needs to recompute its rolls."""

    game: GameName | None
    edition: str
    seats: list[str]
    first_to_answer: str | None
    other_rules: bool
    draws: list[Draw]
    fair: Fair | None
    findings: list[Finding]


class ReadFile(Struct):
    """The documents of a file."""

    documents: list[ReadDocument]


class CardEntry(Struct):
    """A kind of card; its cost and copies by edition."""

    id: str
    kind: Literal["keep", "discard"]
    cost: dict[str, int]
    copies: dict[str, int]


class OptionEntry(Struct, omit_defaults=True):
    """An option of a game; `default_of` where editions differ."""

    name: str
    values: list[str | bool]
    default: str | bool | None
    default_of: dict[str, str | bool] = field(default_factory=dict)


class GameEntry(Struct):
    """A game and everything that belongs to it."""

    game: GameName
    editions: list[str]
    least: int
    most: int
    monsters: list[str]
    monsters_of: dict[str, list[str]]
    options: list[OptionEntry]
    faces: list[str]
    cards: list[CardEntry]
    tokens: list[str]


class PackEntry(Struct):
    """A pack of cards, and the game it is for."""

    name: str
    game: GameName


class PackForPage(Struct):
    """The cards of a pack, with their pictures, its words in every language, and what it adds to the handbook."""

    name: str
    game: GameName
    cards: list[CardEntry]
    pictures: dict[str, PackPicture]
    words: dict[Language, str]
    handbook: PackHandbook


class TextLimits(Struct):
    """How long texts may be."""

    name: int
    line: int


class Catalogue(Struct):
    """Everything the page must know before a table is created; of the bots, some may not be ready yet."""

    games: list[GameEntry]
    bots: list[str]
    preparing: list[str]
    packs: list[PackEntry]
    lessons: list[str]
    languages: list[Language]
    limits: TextLimits
    rules: str
