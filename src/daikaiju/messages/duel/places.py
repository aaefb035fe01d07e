"""Tokens and places on the two tracks, in messages.

The rules count half spaces from the middle with the end of seat 0 negative. People and pages see them the other way:
messages count positive on the side of seat 0, and a localizer at seat 1 reverses that.
"""

from __future__ import annotations

import functools

from daikaiju.messages.message import Argument, Message, Phrase, Place, Space, Stretch
from daikaiju.rules.duel.buzz import BONUS_NAMES, NO_BONUS, TOKEN_NAMES, covers, last_place, printed_bonus
from daikaiju.rules.duel.names import TRACK_NAMES
from daikaiju.rules.duel.state import NOWHERE, State
from daikaiju.rules.duel.tracks import is_turned, space_of, toward, track_of


def space(number: int) -> Space:
    """A space of the rules."""
    return Space(toward(0, number))


def token_id(token: int) -> str:
    """The name of a token in the words; The King's two are alike."""
    return TOKEN_NAMES[token].partition("_")[0]


def token_name(token: int) -> Phrase:
    return Phrase(Message(f"duel-token-{token_id(token)}"))


def bonus_name(bonus: int) -> Phrase:
    return Phrase(Message(f"duel-bonus-{BONUS_NAMES[bonus]}"))


def stretch(token: int, track: int, lowest: int) -> Stretch:
    """Where a token lies that covers the board from a lowest space on."""
    ends = sorted(toward(0, end) for end in (lowest, lowest + 2 * covers(token) - 2))
    return Stretch(Place(TRACK_NAMES[track], *ends))


@functools.cache
def placed(token: int, placement: int) -> Stretch:
    """Where a token would lie."""
    return stretch(token, track_of(placement), space_of(placement))


def lying_place(g: State, token: int) -> Argument:
    """Where a token lies now, or nothing."""
    return stretch(token, g.token_track[token], g.token_at[token]) if g.token_track[token] != NOWHERE else ""


@functools.cache
def end_towards(me: int, token: int, placement: int) -> int:
    """The bonus at the end of a token on a monster's side; none when both ends are alike."""
    left, right = printed_bonus(token, 0), printed_bonus(token, last_place(token))
    if left == right:
        return NO_BONUS
    low, high = (right, left) if is_turned(token, placement) else (left, right)
    towards_me: int = high if toward(me, 1) > 0 else low
    return towards_me


def place_among(me: int, placement: int) -> tuple[int, ...]:
    """The sorting key of a placement: by track, then from the rival's end to the player's own."""
    return track_of(placement), toward(me, space_of(placement)), placement
