"""Messages as text: in one language, from one seat or from none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from daikaiju.messages.cards import card_effect, card_name, monster_name, name_in
from daikaiju.messages.message import (
    Argument,
    CardName,
    Faces,
    IsYou,
    Message,
    MonsterName,
    Phrase,
    Place,
    SeatOrYou,
    Several,
    Space,
    Stretch,
)
from daikaiju.words.arguments import CASES

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.words import Words


class Localizer:
    """Turns messages into text for one reader; `me` is the reader's seat, or None for a spectator.

    >>> from daikaiju import King
    >>> from daikaiju.words import Words
    >>> begins = Message("king-log-begins", {"monster": MonsterName(1), "you": IsYou(1)})
    >>> [Localizer(Words("en"), King(["gigazaur", "kraken"], edition="2010"), me).text(begins) for me in (0, 1, None)]
    ['Kraken begins.', 'You begin.', 'Kraken begins.']
    """

    def __init__(self, words: Words, game: Game, me: int | None = None) -> None:
        self.words = words
        self.game = game.vocabulary.game
        self.edition = str(game.options.get("edition", ""))
        self.seats = game.seats
        self.me = me

    def text(self, message: Message) -> str:
        """What a message says to this reader; a name that ends with ! also ends the sentence."""
        arguments = dict(form for name, argument in message.args.items() for form in self.forms(name, argument))
        if message.attr is None:
            said = self.words.say(message.key, **arguments)
        else:
            said = self.words.attribute(message.key, message.attr, **arguments)
        return with_inner_quotes(said.replace("!.", "!"))

    def forms(self, name: str, argument: Argument) -> Iterator[tuple[str, str | int | float]]:
        """An argument as this reader sees it, and its cases; what is not declined is the same in all of them."""
        plain = self.argument(argument)
        yield name, plain
        for case in CASES if isinstance(plain, str) else ():
            declined = isinstance(argument, MonsterName | SeatOrYou | Several)
            yield f"{name}-{case}", self.argument(argument, case) if declined else plain

    def argument(self, argument: Argument, case: str | None = None) -> str | int | float:
        """An argument as this reader sees it; names in the case asked for."""
        match argument:
            case int() | float() | str():
                return argument
            case Phrase(message):
                return self.text(message)
            case MonsterName(seat):
                return self.monster(seat, case)
            case SeatOrYou(seat):
                return self.monster_or_you(seat, case)
            case IsYou(seat):
                return "yes" if seat == self.me else "no"
            case CardName(card):
                return self.card_name(card)
            case Faces(faces):
                return self.dice_in_words(faces)
            case Space(space):
                return written_space(self.on_my_side(space))
            case Stretch(place):
                return self.place(place)
            case Several(items):
                return self.listed([str(self.argument(item, case)) for item in items])

    def listed(self, items: list[str]) -> str:
        """Several things, the last one joined with a word."""
        if len(items) < 2:
            return "".join(items)
        return self.words.say("list-and", rest=", ".join(items[:-1]), last=items[-1])

    def monster(self, seat: int, case: str | None = None) -> str:
        return monster_name(self.words, self.game, self.edition, self.seats[seat], case)

    def monster_or_you(self, seat: int, case: str | None = None) -> str:
        return name_in(self.words, "play-you", self.edition, case) if seat == self.me else self.monster(seat, case)

    def dice_in_words(self, faces: Iterable[str]) -> str:
        """Dice as they are read out: a one, a heart and 2 claws."""
        return self.listed([self.words.say(f"face-{face}", count=count) for face, count in Counter(faces).items()])

    def card_name(self, card: str) -> str:
        return card_name(self.words, self.game, self.edition, card)

    def card_effect(self, card: str) -> str:
        return card_effect(self.words, self.game, self.edition, card)

    def on_my_side(self, space: int) -> int:
        """How far a space lies on the reader's side; spectators look from seat 0."""
        return -space if self.me == 1 else space

    def place(self, place: Place) -> str:
        track = self.words.say(f"duel-track-{place.track}")
        first, last = (written_space(end) for end in sorted(map(self.on_my_side, (place.first, place.last))))
        if first == last:
            return self.words.say("duel-on", track=track, space=first)
        return self.words.say("duel-from-to", track=track, **{"from": first, "to": last})


def with_inner_quotes(text: str) -> str:
    """Quotes within quotes as Russian and Ukrainian print them.

    >>> with_inner_quotes("«Купить карту «Крылья»» лучше, чем «Остановиться»")
    '«Купить карту „Крылья“» лучше, чем «Остановиться»'
    """
    depth, written = 0, []
    for sign in text:
        depth += sign == "«"
        written.append({"«": "„", "»": "“"}.get(sign, sign) if depth > 1 else sign)
        depth -= sign == "»"
    return "".join(written)


def written_space(halves: int) -> str:
    """A space of a track by its half spaces from the middle.

    >>> [written_space(halves) for halves in (0, 6, -6, 1, -3)]
    ['0', '+3', '−3', '+½', '−1½']
    """
    number = f"{abs(halves) // 2}{'½' if halves % 2 else ''}".removeprefix("0" if abs(halves) == 1 else "")
    return number if halves == 0 else f"{'+' if halves > 0 else '−'}{number}"
