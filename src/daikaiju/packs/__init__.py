"""Packs: additional cards for a game, each pack in its own folder (docs/packs.md).

A pack is known by its name when it is in a folder listed in the environment variable DAIKAIJU_PACKS, when an
installed distribution offers it as an entry point of the group `daikaiju.packs`, or after `add_folder`. A game is
played with the packs it names and no others, as in `King(4, packs=["undead"])`.
"""

from daikaiju.packs.binding import FIRST, bound, bound_module, load_known, rules_with, vocabulary_with
from daikaiju.packs.compiling import explained
from daikaiju.packs.folders import add_folder, pack_names
from daikaiju.packs.mistakes import mistake
from daikaiju.packs.pack import Pack, checked_names, pack_named

__all__ = [
    "FIRST",
    "Pack",
    "add_folder",
    "bound",
    "bound_module",
    "checked_names",
    "explained",
    "load_known",
    "mistake",
    "pack_named",
    "pack_names",
    "rules_with",
    "vocabulary_with",
]
