"""The names of things in the game for 2-6 monsters, in the order of their numbers."""

FACE_NAMES = ("1", "2", "3", "heart", "energy", "claw")
GROUP_NAMES = ("stars", "energy", "hearts", "claws")
EDITIONS = ("2016", "2010")
ENDS = ("turn", "round", "at_once")
DEFAULT_ENDS = {"2016": "turn", "2010": "at_once"}
MONSTERS = {
    "2016": ("gigazaur", "cyber_kitty", "the_king", "meka_dragon", "space_penguin", "alienoid"),
    "2010": ("gigazaur", "cyber_bunny", "the_king", "meka_dragon", "kraken", "alienoid"),
}
"""B-COMP-4: the monsters of an edition; they differ only in looks."""

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
