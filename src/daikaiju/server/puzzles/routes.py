"""Puzzles over HTTP: the list, and each puzzle with its solution, since looking it up harms nobody."""

from __future__ import annotations

import functools
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from fastapi import Path
from starlette.responses import Response

from daikaiju.messages import ask
from daikaiju.puzzles.collection import shipped
from daikaiju.puzzles.puzzle import AnswerKey, named_answer, reason_against
from daikaiju.scene import scene
from daikaiju.server.http.responses import refusals
from daikaiju.server.http.router import new_router
from daikaiju.server.puzzles.messages import ListedPuzzle, Puzzle, PuzzleAnswer, PuzzleList
from daikaiju.table.refusals import Refused
from daikaiju.text.files import dump

router = new_router("/api/puzzles", 413, 422, 429)

REMEMBERED = 64
PuzzleId = Annotated[str, Path(max_length=16, pattern="^[a-z0-9]+$")]


@router.get("")
async def list_puzzles() -> PuzzleList:
    today = datetime.now(UTC).date()
    listed = [msgspec.convert(one, ListedPuzzle, from_attributes=True) for one in shipped().listed.values()]
    return PuzzleList(today.isoformat(), shipped().of_day(today), listed)


@router.get("/{identity}", responses=refusals(404))
async def get_puzzle(identity: PuzzleId) -> Response:
    if identity not in shipped().listed:
        raise Refused("no_such_page")
    return Response(puzzle_json(identity), media_type="application/json")


@functools.lru_cache(REMEMBERED)
def puzzle_json(identity: str) -> bytes:
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
