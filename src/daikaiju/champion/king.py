"""What the champion sees of a King position, and which answers it weighs, in the compiled subset.

Features are numbers of rows of the network's first layer. A monster's own come from `features`, those of the whole
table from `shared_features`; every one is either there or not. Groups in `LADDERS` are counts: the row of a count is
the sum of the steps up to it, so that neighbouring counts learn from each other.
"""

from __future__ import annotations

from typing import Any

from daikaiju.rules import king as rules
from daikaiju.rules.agenda import DEPTH, NO_CARD, NOBODY, SPREAD
from daikaiju.rules.answers import DECLINE, FIRST, INTERJECT, PASS
from daikaiju.rules.bits import has
from daikaiju.rules.king.buying import LOOK, SWEEP, buy, card, snatch
from daikaiju.rules.king.cards.battery_monster import charge_more
from daikaiju.rules.king.cards.camouflage import hide_again
from daikaiju.rules.king.cards.psychic_probe import probe_again
from daikaiju.rules.king.losses import escape, suffer_or_answer
from daikaiju.rules.king.resolving import GIVE, groups_with_effect, heart
from daikaiju.rules.king.rolling import change, dice, die, die_to_turn, face, roll
from daikaiju.rules.king.smashing import yield_or_stay
from daikaiju.rules.king.state import (
    AT_END_OF_ROUND,
    AT_ONCE,
    CARDS,
    CLAW,
    EDITION_2010,
    FULL_HEARTS,
    KEEPS,
    MIMIC,
    MOST_DICE,
    ONE,
    SEATS,
    STAR_GOAL,
    THREE,
    TWO,
    State,
    in_tokyo,
    next_seat,
)
from daikaiju.rules.king.turns import copy, go_again
from daikaiju.rules.market import IN_DECK, SLOTS

MOST_HEARTS = FULL_HEARTS + 2
MOST_ENERGY = 20
MOST_TOKENS = 3
MOST_CHARGE = 6
SMOKE = rules.book.card_names.index("smoke_cloud")
BATTERY = rules.book.card_names.index("battery_monster")
LOOSE_NUMBERS_COUNT = sum(
    1 << rules.book.card_names.index(name)
    for name in (
        "background_dweller",
        "complete_destruction",
        "detritivore",
        "herd_culler",
        "plot_twist",
        "psychic_probe",
        "stretchy",
    )
)
"""The cards to which it matters which numbers a Roll shows once or twice."""

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
"""Where each group of features begins; the last is their number."""

