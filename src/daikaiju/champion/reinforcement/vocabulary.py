"""What the numbers of a network mean, by name: so a network outlives cards that join after it was trained.

A feature is named by its field, what it is about and its range; an action by its block and place. Where either is about
a card, the card's name stands for its number. A network that has no weights for a card gets the mean of those of cards
of the same kind that cost the same, or most nearly so; of anything else that it has never met it knows nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from daikaiju.actions import ActionTable
from daikaiju.champion.reinforcement.columns import ALIGNED, features_in
from daikaiju.observation import observation_of
from daikaiju.packs import rules_with

OWN_FOR_EACH_SEAT = ("place", "ground")
"""Actions of the Duel that count from the end of seat 0; the other seat has them anew, after all others."""

UNUSED = "unused"


class Meaning(NamedTuple):
    """What a feature or an action is: what it has in common with those of other cards, and the card."""

    what: str
    card: str = ""


class CardKind(NamedTuple):
    """What a card is guessed by."""

    is_kept: bool
    cost: int


@cache
def card_kinds(game: str, packs: tuple[str, ...] = ()) -> dict[str, CardKind]:
    """The cards of a game, by name."""
    book = rules_with(game, packs).book
    costs = book.costs(book.editions[0])
    return {name: CardKind(card < book.keeps, costs[card]) for card, name in enumerate(book.card_names)}


@cache
def meanings_of_features(game: str, packs: tuple[str, ...] = ()) -> tuple[Meaning, ...]:
    """What each feature of today's observation is.

    >>> meanings_of_features("king")[:1]
    (Meaning(what='question heal_first', card=''),)
    """
    fields = observation_of(game, packs)
    names = rules_with(game, packs).book.card_names
    by_column = {field.start + place: (field, place) for field in fields.fields for place in range(field.length)}
    found = []
    for feature in features_in(game, packs):
        if feature.is_padding:
            found.append(Meaning(UNUSED))
            continue
        if feature.column not in by_column:
            found.append(Meaning(f"further {feature.column - fields.size} {feature.low} {feature.high}"))
            continue
        field, place = by_column[feature.column]
        card = names[field.cards[place]] if field.cards else ""
        name = field.name.removesuffix(f"_{card}") if card else field.name
        about = "" if card or not field.each else f" {place}"
        if not field.codes:
            amount = f" times {feature.scale:g}" if feature.scale else f" {feature.low} {feature.high}"
            found.append(Meaning(f"{name}{about}{amount}", card))
        elif (code := field.codes[feature.low]) in names and not card:
            found.append(Meaning(f"{name}{about}", code))
        else:
            found.append(Meaning(f"{name}{about} {code}", card))
    return tuple(found)


@cache
def meanings_of_actions(game: str, packs: tuple[str, ...] = ()) -> tuple[Meaning, ...]:
    """What each canonical action is, with those at the end that are never legal."""
    book = rules_with(game, packs).book
    table = ActionTable(book)
    found = [
        Meaning(block, book.card_names[place]) if block == "card" else Meaning(f"{block} {place}")
        for block, place in table.meanings
    ]
    for block, place in doubled(game, packs):
        found.append(Meaning(f"{block} {place} of the second seat"))
    found += [Meaning(UNUSED)] * (-len(found) % ALIGNED)
    return tuple(found)


@cache
def doubled(game: str, packs: tuple[str, ...] = ()) -> tuple[tuple[str, int], ...]:
    """The actions that the second seat has anew."""
    meanings = ActionTable(rules_with(game, packs).book).meanings
    return tuple(meaning for name in OWN_FOR_EACH_SEAT for meaning in meanings if meaning[0] == name)


def sources_of(
    game: str, wanted: Sequence[Meaning], known: Sequence[Meaning], packs: tuple[str, ...] = ()
) -> list[list[int]]:
    """For each meaning that is wanted, the known ones whose mean it gets: itself, cards like it, or none.

    >>> some = [Meaning("card", "tank"), Meaning("card", "jet_fighters"), Meaning("card", "heal")]
    >>> sources_of("king", [*some[1:], Meaning("card", "evacuation_orders"), Meaning("stop 0")], some)
    [[1], [2], [1], []]
    """
    places = {meaning: place for place, meaning in enumerate(known) if meaning.what != UNUSED}
    alike: dict[str, list[tuple[CardKind, int]]] = {}
    kinds = card_kinds(game, packs)
    for meaning, place in places.items():
        if meaning.card in kinds:
            alike.setdefault(meaning.what, []).append((kinds[meaning.card], place))
    found = []
    for meaning in wanted:
        if meaning in places:
            found.append([places[meaning]])
        elif meaning.card in kinds:
            found.append(most_alike(kinds[meaning.card], alike.get(meaning.what, [])))
        else:
            found.append([])
    return found


def most_alike(kind: CardKind, others: Sequence[tuple[CardKind, int]]) -> list[int]:
    """The places of the cards of the same kind whose cost is nearest."""
    same = [(abs(other.cost - kind.cost), place) for other, place in others if other.is_kept == kind.is_kept]
    nearest = min((distance for distance, _ in same), default=0)
    return [place for distance, place in same if distance == nearest]
