"""A lost lesson goes on from the learner's last turn, with new dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from daikaiju.table.entries import CHANCE, Entry, without_undone
from daikaiju.table.lessons import lesson_of
from daikaiju.table.loading import new_play
from daikaiju.table.refusals import Refused
from daikaiju.table.table import OLD_RULES, Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost


@dataclass(frozen=True, slots=True)
class Before:
    """What a game takes over from an earlier one."""

    entries: list[Entry]
    told: list[dict[str, Any]]
    """What was said along with them."""


async def before_last_turn(host: TableHost, lost: Table, person: str) -> Before | None:
    """A learner's own lesson up to their last turn; None if that was the first."""
    if lost.lesson is None or lost.seats[lesson_of(lost.lesson).learner].person != person:
        raise Refused("no_such_table")
    if lost.status == OLD_RULES:
        return None
    kept = without_undone(await host.storage.entries(lost.id))
    kept = kept[: last_turn(lost, kept)]
    if not any(entry.seat != CHANCE for entry in kept):
        return None
    told = [piece.told() for piece in await host.storage.pieces(lost.id, -1) if piece.number <= kept[-1].number]
    return Before([Entry(number, entry.seat, entry.choice) for number, entry in enumerate(kept)], told)


def last_turn(lesson: Table, entries: list[Entry]) -> int:
    """The index of the entry before which the learner was first asked in their last turn."""
    assert lesson.lesson is not None
    learner = lesson_of(lesson.lesson).learner
    game = new_play(lesson).game
    turn = place = 0
    for number, entry in enumerate(entries):
        state = game.state
        if state.player == state.active == learner and state.turn != turn:
            turn, place = int(state.turn), number
        game.answer(entry.answer())
    return place
