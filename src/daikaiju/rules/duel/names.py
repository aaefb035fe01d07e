"""The names of things in the Duel, in the order of their numbers."""

from daikaiju.rules.duel.buzz import TOKEN_NAMES

FACE_NAMES = ("smash", "heal", "energy", "fame", "destruction", "power")
TRACK_NAMES = ("fame", "destruction")
PHASE_NAMES = ("start", "roll", "roll_final", "resolve", "buy", "end")
EDITIONS = ("2024",)
MONSTERS = {"2024": ("alienoid", "cyber_kitty", "gigazaur", "meka_dragon", "space_penguin", "the_king")}
"""D-SETUP-1, D-SETUP-2: the monsters; their lives and powers are in monsters/."""

FEWEST_PLAYERS, MOST_PLAYERS = 2, 2

__all__ = [
    "EDITIONS",
    "FACE_NAMES",
    "FEWEST_PLAYERS",
    "MONSTERS",
    "MOST_PLAYERS",
    "PHASE_NAMES",
    "TOKEN_NAMES",
    "TRACK_NAMES",
]
