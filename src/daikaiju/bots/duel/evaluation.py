"""What a position in the Duel is worth to a monster: everything of its own minus everything of its rival's.

The unit is roughly one life. The rules say which spaces lie ahead of a marker and what they give.
"""

from __future__ import annotations

from daikaiju.rules.agenda import NOBODY
from daikaiju.rules.duel.buzz import BONUS_NAMES, STOPPING, kind_of
from daikaiju.rules.duel.moments import passes_king_tokens
from daikaiju.rules.duel.state import KEEPS, TRACKS, State, rival
from daikaiju.rules.duel.tracks import bonus_on, direction, in_spotlight, is_victory_space, next_space, token_on

WIN = 1000.0
MOST_LIFE = 20
LIFE = [0.0]
"""What a number of lives is worth: the last ones most."""
for _life in range(1, MOST_LIFE + 1):
    LIFE.append(LIFE[-1] + 0.75 + 3.0 / _life)

NEAR_VICTORY = (30.0, 9.0, 6.5, 4.8, 3.5, 2.6, 1.9, 1.4, 1.0, 0.7, 0.5, 0.35, 0.25, 0.2, 0.15, 0.1)
"""What it is worth to have a marker this many steps from the monster's own victory space."""

NEAR_SPOTLIGHT = (30.0, 9.0, 7.0, 5.2, 3.9, 2.8, 2.0, 1.4, 1.0, 0.7, 0.5)
"""What it is worth to be this many steps from having both markers in its own spotlight zones."""

BONUSES = {"empty": 0.0, "smash": 1.0, "double_smash": 2.0, "heal": 0.8, "energy": 0.5, "dice": 0.7}
AHEAD = 5
"""How many steps ahead bonuses count, each less than the one before."""

STOPPED = 0.6
DICE_TOKEN = 0.8
FEWER_DIE = 1.0
EXTRA_TURN = 4.0
KEEP_PER_COST = 0.55
ENERGY, ENERGY_TO_SPARE, PLENTY = 0.5, 0.2, 8
"""Energy is worth less when there is plenty."""


def worth(g: State, me: int) -> float:
    """The position from the view of a monster."""
    if g.over:
        return WIN if (g.winners >> me) & 1 else -WIN
    extra: float = EXTRA_TURN * g.extra_turns * (1 if g.active == me else -1)
    return seat_worth(g, me) - seat_worth(g, rival(me)) + extra


def seat_worth(g: State, me: int) -> float:
    """What a monster has: life, energy, tokens, cards, and the markers near its side."""
    energy = g.energy[me]
    has: float = LIFE[g.life[me]] + DICE_TOKEN * g.dice_tokens[me]
    has += ENERGY * min(energy, PLENTY) + ENERGY_TO_SPARE * max(0, energy - PLENTY)
    cards = [card for card in range(KEEPS) if g.where[card] == me]
    has += sum(KEEP_PER_COST * g.cost[card] for card in cards)
    has -= FEWER_DIE * (g.stomped[me] + (g.fewer_dice if g.active == me else 0))
    if g.dominated[me]:
        has -= FEWER_DIE * len(cards)
    return has + on_tracks(g, me)


def on_tracks(g: State, me: int) -> float:
    """How near a monster is to winning with the markers, and what lies on the way."""
    to_end, to_zone, found = [], [], 0.0
    for track in range(TRACKS):
        steps, lit, gains = way(g, track, me)
        to_end.append(steps)
        to_zone.append(lit)
        found += gains
    ends = sum(NEAR_VICTORY[min(steps, len(NEAR_VICTORY) - 1)] for steps in to_end)
    if NOBODY in to_zone:
        return ends + found
    return ends + found + NEAR_SPOTLIGHT[min(sum(to_zone), len(NEAR_SPOTLIGHT) - 1)]


def way(g: State, track: int, me: int) -> tuple[int, int, float]:
    """Steps to the victory space, steps into the spotlight zone (NOBODY when it is passed), and what lies ahead."""
    space = g.marker[track]
    steps, gains = 0, 0.0
    lit = 0 if in_spotlight(me, space) else NOBODY
    free = passes_king_tokens(g, me, g.monster[me])
    while not is_victory_space(me, space):
        space = next_space(g, track, space, direction(me))
        steps += 1
        if lit == NOBODY and in_spotlight(me, space):
            lit = steps
        token = token_on(g, track, space)
        if steps <= AHEAD and token:
            weight = 0.45 * (AHEAD + 1 - steps) / AHEAD
            gains += weight * BONUSES[BONUS_NAMES[bonus_on(g, track, space)]]
            if kind_of(token) == STOPPING and not free:
                gains -= weight * STOPPED
    return steps, lit, gains
