"""The Duel for two monsters as an object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from daikaiju.game import Game, Options
from daikaiju.packs import checked_names
from daikaiju.rules.duel.names import EDITIONS, FEWEST_PLAYERS, MONSTERS, MOST_PLAYERS
from daikaiju.rules.duel.state import State
from daikaiju.seats import check_edition, check_seats
from daikaiju.text.duel import VOCABULARY


class Duel(Game):
    """King of Tokyo: Duel for two monsters.

    >>> game = Duel(["gigazaur", "the_king"])
    >>> game.player
    'chance'
    >>> game.position["monsters"]["the_king"]
    {'life': 15, 'energy': 0}
    >>> game.position["fame"], game.position["destruction"]
    (0, 0)

    `seats` are the two monsters, which must be different; the first sits at the negative end of both tracks.
    """

    vocabulary = VOCABULARY
    state: State

    def __init__(
        self,
        seats: Sequence[str] | int = MOST_PLAYERS,
        *,
        edition: str = EDITIONS[0],
        packs: Sequence[str] = (),
        position: dict[str, Any] | None = None,
    ) -> None:
        check_edition(edition, EDITIONS)
        names = check_seats(seats, MONSTERS[edition], edition, FEWEST_PLAYERS, MOST_PLAYERS)
        options: Options = {"edition": edition}
        self._use_packs(options, checked_names("duel", packs))
        state = self.vocabulary.rules.new_state(monsters=names, edition=edition)
        super().__init__(names, state, options, begun=position is not None)
        if position is not None:
            self._begin_at(position)
