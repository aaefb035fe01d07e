"""What a game supplies to the champion, under names that the champion's compiled functions leave open.

Those functions are written once for both games. Where one needs something of the game, it uses a bare name, which is
filled in when it is compiled for that game. Type checkers find the same names at the end of this module.
"""

from __future__ import annotations

import types
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from daikaiju.arrays import Int8s, Int32s
from daikaiju.rules.table import Table


class GameAdapter(Protocol):
    """A module that supplies these names for one game."""

    rules: types.ModuleType

    # The questions that both games ask, by the numbers of their frames.
    BUY: int
    CARD_DRAWN: int
    DICE_THROWN: int
    ROLL: int
    DIE: int

    # What the network sees.
    FEATURES: int
    MOST_FEATURES: int
    THINKER: int
    LADDERS: tuple[tuple[int, int], ...]

    def is_alive(self, g: Any, seat: int, /) -> bool: ...
    def shared_features(self, g: Any, found: Any, /) -> int: ...
    def features(self, g: Any, me: int, found: Any, /) -> int: ...
    def share_of_win(self, g: Any, me: int, /) -> float: ...

    # What is weighed.
    def forget(self, g: Any, me: int, /) -> None: ...
    def look_first(self, g: Any, /) -> int: ...
    def cards_turned_up(self, g: Any, choice: int, /) -> int: ...
    def tries(self, g: Any, wide: int, /) -> int: ...
    def same_roll(self, g: Any, grown: Int32s, dice: Int8s, number: int, /) -> int: ...
    def usual_answer(self, g: Any, /) -> int: ...
    def tidy(self, g: Any, /) -> None: ...

    # What it starts learning from.
    def first_worths(self) -> dict[int, float]: ...
    def new_tables(self) -> Sequence[tuple[float, Any]]: ...


SUPPLIED = (
    "BUY", "CARD_DRAWN", "DICE_THROWN", "ROLL", "DIE", "MOST_FEATURES", "THINKER",
    "is_alive", "shared_features", "features", "share_of_win",
    "forget", "look_first", "cards_turned_up", "tries", "same_roll", "usual_answer", "tidy",
)  # fmt: skip
"""The names that compiled functions leave open; `random_choice` and `quick` are those of the rules and the policies."""

if TYPE_CHECKING:
    _game = cast(GameAdapter, None)
    BUY, CARD_DRAWN, DICE_THROWN, ROLL, DIE = _game.BUY, _game.CARD_DRAWN, _game.DICE_THROWN, _game.ROLL, _game.DIE
    MOST_FEATURES, THINKER = _game.MOST_FEATURES, _game.THINKER
    is_alive, share_of_win = _game.is_alive, _game.share_of_win
    shared_features, features = _game.shared_features, _game.features
    forget, look_first, cards_turned_up = _game.forget, _game.look_first, _game.cards_turned_up
    tries, same_roll, usual_answer, tidy = _game.tries, _game.same_roll, _game.usual_answer, _game.tidy

    def random_choice(g: Table) -> int: ...
    def quick(g: Table) -> int: ...
