"""What cards are worth to `quick`: a table for Keep and Discard cards, against what their energy is worth."""

from __future__ import annotations

from daikaiju.policies.king.dice import ENERGY_WORTH, STAR_WORTH, heart_worth, star_worth
from daikaiju.policies.ratings import planes, rating
from daikaiju.rules.agenda import NO_CARD, is_legal
from daikaiju.rules.answers import FIRST, PASS
from daikaiju.rules.king.book import book
from daikaiju.rules.king.buying import price
from daikaiju.rules.king.state import KEEPS, SMALL, STAR_GOAL, State
from daikaiju.rules.market import SLOTS
from daikaiju.rules.sets import WORD

KEPT = {
    "acid_attack": 10, "alien_origin": 5, "alpha_monster": 9, "armor_plating": 7, "background_dweller": 3,
    "burrowing": 6, "camouflage": 5, "complete_destruction": 3, "detritivore": 5, "eater_of_the_dead": 5,
    "energy_hoarder": 4, "even_bigger": 4, "extra_head": 13, "fire_breathing": 7, "freeze_time": 5,
    "friend_of_children": 7, "giant_brain": 10, "gourmet": 5, "healing_ray": 2, "herbivore": 4, "herd_culler": 3,
    "it_has_a_child": 7, "jets": 7, "made_in_a_lab": 1, "media_friendly": 6, "nova_breath": 12,
    "parasitic_tentacles": 1, "plot_twist": 1, "poison_quills": 4, "poison_spit": 7, "psychic_probe": 2,
    "rapid_healing": 5, "regeneration": 6, "rooting_for_the_underdog": 3, "shrink_ray": 8, "solar_powered": 4,
    "spiked_tail": 11, "urbavore": 7, "were_only_making_it_stronger": 5, "wings": 6, "battery_monster": 3,
}  # fmt: skip
"""Keep cards in half stars over a whole game; those that are used while rolling do little for this policy."""

UNRATED = 2
"""What a Keep card of a pack is worth, in quarters of its cost in half stars."""

STARS = {
    "apartment_building": 3, "commuter_train": 2, "corner_store": 1, "death_from_above": 3, "gas_refinery": 2,
    "jet_fighters": 5, "national_guard": 2, "nuclear_power_plant": 2, "skyscraper": 4, "tank": 4, "vast_storm": 2,
}  # fmt: skip
HEALS = {"heal": 2, "nuclear_power_plant": 3}
HURTS_ITSELF = {"high_altitude_bombing": 3, "jet_fighters": 4, "national_guard": 2, "tank": 3}
HURTS_OTHERS = {"flame_thrower": 2, "gas_refinery": 3, "high_altitude_bombing": 3}
SPECIAL = {"energize": 8, "evacuation_orders": 7, "frenzy": 7, "vast_storm": 1}
"""What Discard cards do: stars, hearts gained, lost, and lost by everybody else; the rest in half stars."""

NAMES = [card.id for card in book.cards]
KEPT_WORTH = planes(NAMES[:KEEPS], KEPT)
STARS_GIVEN = planes(NAMES[KEEPS:], STARS)
HEARTS_GIVEN = planes(NAMES[KEEPS:], HEALS)
HEARTS_LOST = planes(NAMES[KEEPS:], HURTS_ITSELF)
HEARTS_OF_OTHERS = planes(NAMES[KEEPS:], HURTS_OTHERS)
MORE_WORTH = planes(NAMES[KEEPS:], SPECIAL)

HALF_STAR = 50
WORTH_THE_TROUBLE = 10
LIFE_AT_STAKE = 5
"""A monster does not buy what leaves it with fewer hearts than this."""

FAR, NEAR = 8, 14
"""How many stars of the leader make the game half over, and nearly over."""


def best_purchase(g: State, me: int) -> int:
    """The choice that buys the card with the most to gain, or PASS."""
    best = PASS
    most = WORTH_THE_TROUBLE
    for slot in range(SLOTS):
        if is_legal(g, FIRST + slot) and g.market[slot] != NO_CARD:
            card = g.market[slot] + 0
            gain = card_worth(g, me, card) - ENERGY_WORTH * price(g, me, card)
            if gain > most:
                most = gain
                best = FIRST + slot
    return best


def card_worth(g: State, me: int, card: int) -> int:
    if card < KEEPS:
        return kept_worth(g, card) * time_left(g) * vitality(g, me) // 10000
    return effect_worth(g, me, card - KEEPS)


def kept_worth(g: State, card: int) -> int:
    """What a Keep card is worth over a whole game."""
    if card >= WORD:
        return g.cost[card] * UNRATED * HALF_STAR // 4
    return rating(KEPT_WORTH, card) * HALF_STAR


def time_left(g: State) -> int:
    """How much of the game is still to come, in percent, by the stars of the leader."""
    leader = 0
    for seat in range(g.players):
        if g.alive[seat]:
            leader = max(leader, g.stars[seat])
    if leader < FAR:
        return 100
    return 65 if leader < NEAR else 30


def vitality(g: State, me: int) -> int:
    """How much of that a monster expects to see, in percent, by its hearts."""
    return min(100, 10 + 20 * g.hearts[me])


def effect_worth(g: State, me: int, card: int) -> int:
    """What a Discard card does for me, by its number among them."""
    stars = rating(STARS_GIVEN, card)
    if g.stars[me] + stars >= STAR_GOAL:
        return STAR_GOAL * STAR_WORTH
    lost = rating(HEARTS_LOST, card)
    if lost > 0 and g.hearts[me] - lost < LIFE_AT_STAKE:
        return 0
    worth = stars * star_worth(g, me) - lost * heart_worth(g.hearts[me] - lost + 1)
    for heart in range(rating(HEARTS_GIVEN, card)):
        worth += heart_worth(g.hearts[me] + heart + 1)
    hits = rating(HEARTS_OF_OTHERS, card)
    if hits > 0:
        worth += hits * harm(g, me)
    return worth + rating(MORE_WORTH, card) * HALF_STAR


def harm(g: State, me: int) -> int:
    """What it is worth that everybody else loses a heart."""
    worth = 0
    for other in range(g.players):
        if other != me and g.alive[other]:
            worth += heart_worth(g.hearts[other] + 0)
    return worth // (g.players - 1)


def best_kept(g: State) -> int:
    """The card offered that is worth most over a whole game."""
    best = 0
    most = -1
    for card in range(KEEPS):
        if is_legal(g, SMALL + card) and kept_worth(g, card) > most:
            most = kept_worth(g, card)
            best = card
    return best
