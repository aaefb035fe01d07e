"""What the champion sees of a King position, in the compiled subset.

A feature is the number of a row in the network's first layer; a position either has it or not. `features` lists those
of one monster, `shared_features` those of the whole table. The groups in `LADDERS` are counts: the row of a count is
the sum of the steps up to it, so that neighbouring counts learn from each other.
"""

from __future__ import annotations

from daikaiju.arrays import Numbers
from daikaiju.rules import king as rules
from daikaiju.rules.agenda import NOBODY
from daikaiju.rules.bits import has
from daikaiju.rules.king.state import (
    AT_END_OF_ROUND,
    AT_ONCE,
    CARDS,
    EDITION_2010,
    FULL_HEARTS,
    KEEPS,
    MIMIC,
    MOST_DICE,
    SEATS,
    STAR_GOAL,
    State,
    in_tokyo,
    next_seat,
)
from daikaiju.rules.market import SLOTS
from daikaiju.thinking.adapters.shared import add_affordable, add_on_sale, add_owned

MOST_HEARTS = FULL_HEARTS + 2
MOST_ENERGY = 20
MOST_TOKENS = 3
MOST_CHARGE = 6
SMOKE = rules.book.card_names.index("smoke_cloud")
BATTERY = rules.book.card_names.index("battery_monster")

HEARTS = 0
HEARTS_IN_TOKYO = HEARTS + MOST_HEARTS + 1
STARS = HEARTS_IN_TOKYO + MOST_HEARTS + 1
STARS_OF_BEST_RIVAL = STARS + STAR_GOAL + 1
ENERGY = STARS_OF_BEST_RIVAL + STAR_GOAL + 1
POISON = ENERGY + MOST_ENERGY + 1
SHRINK = POISON + MOST_TOKENS + 1
SMOKES = SHRINK + MOST_TOKENS + 1
CHARGE = SMOKES + MOST_TOKENS + 1
DICE = CHARGE + MOST_CHARGE + 1
UNKNOWN_CARDS = DICE + MOST_DICE + 1
UNTIL_TURN = UNKNOWN_CARDS + SLOTS + 1
LIVING = UNTIL_TURN + SEATS
PLAYERS = LIVING + SEATS + 1
IN_BAY = PLAYERS + SEATS + 1
EXTRA_TURN = IN_BAY + 1
OLD_EDITION = EXTRA_TURN + 1
OLD_EDITION_IN_TOKYO = OLD_EDITION + 1
ENDS_AT_ONCE = OLD_EDITION_IN_TOKYO + 1
ENDS_WITH_ROUND = ENDS_AT_ONCE + 1
VARIANT = ENDS_WITH_ROUND + 1
CITY_EMPTY = VARIANT + 1
BAY_OPEN = CITY_EMPTY + 1
OWNED = BAY_OPEN + 1
ON_SALE = OWNED + KEEPS
AFFORDABLE = ON_SALE + CARDS
WEAKEST_RIVAL = AFFORDABLE + CARDS
HEARTS_OF_CITY = WEAKEST_RIVAL + MOST_HEARTS + 1
STARS_OF_CITY = HEARTS_OF_CITY + MOST_HEARTS + 1
HEARTS_UNDER_ATTACK = STARS_OF_CITY + STAR_GOAL + 1
UNTIL_TURN_IN_TOKYO = HEARTS_UNDER_ATTACK + MOST_HEARTS + 1
THINKER = UNTIL_TURN_IN_TOKYO + SEATS
FEATURES = THINKER + 1
"""Where each group of features begins; FEATURES is their number."""

LADDERS: tuple[tuple[int, int], ...] = (
    (HEARTS, MOST_HEARTS + 1),
    (HEARTS_IN_TOKYO, MOST_HEARTS + 1),
    (STARS, STAR_GOAL + 1),
    (STARS_OF_BEST_RIVAL, STAR_GOAL + 1),
    (ENERGY, MOST_ENERGY + 1),
    (POISON, MOST_TOKENS + 1),
    (SHRINK, MOST_TOKENS + 1),
    (SMOKES, MOST_TOKENS + 1),
    (CHARGE, MOST_CHARGE + 1),
    (DICE, MOST_DICE + 1),
    (UNKNOWN_CARDS, SLOTS + 1),
    (WEAKEST_RIVAL, MOST_HEARTS + 1),
    (HEARTS_OF_CITY, MOST_HEARTS + 1),
    (STARS_OF_CITY, STAR_GOAL + 1),
    (HEARTS_UNDER_ATTACK, MOST_HEARTS + 1),
)
"""The groups that are counts: where each begins, and how many counts it has."""

