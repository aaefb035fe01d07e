"""The champion in the Duel: what it sees, which answers it weighs, and what it starts learning from."""

from daikaiju.champion.adapters.duel.candidates import (
    BUY,
    CARD_DRAWN,
    DICE_THROWN,
    DIE,
    ROLL,
    cards_turned_up,
    forget,
    look_first,
    same_roll,
    tidy,
    tries,
    usual_answer,
)
from daikaiju.champion.adapters.duel.features import (
    FEATURES,
    LADDERS,
    MOST_FEATURES,
    THINKER,
    features,
    is_alive,
    share_of_win,
    shared_features,
)
from daikaiju.champion.adapters.duel.training_start import first_worths, new_tables
from daikaiju.rules import duel as rules

__all__ = [
    "BUY",
    "CARD_DRAWN",
    "DICE_THROWN",
    "DIE",
    "FEATURES",
    "LADDERS",
    "MOST_FEATURES",
    "ROLL",
    "THINKER",
    "cards_turned_up",
    "features",
    "first_worths",
    "forget",
    "is_alive",
    "look_first",
    "new_tables",
    "rules",
    "same_roll",
    "share_of_win",
    "shared_features",
    "tidy",
    "tries",
    "usual_answer",
]
