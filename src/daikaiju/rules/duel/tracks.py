"""The two tracks with the tokens on them: their spaces, the way from one to the next, and where a token may be laid.

Places are counted in half spaces from the middle, so that every space is an integer: the 15 spaces of the board are the
even numbers from -14 (seat 0) to 14 (seat 1), the extra space of an extending token is the odd number between its two.
Everything that needs the shape of a track (rules, text and drawing) asks here.
"""

from __future__ import annotations

from daikaiju.rules.duel.buzz import (
    EXTENDING,
    KING_1,
    KING_2,
    NO_BONUS,
    NO_TOKEN,
    SHORTENING,
    can_be_turned,
    covers,
    kind_of,
    last_place,
    printed_bonus,
)
from daikaiju.rules.duel.events import LIFTED, PLACED
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, FAME_TRACK, NOWHERE, SPACES, TRACKS, State
from daikaiju.rules.telling import tell

END = 14
"""The victory space of seat 1; that of seat 0 is its negative."""

ZONE_FROM, ZONE_TO = 6, 10
"""The spotlight zone of seat 1; that of seat 0 is its negative (D-WIN-2)."""

PLACEMENTS = TRACKS * SPACES
"""Placements are numbered by (turned, track, lowest space covered), this many for each way round."""


def direction(me: int) -> int:
    """The way a monster pulls: towards its own end."""
    return 1 if me else -1


def toward(me: int, space: int) -> int:
    """How far a space is on a monster's own side."""
    return space if me else -space


def in_spotlight(me: int, space: int) -> bool:
    """D-WIN-2, D-BUZZ-16: inside a monster's spotlight zone; extra spaces on its border are outside."""
    return ZONE_FROM <= toward(me, space) <= ZONE_TO


def in_any_spotlight(space: int) -> bool:
    return in_spotlight(0, space) or in_spotlight(1, space)


def is_victory_space(me: int, space: int) -> bool:
    """D-WIN-3."""
    return toward(me, space) == END


def cell(track: int, space: int) -> int:
    """The number of a space of the board among those of both tracks."""
    return track * SPACES + ((space + END) >> 1)


def token_on(g: State, track: int, space: int) -> int:
    """The token a space belongs to, or NO_TOKEN; an extra space belongs to the token next to it."""
    return g.covered[cell(track, space - (space & 1))]


def is_space(g: State, track: int, space: int) -> bool:
    """Whether a marker can stand there: an extending token has an extra space, the shortening one hides its middle."""
    if space < -END or space > END:
        return False
    token = token_on(g, track, space)
    if space & 1:
        return kind_of(token) == EXTENDING and g.token_at[token] == space - 1
    return not (kind_of(token) == SHORTENING and space == g.token_at[token] + 2)


def next_space(g: State, track: int, space: int, way: int) -> int:
    """D-FAME-4, D-BUZZ-8, D-BUZZ-9: where one step leads."""
    if space & 1:
        return space + way
    token = g.covered[cell(track, space)]
    if token != NO_TOKEN and g.covered[cell(track, space + 2 * way)] == token:
        if kind_of(token) == EXTENDING:
            return space + way
        if kind_of(token) == SHORTENING:
            return space + 4 * way
    return space + 2 * way


def bonus_on(g: State, track: int, space: int) -> int:
    """The bonus of a space, given how its token lies."""
    token = token_on(g, track, space)
    if token == NO_TOKEN:
        return NO_BONUS
    place = space - g.token_at[token]
    if kind_of(token) != EXTENDING:
        place >>= 1
    if g.token_turned[token]:
        place = last_place(token) - place
    return printed_bonus(token, place)


def stands_on(g: State, track: int, token: int) -> bool:
    """Whether the marker of a track stands on a token."""
    return token_on(g, track, g.marker[track]) == token


def marker_on_token(g: State, token: int) -> bool:
    """Whether a marker stands on a token that lies on the board."""
    return stands_on(g, g.token_track[token], token)


def free_spaces(g: State, track: int, token: int) -> int:
    """D-BUZZ-5: spaces of the board without a marker or another token, as bits from the negative end."""
    free = 0
    for place in range(SPACES):
        covering = g.covered[track * SPACES + place]
        if (covering == NO_TOKEN or covering == token) and g.marker[track] != 2 * place - END:
            free |= 1 << place
    return free


def placements(g: State, token: int) -> int:
    """D-BUZZ-6, D-BUZZ-11: the numbers of all placements a token may be laid in, as bits; not where it lies now."""
    found = 0
    for track in range(TRACKS):
        free = free_spaces(g, track, token)
        fitting = free
        for _ in range(covers(token) - 1):
            free >>= 1
            fitting &= free
        found |= fitting << track * SPACES
    if can_be_turned(token):
        found |= found << PLACEMENTS
    if g.token_track[token] != NOWHERE:
        found &= ~(1 << placement_of(g, token))
    return found


def placement_of(g: State, token: int) -> int:
    """The number of the placement in which a token lies."""
    lowest = cell(g.token_track[token], g.token_at[token])
    return lowest + PLACEMENTS if g.token_turned[token] and can_be_turned(token) else lowest


def track_of(placement: int) -> int:
    """The track of a placement."""
    return DESTRUCTION_TRACK if placement % PLACEMENTS >= SPACES else FAME_TRACK


def space_of(placement: int) -> int:
    """The lowest space that a placement covers."""
    return 2 * (placement % SPACES) - END


def is_turned(token: int, placement: int) -> bool:
    """D-BUZZ-11: whether the printed left end lies on the positive side; the zigzag decides for three spaces."""
    if covers(token) != 3:
        return placement >= PLACEMENTS
    middle = (placement + 1) % SPACES - END // 2
    return (middle & 1 == 1) == (track_of(placement) == FAME_TRACK)


def lay(g: State, token: int, placement: int) -> None:
    """Put a token on the board, from the supply or from elsewhere on the board."""
    if g.token_track[token] != NOWHERE:
        cover(g, token, NO_TOKEN)
        tell(g, LIFTED, token)
    g.token_track[token] = track_of(placement)
    g.token_at[token] = space_of(placement)
    g.token_turned[token] = 1 if is_turned(token, placement) else 0
    cover(g, token, token)
    tell(g, PLACED, token, g.token_track[token], g.token_at[token])


def cover(g: State, token: int, by: int) -> None:
    """Assign the spaces under a token to it, or to no token."""
    lowest = cell(g.token_track[token], g.token_at[token])
    for place in range(lowest, lowest + covers(token)):
        g.covered[place] = by


def king_token_placements(g: State) -> int:
    """D-POW-KING: placements of The King's first token, and above them those of his second.

    The two are alike: while both are in the supply only the first is offered.
    """
    found = 0
    if g.token_track[KING_1] == NOWHERE or not marker_on_token(g, KING_1):
        found |= placements(g, KING_1)
    if g.token_track[KING_2] == NOWHERE:
        if g.token_track[KING_1] != NOWHERE:
            found |= placements(g, KING_2) << PLACEMENTS
    elif not marker_on_token(g, KING_2):
        found |= placements(g, KING_2) << PLACEMENTS
    return found


def spaces_of_track(g: State, track: int) -> list[int]:
    """All spaces of a track from the negative end on, for drawing and checking."""
    return [space for space in range(-END, END + 1) if is_space(g, track, space)]


def any_marker_in_spotlight(g: State, me: int) -> bool:
    """Whether a marker stands in one of a monster's own spotlight zones."""
    for track in range(TRACKS):
        if in_spotlight(me, g.marker[track]):
            return True
    return False
