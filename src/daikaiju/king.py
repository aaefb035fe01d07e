"""The game for 2-6 monsters as an object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from daikaiju.errors import DaikaijuError, Problem, short, unknown
from daikaiju.game import Game, Options
from daikaiju.packs import checked_names
from daikaiju.rules.king.names import DEFAULT_ENDS, EDITIONS, ENDS, FEWEST_PLAYERS, MONSTERS, MOST_PLAYERS
from daikaiju.rules.king.state import State
from daikaiju.seats import check_edition, check_seats
from daikaiju.text.king import VOCABULARY


class King(Game):
    """King of Tokyo for 2-6 monsters.

    >>> game = King(["gigazaur", "cyber_kitty"])
    >>> game.player
    'chance'
    >>> game.apply({"card": "wings"})
    >>> game.position["market"][0]
    'wings'
    >>> game.undo()
    >>> game.position["market"]
    [None, None, None]

    `seats` are the monsters in clockwise order, or how many there are. The options are the edition ("2016" or "2010"),
    when the game ends ("turn", "round" or "at_once"; each edition has its own default), the variant for two, and packs
    of additional cards (docs/packs.md).
    """

    vocabulary = VOCABULARY
    state: State

    def __init__(
        self,
        seats: Sequence[str] | int = 4,
        *,
        edition: str = "2016",
        ends: str | None = None,
        two_player_variant: bool = False,
        packs: Sequence[str] = (),
        position: dict[str, Any] | None = None,
    ) -> None:
        check_options(edition, ends, two_player_variant)
        names = check_seats(seats, MONSTERS[edition], edition, FEWEST_PLAYERS, MOST_PLAYERS)
        ends = ends or DEFAULT_ENDS[edition]
        if two_player_variant and len(names) != 2:
            raise DaikaijuError(Problem("king-variant-for-two", monsters=len(names)))
        options: Options = {"edition": edition, "ends": ends}
        if two_player_variant:
            options["two_player_variant"] = True
        self._use_packs(options, checked_names("king", packs))
        state = self.vocabulary.rules.new_state(len(names), edition, ends, two_player_variant)
        super().__init__(names, state, options, begun=position is not None)
        if position is not None:
            self._begin_at(position)


def check_options(edition: str, ends: str | None, two_player_variant: bool) -> None:
    check_edition(edition, EDITIONS)
    if ends is not None and ends not in ENDS:
        raise unknown("ends", ends, ENDS)
    if not isinstance(two_player_variant, bool):
        raise DaikaijuError(Problem("king-variant-not-a-flag", value=short(repr(two_player_variant))))
