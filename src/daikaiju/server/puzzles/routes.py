"""Puzzles over HTTP: the list, and each puzzle with its solution."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from starlette.responses import Response

from daikaiju.server.http.responses import refusals
from daikaiju.server.http.router import new_router
from daikaiju.services.puzzles.messages import PuzzleList
from daikaiju.services.puzzles.service import puzzle_json, puzzle_list

router = new_router("/api/puzzles", 413, 422, 429)

PuzzleId = Annotated[str, Path(max_length=16, pattern="^[a-z0-9]+$")]


@router.get("")
async def list_puzzles() -> PuzzleList:
    return puzzle_list()


@router.get("/{identity}", responses=refusals(404))
async def get_puzzle(identity: PuzzleId) -> Response:
    return Response(puzzle_json(identity), media_type="application/json")
