"""Positions of the Duel in which there is much to choose."""

from __future__ import annotations

import random

from daikaiju import Duel
from daikaiju.rules.duel.names import MONSTERS
from daikaiju.rules.duel.state import KEEPS


def rich_duel(dice: random.Random) -> Duel:
    """A Duel between two monsters with eight cards and much energy each, at the first question."""
    seats = dice.sample(MONSTERS["2024"], 2)
    cards = dice.sample(Duel.vocabulary.cards[:KEEPS], 16)
    monsters = {name: {"life": 11, "energy": 20, "cards": cards[place::2]} for place, name in enumerate(seats)}
    rest = [card for card in Duel.vocabulary.cards if card not in cards]
    game = Duel(seats, position={"monsters": monsters, "market": dice.sample(rest, 3)})
    game.roll(dice)
    return game
