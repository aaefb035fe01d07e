"""What is on the table of the game for 2-6 monsters, for drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from daikaiju.messages.cards import card_ids
from daikaiju.rules.agenda import NO_CARD, NOBODY
from daikaiju.rules.king import book
from daikaiju.rules.king.buying import price
from daikaiju.rules.king.gains import heart_limit
from daikaiju.rules.king.names import EDITIONS, FACE_NAMES
from daikaiju.rules.king.state import FULL_HEARTS, KEEPS, MIMIC, State
from daikaiju.rules.market import DISCARDED
from daikaiju.scene.drawn import KingMonster, KingScene, MarketCard, OwnedCard

if TYPE_CHECKING:
    from daikaiju.game import Game

CARDS = card_ids(book)


def scene(game: Game) -> KingScene:
    """Tokyo, the dice, the market at the prices of the active monster, and the monsters with everything they have."""
    g = game.state
    owned = cards_of_monsters(g)
    return KingScene(
        edition=EDITIONS[g.edition],
        turn=g.turn,
        active=g.active,
        over=bool(g.over),
        winners=[seat for seat in range(g.players) if (g.winners >> seat) & 1],
        city=None if g.city == NOBODY else g.city,
        bay=None if g.bay == NOBODY else g.bay,
        bay_open=bool(g.bay_open),
        havoc=least_havoc(g),
        dice=[FACE_NAMES[face] for face in g.dice[: g.dice_count]],
        rolls_left=g.rolls_left,
        market=[None if card == NO_CARD else MarketCard(CARDS[card], price(g, g.active, card)) for card in g.market],
        deck=g.deck,
        discards=g.where.count(DISCARDED),
        monsters=[monster(g, seat, name, owned[seat]) for seat, name in enumerate(game.seats)],
    )


def least_havoc(g: State) -> int:
    """What Tokyo must have been through for a position without a past: the hearts that are missing."""
    return sum(max(0, FULL_HEARTS - g.hearts[seat]) for seat in range(g.players))


def havoc(first: int, counts: Sequence[Mapping[str, int]]) -> int:
    """What Tokyo has been through since its first position, by what was counted."""
    return first + sum(counted["lost"] + counted["tokyo"] for counted in counts)


def monster(g: State, seat: int, name: str, cards: list[OwnedCard]) -> KingMonster:
    return KingMonster(
        monster=name,
        alive=bool(g.alive[seat]),
        hearts=g.hearts[seat],
        most_hearts=heart_limit(g, seat),
        stars=g.stars[seat],
        energy=g.energy[seat],
        poison=g.poison[seat],
        shrink=g.shrink[seat],
        extra_turns=g.frenzies[seat],
        cards=cards,
    )


def cards_of_monsters(g: State) -> list[list[OwnedCard]]:
    """The Keep cards in front of every monster, with the tokens on them; Mimic with what it copies."""
    owned: list[list[OwnedCard]] = [[] for _ in range(g.players)]
    for card, owner in enumerate(g.where[:KEEPS]):
        if 0 <= owner < g.players:
            copies = CARDS[g.mimicked] if card == MIMIC and g.mimicked != NO_CARD else None
            owned[owner].append(OwnedCard(CARDS[card], g.tokens[card], copies))
    return owned
