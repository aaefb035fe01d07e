"""A position as a form: what can be changed by hand on the analysis board."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from daikaiju.game import Options
from daikaiju.scene.drawn import TrackName
from daikaiju.table.protocol.texts import ShortText

Count = Annotated[int, Meta(ge=-99, le=32000)]
"""A number of the form; what is too much for the rules is told by the text format."""

Zone = Literal["outside", "city", "bay"]
Phase = Literal["start", "roll", "rolling", "resolve", "enter", "buy", "end"]
Cards = Annotated[list[ShortText], Meta(max_length=99)]


class HeldCard(Struct, forbid_unknown_fields=True):
    """A card in front of a monster, with the tokens on it; its usual ones for None."""

    id: ShortText
    tokens: Count | None = None


class KingMonsterForm(Struct, forbid_unknown_fields=True):
    """A monster of the game for 2-6."""

    monster: ShortText
    alive: bool
    hearts: Count
    stars: Count
    energy: Count
    zone: Zone
    poison: Count
    shrink: Count
    extra_turns: Count
    cards: Annotated[list[HeldCard], Meta(max_length=99)]


class DuelMonsterForm(Struct, forbid_unknown_fields=True):
    """A monster of the Duel."""

    monster: ShortText
    life: Count
    energy: Count
    dice_tokens: Count
    stomped: Count
    dominated: bool
    cards: Cards


class PlacedToken(Struct, forbid_unknown_fields=True):
    """A buzz token on the board: on which track, and the lowest space that it covers."""

    token: ShortText
    track: TrackName
    space: Count
    turned: bool = False


class AnyForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """What can be changed in both games; `turn` is the number of the turn being played."""

    options: Options
    active: Annotated[int, Meta(ge=0, le=5)]
    turn: Count
    phase: Phase
    dice: Annotated[list[ShortText], Meta(max_length=20)]
    rolls_left: Count
    market: Annotated[list[ShortText | None], Meta(max_length=9)]


class KingForm(AnyForm, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag="king"):
    """A position of the game for 2-6."""

    monsters: Annotated[list[KingMonsterForm], Meta(min_length=1, max_length=6)]
    mimic_on: ShortText | None = None


class DuelForm(AnyForm, kw_only=True, forbid_unknown_fields=True, tag_field="game", tag="duel"):
    """A position of the Duel; markers and tokens are counted in spaces from the middle, a half for an extra space."""

    monsters: Annotated[list[DuelMonsterForm], Meta(min_length=1, max_length=2)]
    extra_turns: Count
    fame: float
    destruction: float
    tokens: Annotated[list[PlacedToken], Meta(max_length=20)] = field(default_factory=list)


PositionForm: TypeAlias = KingForm | DuelForm
