"""What is on the table of the Duel, for drawing."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, cast

from daikaiju.messages.cards import card_ids
from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.duel import book
from daikaiju.rules.duel.buying import price
from daikaiju.rules.duel.buzz import BONUS_NAMES, NO_BONUS, NO_TOKEN, TOKEN_NAMES
from daikaiju.rules.duel.gains import most_life
from daikaiju.rules.duel.moments import buzz
from daikaiju.rules.duel.names import FACE_NAMES, TRACK_NAMES
from daikaiju.rules.duel.state import CHEAPER, KEEPS, SEATS, State
from daikaiju.rules.duel.tracks import bonus_on, in_spotlight, is_victory_space, spaces_of_track, token_on, toward
from daikaiju.rules.market import DISCARDED
from daikaiju.scene.drawn import DuelMonster, DuelScene, DuelSpace, DuelTrack, MarketCard, OwnedCard, TrackName

if TYPE_CHECKING:
    from daikaiju.game import Game

CARDS = card_ids(book)


def scene(game: Game) -> DuelScene:
    """The tracks, the dice, the card row and the two monsters with everything they have."""
    g = game.state
    return DuelScene(
        edition=str(game.options["edition"]),
        turn=g.turn,
        active=g.active,
        over=bool(g.over),
        winners=[seat for seat in range(SEATS) if (g.winners >> seat) & 1],
        tracks=[track(g, number) for number in range(len(TRACK_NAMES))],
        dice=[FACE_NAMES[face] for face in g.dice[: g.dice_count]],
        rolls_left=g.rolls_left,
        market=[card_in_row(g, slot) for slot in range(len(g.market))],
        deck=g.deck,
        discards=g.where.count(DISCARDED),
        monsters=[monster(g, seat, name) for seat, name in enumerate(game.seats)],
    )


def track(g: State, number: int) -> DuelTrack:
    return DuelTrack(cast(TrackName, TRACK_NAMES[number]), toward(0, g.marker[number]), spaces(g, number))


def spaces(g: State, track: int) -> list[DuelSpace]:
    """The spaces of a track from the end of seat 1 to that of seat 0."""
    return [space(g, track, at) for at in reversed(spaces_of_track(g, track))]


def space(g: State, track: int, at: int) -> DuelSpace:
    token, bonus = token_on(g, track, at), bonus_on(g, track, at)
    spotlight, victory = whose(at)
    return DuelSpace(
        at=toward(0, at),
        token=None if token == NO_TOKEN else TOKEN_NAMES[token],
        bonus=None if bonus == NO_BONUS else BONUS_NAMES[bonus],
        spotlight=spotlight,
        victory=victory,
    )


@functools.cache
def whose(at: int) -> tuple[int | None, int | None]:
    """In whose spotlight zone a space lies, and whose victory space it is."""
    spotlight = next((seat for seat in range(SEATS) if in_spotlight(seat, at)), None)
    return spotlight, next((seat for seat in range(SEATS) if is_victory_space(seat, at)), None)


def card_in_row(g: State, slot: int) -> MarketCard | None:
    card = g.market[slot]
    if card == NO_CARD:
        return None
    token = buzz(g, card)
    return MarketCard(
        id=CARDS[card],
        price=price(g, slot, 0),
        token=None if token == NO_TOKEN else TOKEN_NAMES[token],
        cheaper=slot == CHEAPER,
    )


def monster(g: State, seat: int, name: str) -> DuelMonster:
    return DuelMonster(
        monster=name,
        life=g.life[seat],
        most_life=most_life(g, seat),
        energy=g.energy[seat],
        dice_tokens=g.dice_tokens[seat],
        fewer_dice=g.stomped[seat],
        dominated=bool(g.dominated[seat]),
        extra_turns=g.extra_turns if seat == g.active else 0,
        cards=[OwnedCard(CARDS[card]) for card in range(KEEPS) if g.where[card] == seat],
    )
