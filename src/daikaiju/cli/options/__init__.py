"""Options and arguments of the commands: what is typed, read into what a command works with.

Each kind of value has one reader, which says in the language of the person what is wrong with a value.
"""

from daikaiju.cli.options.bots import read_bot, read_bots
from daikaiju.cli.options.game import KING, Edition, Ends, Game, Packs, Players, no_such_option, read_players, table
from daikaiju.cli.options.language import ENGLISH, LANGUAGE, Language, speak, spoken
from daikaiju.cli.options.reading import Given, argument, option, shown
from daikaiju.cli.options.values import Json, Seed, decimal, listed, one_of, share, whole_number

__all__ = [
    "ENGLISH",
    "KING",
    "LANGUAGE",
    "Edition",
    "Ends",
    "Game",
    "Given",
    "Json",
    "Language",
    "Packs",
    "Players",
    "Seed",
    "argument",
    "decimal",
    "listed",
    "no_such_option",
    "one_of",
    "option",
    "read_bot",
    "read_bots",
    "read_players",
    "share",
    "shown",
    "speak",
    "spoken",
    "table",
    "whole_number",
]
