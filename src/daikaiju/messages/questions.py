"""What a player is asked and may answer, in any game; each game adds the words for its own things."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, TypedDict, TypeVar

from msgspec import Struct, field

from daikaiju.messages.message import Argument, CardName, Message, Place
from daikaiju.rules.sets import members
from daikaiju.rules.table import Table
from daikaiju.words.arguments import arguments_of, has_attribute

if TYPE_CHECKING:
    from daikaiju.actions import ActionTable
    from daikaiju.game import Game
    from daikaiju.rules.rulebook import Decision


class Answer(Struct, frozen=True, omit_defaults=True):
    """One possible answer: the number of the action, its name, and what it is about."""

    action: int
    label: Message
    word: str
    """Its word in the text format."""
    card: str | None = None
    copies: str | None = field(default=None, name="as")
    """The card that a Mimic is a copy of."""
    price: int | None = None
    token: str | None = None
    seat: int | None = None
    die: int | None = None
    face: str | None = None
    faces: list[str] | None = None
    group: str | None = None
    number: int | None = None
    track: str | None = None
    place: Place | None = None
    turned: bool | None = None
    """Whether the token lies the other way round."""
    pointless: bool = False
    """Whether this purchase would change nothing now."""


class About(TypedDict, total=False):
    """What an answer is about: those of the last fields of `Answer` that it has."""

    card: str
    copies: str
    price: int
    token: str
    seat: int
    die: int
    face: str
    faces: list[str]
    group: str
    number: int
    track: str
    place: Place
    turned: bool


class Reroll(Struct, frozen=True):
    """Dice may be rolled again: the action that rolls none, and how many dice lie there.

    Rolling a set of dice, as bits, is the action with that number added.
    """

    first: int
    dice: int


class SeenCard(Struct, frozen=True):
    """A card of the deck that only the asked player has looked at, and what it would cost."""

    id: str
    price: int


class PublicQuestion(Struct, frozen=True):
    """What everyone may know about a question: who is asked, and what."""

    seat: int
    decision: str
    text: Message


class Question(PublicQuestion, frozen=True, omit_defaults=True):
    """What a player is asked, as only that player sees it."""

    answers: list[Answer]
    default: int | None = None
    """The action that Enter means."""
    reroll: Reroll | None = None
    usual: bool = False
    """Whether it is only about the order of dice, so that a player who does not care need not be asked."""
    seen: SeenCard | None = None

    def public(self) -> PublicQuestion:
        return PublicQuestion(self.seat, self.decision, self.text)


OpenQuestion: TypeAlias = PublicQuestion | Question
"""As much of a question as a given person may know."""


@dataclass(frozen=True, slots=True)
class Offered:
    """One choice of a decision: its action, its word, and the place in its block of choices that says what it means."""

    choice: int
    action: int
    word: str
    block: str
    place: int


State = TypeVar("State", bound=Table)

Stakes: TypeAlias = Mapping[str, Callable[[State, list[str]], Argument]]
"""What the words of a question may need from a record and its seats, by name."""


@functools.cache
def offers(actions: ActionTable, decision: Decision) -> tuple[Offered, ...]:
    """All choices below SPREAD that a decision has room for."""
    found: list[Offered] = []
    for block in decision.blocks:
        word, first, name = decision.says.get(block.name, block.name), len(found), block.name
        numbers = [actions.numbers.get((name, place), 0) for place in range(block.size)]
        found += [Offered(first + place, action, word, name, place) for place, action in enumerate(numbers)]
    return tuple(found)


def legal_offers(game: Game, decision: Decision) -> Iterator[Offered]:
    """The choices of the open question that are legal, without those about dice to roll again."""
    every = offers(game.actions, decision)
    for choice in members(game.state.options):
        yield every[choice]


def reroll_of(game: Game, decision: Decision) -> Reroll | None:
    """The dice that may be rolled again; whenever one set of them may be, all may."""
    g = game.state
    if not g.spread or decision.spread is None:
        return None
    return Reroll(game.actions.numbers[decision.spread.name, 0], g.dice_count)


def message_of(
    key: str,
    attr: str | None,
    g: State,
    seats: list[str],
    stakes: Stakes[State],
    own: Mapping[str, Argument] | None = None,
) -> Message:
    """A message with everything it needs: from its subject, or else from the stakes."""
    args = {name: own[name] if own and name in own else stakes[name](g, seats) for name in arguments_of(key, attr)}
    return Message(key, args, attr)


@functools.cache
def label_key(game: str, decision: str, word: str) -> tuple[str, str | None]:
    """The message that names an answer; a few answers have the same name in every question."""
    key = f"{game}-ask-{decision}"
    return (key, word) if has_attribute(key, word) else (f"{game}-answer-{word}", None)


def interjection(game: Game, offered: Offered) -> Answer | None:
    """The answer to use a card that may be used at any time; None if something else is offered."""
    of_packs = offered.block == "interject_more"
    if offered.block != "interject" and not of_packs:
        return None
    words = game.vocabulary
    card = list(words.rules.state.INTERJECTIONS)[offered.place + of_packs]
    key = f"{words.game}-answer-interject"
    if has_attribute(key, card):  # a label that says what the card does, and which it is
        return Answer(offered.action, Message(key, {}, card), offered.word)
    return Answer(offered.action, Message(key, {"card": CardName(card)}), offered.word, card=card)