LADDERS = (
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
"""The groups that are counts: where each begins, and how many counts there are."""

MOST_FEATURES = 96
"""More than a position can have for one monster."""

BUY, CARD_DRAWN, DICE_THROWN, ROLL, DIE = buy, card, dice, roll, die
"""The questions that are the same in both games: to Chance, and about dice."""


def is_alive(g: State, seat: int) -> bool:
    return g.alive[seat] != 0


def shared_features(g: State, found: list[int]) -> int:
    """What is the same for everyone at the table."""
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
    for slot in range(SLOTS):
        on_sale = g.market[slot]
        if on_sale != NO_CARD and g.cost[on_sale] <= g.energy[me]:
            found[n] = AFFORDABLE + on_sale
            n += 1
    return n


def features_of_cards(g: State, me: int, found: list[int], n: int) -> int:
    """The Keep cards that work for a monster, and what lies on them."""
    for owned in range(KEEPS):
        if has(g.powers[me], owned) and n < MOST_FEATURES - 2 * SLOTS:
            found[n] = OWNED + owned
            n += 1
    for holder in (SMOKE, BATTERY):
        if has(g.powers[me], holder):
            tokens = g.tokens[holder] if g.where[holder] == me else g.tokens[MIMIC]
            found[n] = SMOKES + min(MOST_TOKENS, tokens) if holder == SMOKE else CHARGE + min(MOST_CHARGE, tokens)
            n += 1
    return n


def share_of_win(g: State, me: int) -> float:
    """What a monster has of a game that is over: winners share it, and nobody has it when all have fallen."""
    winners = 0
    for seat in range(g.players):
        if has(g.winners, seat):
            winners += 1
    return 1.0 / winners if has(g.winners, me) else 0.0


def forget(g: State, me: int) -> None:
    """Take out of a copy what a monster cannot know: a top card that only others have seen."""
    if g.top != NO_CARD and not has(g.top_seen, me):
        g.where[g.top] = IN_DECK
        g.top = NO_CARD
        g.top_seen = 0


def look_first(g: State) -> int:
    """An answer that only brings knowledge and so is given without thinking, or -1."""
    return LOOK if g.asking == buy and has(g.options[0], LOOK) else -1


def cards_turned_up(g: State, choice: int) -> int:
    """How many unknown cards an answer puts on sale at once."""
    if g.asking != buy or g.top != NO_CARD:
        return 0
    if choice == SWEEP:
        return SLOTS
    return 1 if FIRST <= choice < FIRST + SLOTS else 0


def tries(g: State, wide: int) -> int:
    """The options of the open question that are weighed inside a turn, as bits; at most one when none needs to be."""
    options = g.options[0]
    asking = g.asking
    if asking == buy:
        return options & ~(1 << INTERJECT | 1 << SWEEP | 1 << LOOK)
    if asking in (yield_or_stay, snatch, escape, copy, charge_more):
        return options & ~(1 << INTERJECT)
    if asking == suffer_or_answer:
        return options
    if asking == heart:
        own = options & ((1 << GIVE) - 1) & ~(1 << INTERJECT)
        return own if own else options
    if asking in (change, face):
        return options & ~(1 << INTERJECT)
    if asking in (die, die_to_turn):
        return one_die_of_each_face(g, options)
    return 0


def one_die_of_each_face(g: State, options: int) -> int:
    """Dice that show the same are the same."""
    seen = 0
    left = 0
    for place in range(g.dice_count):
        if has(options, FIRST + place) and not has(seen, g.dice[place]):
            seen |= 1 << g.dice[place]
            left |= 1 << FIRST + place
    return left


def same_roll(g: State, grown: Any, dice: Any, number: int) -> int:
    """The first multiset of dice that does the same as another as a final Roll: loose numbers do nothing."""
    for seat in range(g.players):
        if g.powers[seat] & LOOSE_NUMBERS_COUNT:
            return number
    ones = 0
    twos = 0
    threes = 0
    for place in range(g.dice_count):
        ones += dice[number, place] == ONE
        twos += dice[number, place] == TWO
        threes += dice[number, place] == THREE
    loose = (ones if ones < 3 else 0) + (twos if twos < 3 else 0) + (threes if threes < 3 else 0)
    same = 0
    for face_ in (ONE, TWO, THREE):
        count = ones if face_ == ONE else twos if face_ == TWO else threes
        if count < 3:
            count = min(2, loose)
            loose -= count
        for _ in range(count):
            same = grown[same, face_]
    for place in range(g.dice_count):
        if dice[number, place] > THREE:
            same = grown[same, dice[number, place]]
    return same


def usual_answer(g: State) -> int:
    """The answer inside a turn where nothing is weighed: decline, stop, or take what is free."""
    if g.spread:
        return SPREAD
    options = g.options[0]
    accepts = g.asking == go_again or g.asking == hide_again or g.asking == probe_again
    if options & DECLINE and not accepts:
        return PASS
    choice = FIRST
    while choice < INTERJECT + 61 and not has(options, choice):
        choice += 1
    return choice if has(options, choice) else INTERJECT


def tidy(g: State) -> None:
    """Clear what no longer matters, so that the same position reached in two ways is the same record."""
    for place in range(g.depth, DEPTH):
        g.todo[place] = 0
        g.todo_who[place] = 0
        g.todo_a[place] = 0
        g.todo_b[place] = 0
    if g.asking == change:
        sort_dice(g)
    elif g.asking == buy:
        g.unresolved = 0
        g.faces[CLAW] = 0
        forget_dice(g)
        g.smashed = 0
        g.clawed = 0
        g.fleeing = 0
        g.staying = 0
        g.left = 0
        for seat in range(SEATS):
            g.losing[seat] = 0
            g.tally[seat] = 0
    elif g.asking == yield_or_stay and g.unresolved & groups_with_effect(g, g.active + 0) == 0:
        g.unresolved = 0
        forget_dice(g)


def sort_dice(g: State) -> None:
    for last in range(1, g.dice_count):
        moving = g.dice[last]
        place = last
        while place > 0 and g.dice[place - 1] > moving:
            g.dice[place] = g.dice[place - 1]
            place -= 1
        g.dice[place] = moving


def forget_dice(g: State) -> None:
    """Of a resolved Roll only two things matter later: three 1s (Freeze Time), and any claw (entering in 2010)."""
    for place in range(MOST_DICE):
        g.dice[place] = 0
    ones = g.faces[ONE]
    claws = g.faces[CLAW]
    for symbol in range(6):
        g.faces[symbol] = 0
    g.faces[ONE] = 3 if ones >= 3 else 0
    g.faces[CLAW] = 1 if claws > 0 else 0
    g.rolls_left = 0


# --- what a beginner knows -------------------------------------------------------------


def first_worths() -> dict[int, float]:
    """What features are worth to a monster before anything is learned, in stars: the steps of counts, and the rest."""
    worths: dict[int, float] = {}
    for hearts in range(1, MOST_HEARTS + 1):
        worths[HEARTS + hearts] = 5.0 / hearts
        worths[HEARTS_IN_TOKYO + hearts] = 0.7
    worths[HEARTS_IN_TOKYO] = -3.5
    for stars in range(1, STAR_GOAL + 1):
        worths[STARS + stars] = 1.0 if stars < STAR_GOAL // 2 else 1.6
    for energy in range(1, MOST_ENERGY + 1):
        worths[ENERGY + energy] = 0.4 if energy < FULL_HEARTS else 0.2
    worths |= {POISON + 1: -1.3, SHRINK + 1: -1.8, EXTRA_TURN: 3.0}
    costs = rules.book.costs(rules.book.editions[0])
    return worths | {OWNED + owned: 0.5 * costs[owned] for owned in range(KEEPS)}


# --- games to learn from -----------------------------------------------------------------

TABLES = (
    (0.22, 2, "2016"),
    (0.08, 2, "2010"),
    (0.09, 3, "2016"),
    (0.03, 3, "2010"),
    (0.22, 4, "2016"),
    (0.08, 4, "2010"),
    (0.06, 5, "2016"),
    (0.03, 5, "2010"),
    (0.14, 6, "2016"),
    (0.05, 6, "2010"),
)
"""How often each number of players and edition is trained on."""


def new_tables() -> list[tuple[float, State]]:
    """The tables to learn at, each with how often it is taken."""
    return [(share, rules.new_state(players, edition)) for share, players, edition in TABLES]
