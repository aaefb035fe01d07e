"""What cards are worth to `quick` in the Duel: a table, against what their energy is worth."""

from __future__ import annotations

from daikaiju.policies.duel.dice import ENERGY_WORTH, life_worth, pull_worth
from daikaiju.policies.ratings import planes, rating
from daikaiju.rules.agenda import NO_CARD, is_legal
from daikaiju.rules.answers import FIRST, PASS
from daikaiju.rules.duel.book import book
from daikaiju.rules.duel.buying import price
from daikaiju.rules.duel.state import DESTRUCTION_TRACK, FAME_TRACK, KEEPS, State, rival
from daikaiju.rules.market import SLOTS
from daikaiju.rules.sets import WORD

WORTH = {
    "acid_attack": 9, "adrenaline_augment": 6, "antimatter_pellets": 4, "armor_plating": 8, "breaking_news": 7,
    "camouflage": 5, "electrical_aura": 4, "extra_head": 11, "gentle_giant": 7, "giant_brain": 8, "hibernation": 4,
    "in_shape": 4, "lightning_speed": 3, "regeneration": 5, "scrappy": 2, "spiked_tail": 6, "thunder_stomp": 5,
    "signature_move": 3, "superconductor": 3, "trendsetter": 3, "unchained": 2, "unstable_dna": 2, "unstoppable": 5,
    "utter_destruction": 2, "cannonball": 4, "dominate": 2, "energize": 10, "frenzy": 9, "moment_of_respite": 2,
    "tesla_impulse": 4, "thermonuclear_cooking": 3, "operation_media": 3,
}  # fmt: skip
"""Keep cards, and what Discard cards do besides pulling, hitting and healing, in halves of a life."""

PULLS_FAME = {"cannonball": 1, "monumental": 1, "photoshoot": 1, "sack_the_stadium": 2}
PULLS_DESTRUCTION = {
    "hors_doeuvres": 2, "kaijutsu": 1, "monster_coaster": 3, "monumental": 1, "sack_the_stadium": 2, "seismic_test": 2,
    "thermonuclear_cooking": 1,
}  # fmt: skip
HITS = {"cannonball": 1, "jets_scrambled": 5, "kaijutsu": 2, "too_cute": 2}
HITS_ITSELF = {"hors_doeuvres": 3, "jets_scrambled": 5, "the_partys_over": 4}
HEALS = {"moment_of_respite": 2, "snack_time": 3, "thermonuclear_cooking": 2}

NAMES = [card.id for card in book.cards]
TABLE_WORTH = planes(NAMES, WORTH)
FAME_PULLED = planes(NAMES, PULLS_FAME)
DESTRUCTION_PULLED = planes(NAMES, PULLS_DESTRUCTION)
LIFE_TAKEN = planes(NAMES, HITS)
LIFE_LOST = planes(NAMES, HITS_ITSELF)
LIFE_GIVEN = planes(NAMES, HEALS)

HALF_LIFE = 50
UNRATED = 2
"""What a Keep card of a pack is worth for each energy it costs, in quarters of a life."""

WORTH_THE_TROUBLE = 10
LIFE_AT_STAKE = 5
"""A monster does not buy what leaves it with less life than this."""


def best_purchase(g: State, me: int) -> int:
    """The choice that buys the card with the most to gain, or PASS."""
    best = PASS
    most = WORTH_THE_TROUBLE
    for slot in range(SLOTS):
        if is_legal(g, FIRST + slot) and g.market[slot] != NO_CARD:
            gain = card_worth(g, me, g.market[slot] + 0) - ENERGY_WORTH * price(g, slot, 0) * 4 // 5
            if gain > most:
                most = gain
                best = FIRST + slot
    return best


def card_worth(g: State, me: int, card: int) -> int:
    if card >= WORD:
        return g.cost[card] * UNRATED * HALF_LIFE // 2 if card < KEEPS else 0
    worth = rating(TABLE_WORTH, card) * HALF_LIFE
    worth += rating(FAME_PULLED, card) * pull_worth(g, me, FAME_TRACK)
    worth += rating(DESTRUCTION_PULLED, card) * pull_worth(g, me, DESTRUCTION_TRACK)
    worth += rating(LIFE_TAKEN, card) * life_worth(g.life[rival(me)] + 0)
    worth += rating(LIFE_GIVEN, card) * life_worth(g.life[me] + 1)
    lost = rating(LIFE_LOST, card)
    if lost > 0:
        if g.life[me] - lost < LIFE_AT_STAKE:
            return 0
        worth -= lost * life_worth(g.life[me] - lost)
    return worth
