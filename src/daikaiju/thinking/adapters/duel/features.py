"""What the champion sees of a position in the Duel, in the compiled subset; `king.features` explains features."""

from __future__ import annotations

from daikaiju.arrays import Numbers
from daikaiju.rules.bits import has
from daikaiju.rules.duel.buzz import BONUS_NAMES, STOPPING, kind_of
from daikaiju.rules.duel.names import EDITIONS, MONSTERS
from daikaiju.rules.duel.state import CARDS, KEEPS, MOST_DICE, MOST_DICE_TOKENS, SPACES, TRACKS, State, rival
from daikaiju.rules.duel.tracks import (
    END,
    bonus_on,
    direction,
    in_spotlight,
    is_victory_space,
    next_space,
    token_on,
    toward,
)
from daikaiju.rules.market import SLOTS
from daikaiju.thinking.adapters.shared import add_affordable, add_on_sale, add_owned

MOST_LIFE = 20
MOST_ENERGY = 20
MOST_FEWER = 3
AHEAD = 5
"""How many spaces ahead are seen on each track, with what lies on them."""

HALF_SPACES = 2 * END + 1
SEEN_ON_A_SPACE = len(BONUS_NAMES) + 1
"""A bonus, or a token that stops the marker."""

LIFE = 0
ENERGY = LIFE + MOST_LIFE + 1
DICE_TOKENS = ENERGY + MOST_ENERGY + 1
FEWER_DICE = DICE_TOKENS + MOST_DICE_TOKENS + 1
MARKERS = FEWER_DICE + MOST_FEWER + 1
DICE = MARKERS + TRACKS * HALF_SPACES
UNKNOWN_CARDS = DICE + MOST_DICE + 1
IN_SPOTLIGHT = UNKNOWN_CARDS + SLOTS + 1
BOTH_MARKERS = IN_SPOTLIGHT + TRACKS + 1
LIES_AHEAD = BOTH_MARKERS + SPACES * SPACES
OWN_MONSTER = LIES_AHEAD + TRACKS * AHEAD * SEEN_ON_A_SPACE
RIVAL_MONSTER = OWN_MONSTER + len(MONSTERS[EDITIONS[0]])
ACTIVE = RIVAL_MONSTER + len(MONSTERS[EDITIONS[0]])
EXTRA_TURN = ACTIVE + 1
DOMINATED = EXTRA_TURN + 1
OWNED = DOMINATED + 1
ON_SALE = OWNED + KEEPS
AFFORDABLE = ON_SALE + CARDS
THINKER = AFFORDABLE + CARDS
FEATURES = THINKER + 1
"""Where each group of features begins; FEATURES is their number."""

LADDERS: tuple[tuple[int, int], ...] = (
    (LIFE, MOST_LIFE + 1),
    (ENERGY, MOST_ENERGY + 1),
    (DICE_TOKENS, MOST_DICE_TOKENS + 1),
    (FEWER_DICE, MOST_FEWER + 1),
    (MARKERS, HALF_SPACES),
    (MARKERS + HALF_SPACES, HALF_SPACES),
    (DICE, MOST_DICE + 1),
    (UNKNOWN_CARDS, SLOTS + 1),
    (IN_SPOTLIGHT, TRACKS + 1),
)
MOST_FEATURES = 96


def is_alive(g: State, seat: int) -> bool:
    return seat < g.players


def shared_features(g: State, found: Numbers) -> int:
    """What both monsters have in common."""
    return add_on_sale(g, found, 0, ON_SALE, UNKNOWN_CARDS)


def features(g: State, me: int, found: Numbers) -> int:
    """What a monster has, and how the markers stand for it."""
    found[0] = LIFE + min(MOST_LIFE, g.life[me])
    found[1] = ENERGY + min(MOST_ENERGY, g.energy[me])
    found[2] = DICE_TOKENS + min(MOST_DICE_TOKENS, g.dice_tokens[me])
    fewer = g.stomped[me] + (g.fewer_dice if g.active == me else 0)
    found[3] = FEWER_DICE + min(MOST_FEWER, fewer)
    found[4] = OWN_MONSTER + g.monster[me]
    found[5] = RIVAL_MONSTER + g.monster[rival(me)]
    lit = 0
    both = 0
    for track in range(TRACKS):
        at = toward(me, g.marker[track]) + END
        found[6 + track] = MARKERS + track * HALF_SPACES + at
        both = both * SPACES + (at >> 1)
        if in_spotlight(me, g.marker[track]):
            lit += 1
    found[8] = IN_SPOTLIGHT + lit
    found[9] = BOTH_MARKERS + both
    n = 10
    if g.active == me:
        found[n] = ACTIVE
        n += 1
        if g.dice_count > 0:
            found[n] = DICE + g.dice_count
            n += 1
        if g.extra_turns > 0:
            found[n] = EXTRA_TURN
            n += 1
    if g.dominated[me]:
        found[n] = DOMINATED
        n += 1
    for track in range(TRACKS):
        n = features_of_track(g, me, track, found, n)
    if g.powers[me]:
        n = add_owned(g, me, KEEPS, found, n, OWNED, MOST_FEATURES - SLOTS - 1)
    return add_affordable(g, me, found, n, AFFORDABLE)


def features_of_track(g: State, me: int, track: int, found: Numbers, n: int) -> int:
    """The tokens on the next spaces of a track between its marker and a monster."""
    space = g.marker[track]
    for step in range(AHEAD):
        if is_victory_space(me, space):
            break
        space = next_space(g, track, space, direction(me))
        token = token_on(g, track, space)
        if token:
            seen = len(BONUS_NAMES) if kind_of(token) == STOPPING else bonus_on(g, track, space)
            found[n] = LIES_AHEAD + (track * AHEAD + step) * SEEN_ON_A_SPACE + seen
            n += 1
    return n


def share_of_win(g: State, me: int) -> float:
    """A finished game belongs to one of the two."""
    return 1.0 if has(g.winners, me) else 0.0
