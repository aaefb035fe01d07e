"""What is on a table, as sent to the page: one struct for each thing drawn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

TrackName = Literal["fame", "destruction"]


class OwnedCard(Struct, frozen=True, omit_defaults=True):
    """A card in front of a monster."""

    id: str
    tokens: int = 0
    copies: str | None = field(default=None, name="as")
    """The card that a Mimic is a copy of."""


class MarketCard(Struct, frozen=True, omit_defaults=True):
    """A card that can be bought; in the Duel with the token it brings, and whether its place makes it cheaper."""

    id: str
    price: int
    token: str | None = None
    cheaper: bool = False


class AnyScene(Struct, frozen=True, kw_only=True):
    """What is on every table."""

    edition: str
    turn: int
    active: int
    over: bool
    winners: list[int]
    dice: list[str]
    rolls_left: int
    market: list[MarketCard | None]
    deck: int
    discards: int


class KingMonster(Struct, frozen=True):
    """A monster of the game for 2-6."""

    monster: str
    alive: bool
    hearts: int
    most_hearts: int
    stars: int
    energy: int
    poison: int
    shrink: int
    extra_turns: int
    cards: list[OwnedCard]


class KingScene(AnyScene, frozen=True, kw_only=True):
    """Tokyo, the dice, the market at the prices of the active monster, and the monsters with everything they have."""

    game: Literal["king"] = "king"
    city: int | None
    bay: int | None
    bay_open: bool
    havoc: int | UnsetType = UNSET
    """What the city has been through: every heart lost so far, and every time a monster came to Tokyo; missing in
    games stored before it was counted."""
    monsters: list[KingMonster]


class DuelSpace(Struct, frozen=True):
    """A space of a track, in half spaces from the middle, positive on the side of seat 0."""

    at: int
    token: str | None
    bonus: str | None
    spotlight: int | None
    victory: int | None


class DuelTrack(Struct, frozen=True):
    """A track from the end of seat 1 to that of seat 0, and where its marker stands."""

    track: TrackName
    marker: int
    spaces: list[DuelSpace]


class DuelMonster(Struct, frozen=True):
    """A monster of the Duel."""

    monster: str
    life: int
    most_life: int
    energy: int
    dice_tokens: int
    fewer_dice: int
    dominated: bool
    extra_turns: int
    cards: list[OwnedCard]


class DuelScene(AnyScene, frozen=True, kw_only=True):
    """The tracks, the dice, the card row and the two monsters with everything they have."""

    game: Literal["duel"] = "duel"
    tracks: list[DuelTrack]
    monsters: list[DuelMonster]


Scene: TypeAlias = KingScene | DuelScene
