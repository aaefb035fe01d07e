"""The pictures of a pack's cards: what pictures.json may say."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from daikaiju.errors import DaikaijuError, Problem, unknown_name
from daikaiju.packs.problems import wrong

CardColours = Literal["fire", "gold", "toxic", "sea", "sky", "violet", "rose", "night", "steel", "earth"]
"""The moods in which the page can draw a card."""

PATH = re.compile(r"[Mm][MmZzLlHhVvCcSsQqTtAa\d\s,.eE+-]+")


class PackPicture(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a card of a pack is drawn: like a card of the game itself, or as a path on a canvas of 512 by 512."""

    like: str | None = None
    path: str | None = None
    colours: CardColours | None = None


def read_pictures(pack: str, said: Mapping[str, object]) -> dict[str, PackPicture]:
    """The pictures in the mapping of a pictures.json."""
    return {card: read_picture(pack, card, picture) for card, picture in said.items()}


def read_picture(pack: str, card: str, said: object) -> PackPicture:
    colours = said.get("colours") if isinstance(said, dict) else None
    if isinstance(colours, str) and colours not in get_args(CardColours):
        raise wrong_picture(pack, card, unknown_name("colours", colours, get_args(CardColours)))
    try:
        picture = msgspec.convert(said, PackPicture)
    except msgspec.ValidationError:
        raise wrong_picture(pack, card, Problem("pack-picture-form")) from None
    if (picture.like is None) == (picture.path is None):
        raise wrong_picture(pack, card, Problem("pack-picture-form"))
    if picture.path is not None and not PATH.fullmatch(picture.path):
        raise wrong_picture(pack, card, Problem("pack-picture-path"))
    return picture


def check_pictures(
    pack: str, pictures: Mapping[str, PackPicture], cards: Collection[str], of_game: Collection[str]
) -> None:
    """Check that every card of a pack has a picture, and that pictures are like those of the game's own cards."""
    for card in cards:
        if card not in pictures:
            raise wrong(pack, "pack-no-picture", card=card)
    for card, picture in pictures.items():
        if card not in cards:
            raise wrong(pack, "pack-picture-of-no-card", card=card)
        if picture.like is not None and picture.like not in of_game:
            raise wrong_picture(pack, card, unknown_name("card", picture.like, sorted(of_game)))


def wrong_picture(pack: str, card: str, problem: Problem) -> DaikaijuError:
    return wrong(pack, "pack-picture", card=card, problem=problem)
