"""Which game, with which options, a command was asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from daikaiju.cli.options import named_packs, one_of, whole_number
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.games import GameInfo
    from daikaiju.simulation import Setup


def asked_game(words: Words, game: str, packs: Sequence[str] | None = None) -> GameInfo:
    """The game asked for, with the packs asked for."""
    from daikaiju.games import GAMES

    return GAMES[one_of(words, "--game", game, list(GAMES))].with_packs(named_packs(packs))


def asked_edition(words: Words, info: GameInfo, edition: str | None) -> str:
    """The edition asked for, or the game's first."""
    return info.editions[0] if edition is None else one_of(words, "--edition", edition, info.editions)


def asked_table(
    words: Words,
    game: str,
    players: str | None = None,
    edition: str | None = None,
    ends: str | None = None,
    packs: Sequence[str] | None = None,
) -> Setup:
    """The table that the options describe, with the game's own defaults."""
    from daikaiju.simulation import Setup, usual_players

    info = asked_game(words, game, packs)
    options = {}
    if "edition" in info.options:
        options["edition"] = asked_edition(words, info, edition)
    elif edition is not None:
        asked_edition(words, info, edition)
    if "ends" in info.options:
        names = info.rules.names
        options["ends"] = names.DEFAULT_ENDS[options["edition"]]
        if ends is not None:
            options["ends"] = one_of(words, "--ends", ends, names.ENDS)
    elif ends is not None:
        raise DaikaijuError(words.say("cli-error-no-option", option="--ends", game=words.say(f"cli-game-{info.name}")))
    if players is None:
        seats = usual_players(info)
    else:
        seats = whole_number(words, "--players", players, info.fewest_players, info.most_players)
    return Setup(info, seats, options)
