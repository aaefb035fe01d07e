"""The handbook of a game: its clauses in order, and which of them explain each event, decision, card and piece.

The texts are in the Fluent files: `king-section-setup`, `king-clause-B-SETUP-1`, `king-ruling-wings-1`,
`duel-monster-ruling-the_king-1`, `duel-token-ruling-cat-1`.

>>> handbook("king")["sections"][0]["clauses"][0]
'B-COMP-1'
"""

from __future__ import annotations

import functools
import itertools
from pathlib import Path
from typing import NotRequired, TypedDict, cast

from daikaiju.games import GameInfo, game_info
from daikaiju.packs import pack_named
from daikaiju.rules.cards import Card
from daikaiju.rules.duel.buzz import NO_TOKEN, TOKEN_NAMES
from daikaiju.rules.duel.names import EDITIONS as DUEL_EDITIONS
from daikaiju.rules.rulebook import Rulebook
from daikaiju.words import Words

FOLDER = Path(__file__).parent


def told_in(words: Words, key: str, edition: str) -> str | None:
    """A ruling's text in an edition: its own or the general one; None if it is about another edition."""
    own = f"in-{edition}"
    year = {"edition": int(edition)} if edition.isdigit() else {}
    if words.has(key, own):
        return words.attribute(key, own, **year)
    return words.say(key, **year) if words.has(key) else None


class Section(TypedDict):
    """A chapter of the rules with the names of its clauses."""

    id: str
    clauses: list[str]


class Notes(TypedDict):
    """What there is about a card, monster or token besides its effect: the number of its rulings, and clauses.

    What the rules know themselves is added: the token a card brings, the life a monster begins with.
    """

    rulings: NotRequired[int]
    clauses: NotRequired[list[str]]
    token: NotRequired[str]
    life: NotRequired[int]


class PackHandbook(TypedDict):
    """What a pack adds to the handbook of its game: notes about its cards, and clauses for events and questions."""

    cards: dict[str, Notes]
    events: dict[str, list[str]]
    decisions: dict[str, list[str]]


class Handbook(TypedDict):
    """The order of the rules of one game, as the page reads it."""

    sections: list[Section]
    events: dict[str, list[str]]
    causes: NotRequired[dict[str, dict[str, list[str]]]]
    """What explains an event that another monster's event has led to, by the name of that one."""
    decisions: dict[str, list[str]]
    cards: dict[str, Notes]
    monsters: NotRequired[dict[str, Notes]]
    tokens: dict[str, Notes]
    places: dict[str, list[str]]
    faces: dict[str, list[str]]


@functools.cache
def handbook(game: str) -> Handbook:
    """The handbook of a game, read once."""
    import yaml  # only those who need it wait for it

    info = game_info(game)
    file = FOLDER / f"{info.name}.yaml"
    book = cast(Handbook, yaml.safe_load(file.read_text(encoding="utf-8")))
    if info.name == "duel":
        add_facts_of_the_duel(book, info.rules.book)
    return book


def pack_handbook(name: str) -> PackHandbook:
    """What a pack adds to the handbook; its rulings are counted in its words (`king-ruling-lich-1`, `-2` …)."""
    pack = pack_named(name)
    rules = game_info(pack.game).with_packs([name]).rules.book
    cards: dict[str, Notes] = {}
    for card in dict.fromkeys(card for card in rules.cards if f".packs.{name}." in card.__module__):
        clauses = pack.clauses.get("cards", {}).get(card.id, [])
        cards[card.id] = {"rulings": count_rulings(f"{pack.game}-ruling-{card.id}"), "clauses": clauses}
        add_token(cards[card.id], card)
    return {"cards": cards, "events": pack.clauses.get("events", {}), "decisions": pack.clauses.get("decisions", {})}


def card_notes(info: GameInfo, card: str) -> Notes:
    """What there is about a card of a game, or of the packs it is played with."""
    books = [handbook(info.name)["cards"], *(pack_handbook(pack)["cards"] for pack in info.packs)]
    return next((cards[card] for cards in books if card in cards), Notes())


def count_rulings(key: str) -> int:
    """How many rulings there are whose keys begin like this."""
    words = Words("en")
    return next(number for number in itertools.count() if not words.has(f"{key}-{number + 1}"))


def add_token(notes: Notes, card: type[Card]) -> None:
    """The buzz token that a card of the Duel brings."""
    token = getattr(card, "buzz", NO_TOKEN)
    if token != NO_TOKEN:
        notes["token"] = TOKEN_NAMES[token]


def add_facts_of_the_duel(book: Handbook, rules: Rulebook) -> None:
    for card in rules.cards:
        add_token(book["cards"][card.id], card)
    for monster in rules.monsters:
        book["monsters"][monster.id]["life"] = monster.value("full_life", DUEL_EDITIONS[0])