MOST_FEATURES = 96
"""More than one monster can have in any position."""


def is_alive(g: State, seat: int) -> bool:
    return g.alive[seat] != 0


def shared_features(g: State, found: Numbers) -> int:
    """What everyone at the table has in common."""
    n = 0
    found[n] = LIVING + g.living
    n += 1
    found[n] = PLAYERS + g.players
    n += 1
    if g.edition == EDITION_2010:
        found[n] = OLD_EDITION
        n += 1
    if g.ends == AT_ONCE:
        found[n] = ENDS_AT_ONCE
        n += 1
    elif g.ends == AT_END_OF_ROUND:
        found[n] = ENDS_WITH_ROUND
        n += 1
    if g.variant:
        found[n] = VARIANT
        n += 1
    if g.city == NOBODY:
        found[n] = CITY_EMPTY
        n += 1
    if g.bay_open:
        found[n] = BAY_OPEN
        n += 1
    return add_on_sale(g, found, n, ON_SALE, UNKNOWN_CARDS)


def features(g: State, me: int, found: Numbers) -> int:
    """What a monster has and where it stands."""
    hearts = min(MOST_HEARTS, max(0, g.hearts[me]))
    found[0] = HEARTS + hearts
    found[1] = STARS + g.stars[me]
    found[2] = ENERGY + min(MOST_ENERGY, g.energy[me])
    best = 0
    weakest = MOST_HEARTS
    until_turn = 0
    attacked = False
    seat = g.active
    counting = True
    for _ in range(g.players):
        if seat == me:
            counting = False
        if g.alive[seat] and seat != me:
            best = max(best, g.stars[seat])
            weakest = min(weakest, g.hearts[seat])
            if counting:
                until_turn += 1
                attacked |= in_tokyo(g, seat)
        seat = next_seat(g, seat)
    found[3] = STARS_OF_BEST_RIVAL + best
    found[4] = UNTIL_TURN + until_turn
    found[5] = WEAKEST_RIVAL + max(0, weakest)
    n = 6
    if in_tokyo(g, me):
        found[n] = HEARTS_IN_TOKYO + hearts
        n += 1
        found[n] = UNTIL_TURN_IN_TOKYO + until_turn
        n += 1
        if g.bay == me:
            found[n] = IN_BAY
            n += 1
        if g.edition == EDITION_2010:
            found[n] = OLD_EDITION_IN_TOKYO
            n += 1
    elif g.city != NOBODY:
        found[n] = HEARTS_OF_CITY + min(MOST_HEARTS, max(0, g.hearts[g.city]))
        n += 1
        found[n] = STARS_OF_CITY + g.stars[g.city]
        n += 1
        if attacked:
            found[n] = HEARTS_UNDER_ATTACK + hearts
            n += 1
    if g.poison[me]:
        found[n] = POISON + min(MOST_TOKENS, g.poison[me])
        n += 1
    if g.shrink[me]:
        found[n] = SHRINK + min(MOST_TOKENS, g.shrink[me])
        n += 1
    if g.frenzies[me]:
        found[n] = EXTRA_TURN
        n += 1
    if g.active == me and g.dice_count > 0:
        found[n] = DICE + g.dice_count
        n += 1
    if g.powers[me]:
        n = features_of_cards(g, me, found, n)
    return add_affordable(g, me, found, n, AFFORDABLE)


def features_of_cards(g: State, me: int, found: Numbers, n: int) -> int:
    """The Keep cards that work for a monster, and the tokens on them."""
    n = add_owned(g, me, KEEPS, found, n, OWNED, MOST_FEATURES - 2 * SLOTS)
    for holder in (SMOKE, BATTERY):
        if has(g.powers[me], holder):
            tokens = g.tokens[holder] if g.where[holder] == me else g.tokens[MIMIC]
            found[n] = SMOKES + min(MOST_TOKENS, tokens) if holder == SMOKE else CHARGE + min(MOST_CHARGE, tokens)
            n += 1
    return n


def share_of_win(g: State, me: int) -> float:
    """A monster's share of a finished game: winners split it, and if everyone has fallen, nobody gets any."""
    winners = 0
    for seat in range(g.players):
        if has(g.winners, seat):
            winners += 1
    return 1.0 / winners if has(g.winners, me) else 0.0
