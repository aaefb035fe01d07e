"""The names of things at a table in its language, and their colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.cli.catalogue import Entry, catalogue
from daikaiju.games import game_info
from daikaiju.messages import Localizer
from daikaiju.messages.cards import card_ids
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.game import Game

HEART, STAR, ENERGY = "♥", "★", "ϟ"

GLYPHS = {
    "heart": "♥",
    "energy": "ϟ",
    "claw": "///",
    "smash": "///",
    "heal": "♥",
    "fame": "★",
    "destruction": "✸",
    "power": "!",
}
"""The symbols of drawn dice; numbers stand for themselves. Sentences use words instead."""

FACE_COLOURS = {
    "♥": "red",
    "ϟ": "yellow",
    "///": "bold magenta",
    "★": "bright_yellow",
    "✸": "bright_red",
    "!": "bold cyan",
}
MONSTER_COLOURS = {
    "gigazaur": "green",
    "cyber_kitty": "magenta",
    "cyber_bunny": "magenta",
    "the_king": "red",
    "meka_dragon": "yellow",
    "space_penguin": "cyan",
    "kraken": "cyan",
    "alienoid": "blue",
}


class Names(Localizer):
    """A player at the terminal: turns messages into text, and names things by their numbers in the rules."""

    me: int

    def __init__(self, words: Words, game: Game, me: int) -> None:
        super().__init__(words, game, me)
        self.faces = game.vocabulary.faces
        self.packs = game.packs
        self.card_ids = card_ids(game.vocabulary.book)
        self.cards: dict[str, Entry] = {
            entry.id: entry for entry in catalogue(words, game_info(self.game).with_packs(game.packs), self.edition)
        }

    def colour(self, seat: int) -> str:
        return MONSTER_COLOURS.get(self.seats[seat], "white")

    def entry(self, card: int) -> Entry:
        """The catalogue's entry of a card by its number."""
        return self.cards[self.card_ids[card]]

    def card(self, card: int) -> str:
        return self.entry(card).name

    def face(self, face: int) -> str:
        """The symbol of a drawn die: a digit or a sign."""
        name = self.faces[face]
        return GLYPHS.get(name, name)

    def dice(self, dice: list[int]) -> str:
        """Dice in words."""
        return self.dice_in_words(self.faces[face] for face in sorted(dice))

    def find_card(self, typed: str) -> Entry | None:
        """The card a person means by its name, its id, or a part of either."""
        wanted = typed.casefold().strip()
        by_name = {entry.name.casefold(): entry for entry in self.cards.values()}
        exact = by_name.get(wanted) or self.cards.get(wanted.replace(" ", "_"))
        if exact is not None or not wanted:
            return exact
        parts = [entry for name, entry in by_name.items() if wanted in name or wanted.replace(" ", "_") in entry.id]
        return min(parts, key=lambda entry: len(entry.name), default=None)
