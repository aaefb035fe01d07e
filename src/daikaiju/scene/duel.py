"""What lies on the table of the Duel, for drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.duel import book
from daikaiju.rules.duel.buying import price
from daikaiju.rules.duel.buzz import BONUS_NAMES, NO_BONUS, NO_TOKEN, TOKEN_NAMES
from daikaiju.rules.duel.gains import most_life
from daikaiju.rules.duel.moments import buzz
from daikaiju.rules.duel.names import FACE_NAMES, TRACK_NAMES
from daikaiju.rules.duel.state import CHEAPER, KEEPS, SEATS
from daikaiju.rules.duel.tracks import bonus_on, in_spotlight, is_victory_space, spaces_of_track, token_on, toward
from daikaiju.rules.market import DISCARDED
from daikaiju.speech.sayings import Json

if TYPE_CHECKING:
    from daikaiju.game import Game

CARD_IDS = [card.id for card in book.cards]


def scene(game: Game) -> Json:
    """The tracks, the dice, the card row and the two monsters with all they have."""
    g = game.state
    return {
        "game": "duel",
        "edition": game.options["edition"],
        "turn": g.turn,
        "active": g.active,
        "over": bool(g.over),
        "winners": [seat for seat in range(SEATS) if (g.winners >> seat) & 1],
        "tracks": [
            {"track": name, "marker": toward(0, g.marker[track]), "spaces": spaces(g, track)}
            for track, name in enumerate(TRACK_NAMES)
        ],
        "dice": [FACE_NAMES[face] for face in g.dice[: g.dice_count]],
        "rolls_left": g.rolls_left,
        "market": [card_in_row(g, slot) for slot in range(len(g.market))],
        "deck": g.deck,
        "discards": g.where.count(DISCARDED),
        "monsters": [monster(g, seat, name) for seat, name in enumerate(game.seats)],
    }


def spaces(g: Any, track: int) -> list[Json]:
    """The spaces of a track from the end of seat 1 to that of seat 0."""
    return [space(g, track, at) for at in reversed(spaces_of_track(g, track))]


def space(g: Any, track: int, at: int) -> Json:
    token, bonus = token_on(g, track, at), bonus_on(g, track, at)
    return {
        "at": toward(0, at),
        "token": None if token == NO_TOKEN else TOKEN_NAMES[token],
        "bonus": None if bonus == NO_BONUS else BONUS_NAMES[bonus],
        "spotlight": whose(in_spotlight, at),
        "victory": whose(is_victory_space, at),
    }


def whose(rule: Any, at: int) -> int | None:
    """The seat for which a rule about a space holds."""
    return next((seat for seat in range(SEATS) if rule(seat, at)), None)


def card_in_row(g: Any, slot: int) -> Json | None:
    card = g.market[slot]
    if card == NO_CARD:
        return None
    token = buzz(g, card)
    return {
        "id": CARD_IDS[card],
        "price": price(g, slot, 0),
        "token": None if token == NO_TOKEN else TOKEN_NAMES[token],
        "cheaper": slot == CHEAPER,
    }


def monster(g: Any, seat: int, name: str) -> Json:
    return {
        "monster": name,
        "life": g.life[seat],
        "most_life": most_life(g, seat),
        "energy": g.energy[seat],
        "dice_tokens": g.dice_tokens[seat],
        "fewer_dice": g.stomped[seat],
        "dominated": bool(g.dominated[seat]),
        "extra_turns": g.extra_turns if seat == g.active else 0,
        "cards": [{"id": CARD_IDS[card]} for card in range(KEEPS) if g.where[card] == seat],
    }
