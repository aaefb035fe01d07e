"""Which game is played, by how many, and with which rules and cards."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from daikaiju.cli.options.reading import Given, option
from daikaiju.cli.options.values import one_of, whole_number
from daikaiju.errors import DaikaijuError, Problem

if TYPE_CHECKING:
    from daikaiju.games import GameInfo
    from daikaiju.simulation import Setup
else:
    GameInfo = object  # Typer looks at annotations, and the games take long to import

KING: Any = "king"
"""The default of a game, as it would be typed."""


def read_game(given: Given) -> GameInfo:
    """A game without packs."""
    from daikaiju.games import GAMES

    return GAMES[one_of(*GAMES)(given)]


def read_edition(given: Given) -> str:
    """An edition of the game."""
    return one_of(*given.game.editions)(given)


def read_ends(given: Given) -> str:
    """When the game ends, if that can be chosen."""
    if "ends" not in given.game.options:
        raise no_such_option(given.game, given.option)
    return one_of(*given.game.rules.names.ENDS)(given)


def read_players(given: Given) -> int:
    """A number of players that the game is for."""
    return whole_number(given.game.fewest_players, given.game.most_players)(given)


def read_pack(given: Given) -> str:
    """The name of a pack; a folder is registered first."""
    from daikaiju.packs import add_folder

    pack = given.text
    return add_folder(pack) if os.sep in pack or Path(pack).is_dir() else pack


def no_such_option(game: GameInfo, name: str) -> DaikaijuError:
    """The error for an option that a game does not have."""
    return DaikaijuError(Problem("cli-error-no-option", option=name, game=Problem(f"cli-game-{game.name}")))


Game = Annotated[GameInfo, option("--game", read_game, is_eager=True, metavar="king|duel", help="cli-option-game")]
Edition = Annotated[str | None, option("--edition", read_edition, metavar="2016|2010", help="cli-option-edition")]
Ends = Annotated[str | None, option("--ends", read_ends, metavar="turn|round|at_once", help="cli-option-ends")]
Players = Annotated[int | None, option("--players", read_players, metavar="N", help="cli-option-players")]
Packs = Annotated[list[str] | None, option("--packs", read_pack, metavar="NAME|FOLDER", help="cli-option-packs")]


def table(
    game: GameInfo,
    players: int | None = None,
    edition: str | None = None,
    ends: str | None = None,
    packs: Sequence[str] | None = None,
) -> Setup:
    """The table that the options describe, with the game's own defaults."""
    from daikaiju.simulation import Setup, usual_players

    info = game.with_packs(packs or ())
    options = {"edition": edition or info.editions[0]}
    if "ends" in info.options:
        options["ends"] = ends or info.rules.names.DEFAULT_ENDS[options["edition"]]
    return Setup(info, players or usual_players(info), options)
