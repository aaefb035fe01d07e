"""What can go wrong inside the rules: a full agenda, or a number that does not fit its field.

Compiled rules cannot raise errors, so a full agenda only stops a game, and a number that does not fit is cut off.
Whoever drives a game in Python looks for both after every answer; if something is wrong, the answer is given once more
to a record that raises an error at the very line.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from daikaiju.errors import Problem, RulesFault
from daikaiju.packs import mistake, pack_named
from daikaiju.rules.agenda import DEPTH, STOPPED
from daikaiju.rules.record import DoesNotFit, Field, Record, bounds

if TYPE_CHECKING:
    from daikaiju.game import Game


def agenda_full() -> RulesFault:
    return RulesFault(Problem("rules-agenda-full", most=DEPTH))


def does_not_fit(error: DoesNotFit) -> RulesFault:
    numbers = {"value": str(error.value), "least": str(error.least), "most": str(error.most)}
    return RulesFault(Problem("rules-does-not-fit", field=error.field, **numbers))


def check_rules(game: Game, before: Record | None, choice: int | None = None) -> None:
    """Raise an error if the rules went wrong after an answer, or without one.

    It names the line of a card if the state before is known.
    """
    fault = fault_of(game.state)
    if fault is None:
        return
    if before is not None:
        watched = watch(before)
        try:
            if choice is not None:
                game.vocabulary.rules.take(watched, choice)
            game.vocabulary.rules.advance(watched)
        except RulesFault as error:
            fault = error
    raise mistake(fault, [pack_named(pack) for pack in game.packs]) if game.packs else fault


def fault_of(state: Any) -> RulesFault | None:
    if state.over == STOPPED or state.depth > DEPTH:
        return agenda_full()
    try:
        state.pack()
    except DoesNotFit as error:
        return does_not_fit(error)
    return None


# --- records that raise errors themselves --------------------------------------------------


class WatchedNumbers(list[int]):
    """The numbers of a field, none of which can be set to one that does not fit."""

    def __init__(self, field: Field, numbers: list[int]) -> None:
        super().__init__(numbers)
        self.field = field
        self.least, self.most = bounds(field)

    def __setitem__(self, place: Any, value: Any) -> None:
        if not self.least <= value <= self.most:
            raise does_not_fit(DoesNotFit(self.field, value))
        super().__setitem__(place, value)


@functools.cache
def watched_kind(kind: type[Record]) -> type[Record]:
    """A kind of record whose numbers are looked at whenever one is set."""
    fields = {field.name: field for field in kind.fields}

    def set_number(self: Record, name: str, value: Any) -> None:
        if name in fields:
            if isinstance(value, list):
                value = WatchedNumbers(fields[name], value)
            elif name == "depth" and value > DEPTH:
                raise agenda_full()
            else:
                least, most = bounds(fields[name])
                if not least <= value <= most:
                    raise does_not_fit(DoesNotFit(fields[name], value))
        object.__setattr__(self, name, value)

    class Watched(kind):  # type: ignore[valid-type, misc]  # a class made for each kind
        __setattr__ = set_number

    return Watched


def watch(state: Record) -> Record:
    """A copy of a state that raises an error as soon as something goes wrong with it."""
    watched = watched_kind(type(state))()
    for field in state.fields:
        setattr(watched, field.name, getattr(state, field.name))
    return watched
