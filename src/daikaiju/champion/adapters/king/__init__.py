"""The champion in King: what it sees, which answers it weighs, and what it starts learning from."""

from daikaiju.champion.adapters.king.candidates import (
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
from daikaiju.champion.adapters.king.features import (
    FEATURES,
    LADDERS,
    MOST_FEATURES,
    THINKER,
    features,
    is_alive,
    share_of_win,
    shared_features,
)
from daikaiju.champion.adapters.king.training_start import first_worths, new_tables
from daikaiju.rules import king as rules

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
