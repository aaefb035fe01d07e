"""What the champion sees of a position in the Duel, and which answers it weighs, in the compiled subset.

It supplies the same names as `king`.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from daikaiju.rules import duel as rules
from daikaiju.rules.agenda import DEPTH, NO_CARD, SPREAD
from daikaiju.rules.answers import DECLINE, FIRST, INTERJECT, PASS
from daikaiju.rules.bits import has
from daikaiju.rules.dice import FACES
from daikaiju.rules.duel.buying import SWEEP, buy, card, place
from daikaiju.rules.duel.buzz import BONUS_NAMES, STOPPING, kind_of
from daikaiju.rules.duel.cards.camouflage import hide
from daikaiju.rules.duel.cards.in_the_shadows import roll_fame_dice
from daikaiju.rules.duel.cards.titanic_batteries import charge
from daikaiju.rules.duel.monsters.meka_dragon import multiply
from daikaiju.rules.duel.monsters.the_king import mark_ground
from daikaiju.rules.duel.names import EDITIONS, MONSTERS
from daikaiju.rules.duel.resolving import resolve
from daikaiju.rules.duel.rolling import dice, roll, spend_dice_tokens
from daikaiju.rules.duel.state import (
    CARDS,
    KEEPS,
    MOST_DICE,
    MOST_DICE_TOKENS,
    POWER,
    SMASH,
    SPACES,
    TRACKS,
    State,
    rival,
)
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

MOST_LIFE = 20
MOST_ENERGY = 20
MOST_FEWER = 3
AHEAD = 5
"""How many steps of each track are seen, with what lies on them."""

HALF_SPACES = 2 * END + 1
SEEN_ON_A_SPACE = len(BONUS_NAMES) + 1
"""A bonus, or a token that stops."""

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
"""Where each group of features begins; the last is their number."""

LADDERS = (
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

BUY, CARD_DRAWN, DICE_THROWN, ROLL, DIE = buy, card, dice, roll, -2
"""No card of the Duel asks for a die while rolling."""


def is_alive(g: State, seat: int) -> bool:
    return seat < g.players


def shared_features(g: State, found: list[int]) -> int:
    """What is the same for both."""
    n = 0
    unknown = 0
    for slot in range(SLOTS):
        if g.market[slot] == NO_CARD:
            unknown += 1
        else:
            found[n] = ON_SALE + g.market[slot]
            n += 1
    found[n] = UNKNOWN_CARDS + unknown
    return n + 1


def features(g: State, me: int, found: list[int]) -> int:
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
        for owned in range(KEEPS):
            if has(g.powers[me], owned) and n < MOST_FEATURES - SLOTS - 1:
                found[n] = OWNED + owned
                n += 1
    for slot in range(SLOTS):
        on_sale = g.market[slot]
        if on_sale != NO_CARD and g.cost[on_sale] <= g.energy[me]:
            found[n] = AFFORDABLE + on_sale
            n += 1
    return n


def features_of_track(g: State, me: int, track: int, found: list[int], n: int) -> int:
    """The tokens that lie on the next steps of a marker towards a monster."""
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
    """One of the two has won a game that is over."""
    return 1.0 if has(g.winners, me) else 0.0


def forget(g: State, me: int) -> None:
    """Nothing is hidden in the Duel."""


def look_first(g: State) -> int:
    """No answer only brings knowledge."""
    return -1


def cards_turned_up(g: State, choice: int) -> int:
    """How many unknown cards an answer puts on sale at once."""
    if g.asking != buy:
        return 0
    if choice == SWEEP:
        return SLOTS
    return 1 if FIRST <= choice < FIRST + SLOTS else 0


def tries(g: State, wide: int) -> int:
    """The options of the open question that are weighed inside a turn, as bits; at most one when none needs to be.

    Where hundreds of final Rolls are weighed, tokens are laid and dice resolved in the usual way.
    """
    options = g.options[0] & ~(1 << INTERJECT)
    asking = g.asking
    if asking == buy:
        return options & ~(1 << SWEEP)
    if asking == resolve:
        return options if wide else options & (DECLINE | 1 << FIRST + POWER)
    if asking in (roll, roll_fame_dice, spend_dice_tokens):
        return 0
    if not wide and (asking in (place, mark_ground, charge)):
        return 0
    return options


def same_roll(g: State, grown: Any, dice: Any, number: int) -> int:
    """The first multiset of dice that does the same as another as a final Roll: here every die counts."""
    return number


def usual_answer(g: State) -> int:
    """The answer inside a turn where nothing is weighed: decline, stop, or take what is free."""
    if g.spread:
        return SPREAD
    options = g.options[0]
    accepts = g.asking == hide or g.asking == multiply
    if options & DECLINE and not accepts:
        return PASS
    choice = FIRST
    while choice < INTERJECT + 61 and not has(options, choice):
        choice += 1
    return choice if has(options, choice) else INTERJECT


def tidy(g: State) -> None:
    """Clear what no longer matters, so that the same position reached in two ways is the same record."""
    for at in range(g.depth, DEPTH):
        g.todo[at] = 0
        g.todo_who[at] = 0
        g.todo_a[at] = 0
        g.todo_b[at] = 0
    if g.asking == buy:
        for die in range(MOST_DICE):
            g.dice[die] = 0
        smashes = g.faces[SMASH]
        for face in range(FACES):
            g.faces[face] = 0
            g.unresolved[face] = 0
        g.faces[SMASH] = 1 if smashes > 0 else 0
        g.triggered[0] = 0
        g.in_order = 0
        g.smashed = 0
        g.hitting = 0
        g.rolls_left = 0


# --- what a beginner knows -------------------------------------------------------------


def first_worths() -> dict[int, float]:
    """What features are worth to a monster before anything is learned: the steps of counts, and the rest."""
    worths = {LIFE + life: 0.75 + 3.0 / life for life in range(1, MOST_LIFE + 1)}
    worths |= {ENERGY + energy: 0.5 if energy < 8 else 0.2 for energy in range(1, MOST_ENERGY + 1)}
    worths |= {DICE_TOKENS + 1: 0.8, DICE_TOKENS + 2: 0.8, FEWER_DICE + 1: -1.0, FEWER_DICE + 2: -1.0, EXTRA_TURN: 4.0}
    for track in range(TRACKS):
        for at in range(1, HALF_SPACES):
            worths[MARKERS + track * HALF_SPACES + at] = 0.1 if at <= END else 0.1 + 0.06 * (at - END)
    worths |= {IN_SPOTLIGHT + 1: 2.0}
    costs = rules.book.costs(EDITIONS[0])
    return worths | {OWNED + owned: 0.55 * costs[owned] for owned in range(KEEPS)}


# --- games to learn from -----------------------------------------------------------------


def new_tables() -> list[tuple[float, State]]:
    """All pairs of monsters, equally often."""
    return [(1.0, rules.new_state(2, pair)) for pair in permutations(MONSTERS[EDITIONS[0]], 2)]
