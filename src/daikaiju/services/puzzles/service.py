"""Puzzles as the page shows them: each comes with its solution, since looking it up harms nobody."""

from __future__ import annotations

import functools
from datetime import UTC, datetime

import msgspec

from daikaiju.messages import ask
from daikaiju.puzzles.collection import shipped
from daikaiju.puzzles.puzzle import AnswerKey, named_answer, reason_against
from daikaiju.scene import scene
from daikaiju.services.puzzles.messages import ListedPuzzle, Puzzle, PuzzleAnswer, PuzzleList
from daikaiju.table.refusals import Refused
from daikaiju.text.files import dump

REMEMBERED = 64


def puzzle_list() -> PuzzleList:
    """All puzzles, and which one is today's."""
    today = datetime.now(UTC).date()
    listed = [msgspec.convert(one, ListedPuzzle, from_attributes=True) for one in shipped().listed.values()]
    return PuzzleList(today.isoformat(), shipped().of_day(today), listed)


@functools.lru_cache(REMEMBERED)
def puzzle_json(identity: str) -> bytes:
    """A puzzle as JSON, if there is one of this name."""
    if identity not in shipped().listed:
        raise Refused("no_such_page")
    return msgspec.json.encode(puzzle_for_page(identity))


def puzzle_for_page(identity: str) -> Puzzle:
    """A puzzle as the page shows it."""
    stored = shipped().puzzle(identity)
    game = stored.game()
    explained = [one.against for one in stored.reasons]

    def shown(one: AnswerKey) -> PuzzleAnswer:
        named = named_answer(game, one.answer)
        why = reason_against(stored, one.answer) if one.answer in explained else None
        return PuzzleAnswer(named.action, named.label, named.kept, one.chance, one.behind, one.error, why)

    return Puzzle(
        identity,
        stored.theme,
        stored.level,
        scene(game),
        ask(game),
        [shown(one) for one in stored.answers],
        stored.roll_outs,
        stored.network,
        dump(stored.position),
    )
