"""Which game, with which options, a command was asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from daikaiju.cli.options import one_of, whole_number
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.games import GameInfo

USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Table:
    """A game, how many play it, and the options it is played with."""

    info: GameInfo
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def new_state(self, seed: int = 0) -> Any:
        """The Python form of a game in which nothing has happened yet."""
        return self.info.new_state(self.players, seed=seed, **self.options)

    def described(self) -> dict[str, Any]:
        """The table under the keys that programs read."""
        return {"game": self.info.name, "players": self.players, "edition": self.info.editions[0], **self.options}


def asked_game(words: Words, game: str) -> GameInfo:
    from daikaiju.games import GAMES

    return GAMES[one_of(words, "--game", game, list(GAMES))]


def asked_edition(words: Words, info: GameInfo, edition: str | None) -> str:
    """The edition asked for, or the game's first."""
    return info.editions[0] if edition is None else one_of(words, "--edition", edition, info.editions)


def asked_table(
    words: Words, game: str, players: str | None = None, edition: str | None = None, ends: str | None = None
) -> Table:
    """The table that the options describe, with the game's own defaults."""
    info = asked_game(words, game)
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
        seats = min(USUAL_PLAYERS, info.most_players)
    else:
        seats = whole_number(words, "--players", players, info.fewest_players, info.most_players)
    return Table(info, seats, options)
