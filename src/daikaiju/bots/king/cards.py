"""What Keep cards are worth, in stars over a whole game; the rules show on a copy what Discard cards do."""

from __future__ import annotations

from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.king import book
from daikaiju.rules.king.state import KEEPS, MIMIC, SEATS, State

ENGINES = {
    "acid_attack": 5.0,
    "alien_origin": 2.2,
    "alpha_monster": 4.0,
    "armor_plating": 2.8,
    "background_dweller": 2.2,
    "burrowing": 3.0,
    "camouflage": 2.2,
    "complete_destruction": 1.8,
    "detritivore": 3.0,
    "eater_of_the_dead": 2.5,
    "energy_drink": 2.0,
    "energy_hoarder": 2.0,
    "even_bigger": 1.2,
    "extra_head": 6.0,
    "fire_breathing": 3.0,
    "freeze_time": 2.5,
    "friend_of_children": 3.0,
    "giant_brain": 4.5,
    "gourmet": 2.2,
    "healing_ray": 1.5,
    "herbivore": 3.0,
    "herd_culler": 2.5,
    "it_has_a_child": 3.0,
    "jets": 2.8,
    "made_in_a_lab": 1.2,
    "media_friendly": 2.4,
    "metamorph": 1.3,
    "nova_breath": 6.0,
    "opportunist": 1.4,
    "parasitic_tentacles": 1.4,
    "plot_twist": 1.5,
    "poison_quills": 1.5,
    "poison_spit": 3.5,
    "psychic_probe": 2.0,
    "rapid_healing": 2.5,
    "regeneration": 2.8,
    "rooting_for_the_underdog": 1.5,
    "shrink_ray": 4.0,
    "solar_powered": 1.4,
    "spiked_tail": 4.5,
    "stretchy": 2.5,
    "urbavore": 3.0,
    "were_only_making_it_stronger": 2.0,
    "wings": 4.5,
}
"""Cards that work turn after turn: the longer the game goes on, the more they are worth."""

TOKENS = {"smoke_cloud": 0.8, "battery_monster": 0.36}
"""Cards that are worth the tokens on them."""

UNPLACED = 0.9
"""A Mimic whose token is unplaced can still become the best card in play, for one energy."""

SHARE_OF_COST = 0.5
"""What a pack's card, which has no rating, is worth for each energy it costs."""

LIFESAVERS = (
    "armor_plating",
    "camouflage",
    "even_bigger",
    "it_has_a_child",
    "jets",
    "rapid_healing",
    "regeneration",
    "wings",
)
"""Cards that a weak monster needs most."""

NAMES = [card.id for card in book.cards[:KEEPS]]


def keep_worth(g: State, card: int, time_left: float, vitality: float = 1.0) -> float:
    """What a Keep card in play is worth to its owner.

    `time_left` is 1 when the game begins and falls to 0; `vitality` is how much of that the owner expects to see.
    """
    if card == MIMIC:
        return mimic_worth(g, time_left, vitality)
    return text_worth(g, card, NAMES[card], time_left, vitality)


def mimic_worth(g: State, time_left: float, vitality: float) -> float:
    if g.mimicked != NO_CARD:
        return text_worth(g, MIMIC, NAMES[g.mimicked], time_left, vitality)
    others = [card for card in range(KEEPS) if card != MIMIC and g.where[card] < SEATS]
    return UNPLACED * max((keep_worth(g, card, time_left, vitality) for card in others), default=0.0)


def text_worth(g: State, card: int, name: str, time_left: float, vitality: float) -> float:
    """What a card is worth that acts as the named one."""
    if name in TOKENS:
        return TOKENS[name] * g.tokens[card]
    worth = ENGINES.get(name, SHARE_OF_COST * g.cost[card]) * time_left
    return worth if name in LIFESAVERS else worth * vitality
