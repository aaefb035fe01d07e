"""The catalogue over HTTP."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from daikaiju.handbook import PackHandbook
from daikaiju.packs.pictures import PackPicture
from daikaiju.table.protocol.tables import GameName
from daikaiju.table.protocol.texts import Language


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
    """A game and everything that belongs to it; in the Duel, `life` is what each monster begins with."""

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
    life: dict[str, int]


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
    """Everything the page must know before a table is created."""

    games: list[GameEntry]
    bots: list[str]
    packs: list[PackEntry]
    lessons: list[str]
    languages: list[Language]
    limits: TextLimits
    rules: str
