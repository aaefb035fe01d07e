"""What things at a table are called in its language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.cli.cards import Entry, catalogue
from daikaiju.games import game_info
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.game import Game

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
HEART, STAR, ENERGY = "♥", "★", "ϟ"

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


class Names:
    """Monsters, cards and faces of one game, as one player reads them."""

    def __init__(self, words: Words, game: Game, me: int) -> None:
        self.words = words
        self.game = game.vocabulary.game
        self.seats = game.seats
        self.me = me
        self.faces = game.vocabulary.faces
        self.kinds = [card.id for card in game.vocabulary.book.cards]
        self.card_ids = game.vocabulary.cards
        self.cards: dict[str, Entry] = {
            entry.id: entry for entry in catalogue(words, game_info(self.game), game.options.get("edition", ""))
        }

    def monster(self, seat: int) -> str:
        return self.words.say(f"{self.game}-monster-{self.seats[seat]}")

    def monster_or_you(self, seat: int) -> str:
        return self.words.say("play-you") if seat == self.me else self.monster(seat)

    def colour(self, seat: int) -> str:
        return MONSTER_COLOURS.get(self.seats[seat], "white")

    def entry(self, card: int) -> Entry:
        """The catalogue's entry of a card by its number."""
        return self.cards[self.kinds[card]]

    def card(self, card: int) -> str:
        return self.entry(card).name

    def card_number(self, name: str) -> int:
        """The number of a card by its name in the text format."""
        return self.card_ids.index(name)

    def face(self, face: int) -> str:
        """What a die shows: a digit or a sign."""
        return GLYPHS.get(self.faces[face], self.faces[face])

    def dice(self, dice: list[int]) -> str:
        return " ".join(self.face(face) for face in sorted(dice))

    def find_card(self, typed: str) -> Entry | None:
        """The card a person means by its name, its id, or a part of either."""
        wanted = typed.casefold().strip()
        by_name = {entry.name.casefold(): entry for entry in self.cards.values()}
        exact = by_name.get(wanted) or self.cards.get(wanted.replace(" ", "_"))
        if exact is not None or not wanted:
            return exact
        parts = [entry for name, entry in by_name.items() if wanted in name or wanted.replace(" ", "_") in entry.id]
        return min(parts, key=lambda entry: len(entry.name), default=None)
