"""Random games that reach everything: all editions and numbers of monsters, and positions rich in cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from daikaiju import Duel, King
from daikaiju.game import Game
from daikaiju.rules.duel.names import MONSTERS
from daikaiju.rules.duel.state import KEEPS
from daikaiju.text.files import load

RICH = load(Path(__file__).parents[1] / "bots" / "rich_positions.yaml")


def whole_kings() -> Iterator[Game]:
    for edition in ("2016", "2010"):
        for monsters in range(2, 7):
            yield King(monsters, edition=edition)
    yield King(2, two_player_variant=True)


def rich_kings() -> Iterator[Game]:
    for document in RICH * 12:
        yield King(document["seats"], edition=str(document.get("edition", "2016")), position=document["position"])


def duels(dice: random.Random) -> Iterator[Game]:
    for pair in (("alienoid", "the_king"), ("cyber_kitty", "gigazaur"), ("meka_dragon", "space_penguin")):
        yield Duel(pair)
    for _ in range(140):
        yield rich_duel(dice)


def rich_duel(dice: random.Random) -> Duel:
    """Two monsters with much energy, some life, and a handful of Keep cards each."""
    seats = dice.sample(MONSTERS["2024"], 2)
    cards = dice.sample(Duel.vocabulary.cards[:KEEPS], 16)
    monsters: dict[str, Any] = {
        name: {
            "life": 11,
            "energy": 20,
            "dice_tokens": dice.randrange(3),
            "dominated": dice.random() < 0.3,
            "cards": cards[8 * seat : 8 * seat + 8],
        }
        for seat, name in enumerate(seats)
    }
    rest = [card for card in Duel.vocabulary.cards if card not in cards]
    return Duel(seats, position={"monsters": monsters, "market": dice.sample(rest, 3)})
