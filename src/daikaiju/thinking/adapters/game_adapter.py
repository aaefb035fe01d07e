"""What a game supplies to the champion, partly under names that the champion's compiled functions leave open.

Those functions are written once for both games. Where one needs something of the game, it uses a bare name, which is
filled in when it is compiled for that game. Type checkers find the same names at the end of this module.
"""

from __future__ import annotations

import types
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, cast

from daikaiju.arrays import Int8s, Int32s
from daikaiju.rules.table import Table


class Features(Protocol):
    """A module that says what the network sees of a position."""

    FEATURES: int
    MOST_FEATURES: int
    THINKER: int
    LADDERS: tuple[tuple[int, int], ...]

    def is_alive(self, g: Any, seat: int, /) -> bool: ...
    def shared_features(self, g: Any, found: Any, /) -> int: ...
    def features(self, g: Any, me: int, found: Any, /) -> int: ...
    def share_of_win(self, g: Any, me: int, /) -> float: ...


class Candidates(Protocol):
    """A module that says which answers are weighed; the questions that both games ask are numbers of frames."""

    BUY: int
    CARD_DRAWN: int
    DICE_THROWN: int
    ROLL: int
    DIE: int

    def forget(self, g: Any, me: int, /) -> None: ...
    def look_first(self, g: Any, /) -> int: ...
    def cards_turned_up(self, g: Any, choice: int, /) -> int: ...
    def tries(self, g: Any, wide: int, /) -> int: ...
    def same_roll(self, g: Any, grown: Int32s, dice: Int8s, number: int, /) -> int: ...
    def is_idle(self, g: Any, /) -> bool: ...
    def usual_answer(self, g: Any, /) -> int: ...
    def tidy(self, g: Any, /) -> None: ...


class Tables(Protocol):
    """A module that says at which tables a game is played."""

    def new_tables(self) -> Sequence[Any]: ...


@dataclass(frozen=True)
class GameAdapter:
    """The modules of one game."""

    rules: types.ModuleType
    features: Features
    candidates: Candidates
    tables: Tables

    def supplied(self) -> dict[str, object]:
        """What compiled functions find under the names that they leave open."""
        parts = {Features: self.features, Candidates: self.candidates}
        names = {name: part for kind, part in parts.items() for name in (*vars(kind), *kind.__annotations__)}
        return {name: getattr(part, name) for name, part in names.items() if not name.startswith("_")}


if TYPE_CHECKING:
    _sees, _weighs = cast(Features, None), cast(Candidates, None)
    MOST_FEATURES, THINKER = _sees.MOST_FEATURES, _sees.THINKER
    is_alive, share_of_win = _sees.is_alive, _sees.share_of_win
    shared_features, features = _sees.shared_features, _sees.features
    BUY, CARD_DRAWN, DICE_THROWN, ROLL, DIE = (
        _weighs.BUY, _weighs.CARD_DRAWN, _weighs.DICE_THROWN, _weighs.ROLL, _weighs.DIE,
    )  # fmt: skip
    forget, look_first, cards_turned_up = _weighs.forget, _weighs.look_first, _weighs.cards_turned_up
    tries, same_roll, usual_answer, tidy = _weighs.tries, _weighs.same_roll, _weighs.usual_answer, _weighs.tidy
    is_idle = _weighs.is_idle

    def random_choice(g: Table) -> int: ...
    def quick(g: Table) -> int: ...
