"""The process in which the coach thinks: it keeps the positions that people think about, and thinks on when asked."""

from __future__ import annotations

import contextlib
import random
from collections import OrderedDict
from collections.abc import Iterator
from typing import TYPE_CHECKING

from daikaiju.processes import step_aside
from daikaiju.table.coach import Position
from daikaiju.table.protocol.coach import CoachHint, MonsterChance, WeighedAnswer

if TYPE_CHECKING:
    from daikaiju.insight.hints import Hint

MOST_KEPT = 64
"""How many positions are kept; the least recently asked about are dropped."""

MOST_ANSWERS = 12
"""How many answers a hint lists."""

LOW_PRIORITY = 10

_kept: OrderedDict[tuple[str, int], Iterator[Hint]] = OrderedDict()


def load_coach() -> None:
    """Give a first hint about each game, which loads everything: whoever asks later gets it at once."""
    with contextlib.suppress(Exception):  # an error will show when the coach is asked
        from daikaiju.games import GAMES
        from daikaiju.insight.hints import hints

        for info in GAMES.values():
            game = info.new(info.fewest_players)
            game.roll(random.Random(0))
            next(hints(game, 0))


def next_hint(position: Position, seconds: float) -> CoachHint | None:
    """What the coach says about a position: at once the first time, better each time; None when it has no more to say.

    It thinks for this many seconds in all, counted from the first time.
    """
    step_aside(LOW_PRIORITY)
    place = (position.table, position.number)
    if place not in _kept:
        _kept[place] = new_hints(position, seconds)
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(place)
    try:
        hint = next(_kept[place], None)
    except BaseException:
        del _kept[place]
        raise
    if hint is None:
        del _kept[place]
        return None
    return told(position.number, hint)


def new_hints(position: Position, seconds: float) -> Iterator[Hint]:
    from daikaiju.games import game_info
    from daikaiju.insight.hints import hints

    game = game_info(position.game).at(position.record, position.seats, position.options)
    return hints(game, seconds)


def told(number: int, hint: Hint) -> CoachHint:
    """A hint in the form the page receives."""
    return CoachHint(
        number=number,
        chances=[MonsterChance(one.seat, one.chance, one.error) for one in hint.chances],
        answers=[
            WeighedAnswer(one.action, one.label, one.chance, one.error, one.behind, one.behind_error)
            for one in hint.answers[:MOST_ANSWERS]
        ],
        why=hint.why,
        roll_outs=hint.roll_outs,
        short=hint.short,
        guess=hint.guess,
    )
