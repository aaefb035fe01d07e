"""The files in the repository are those of today's sources."""

from __future__ import annotations

import zlib

import pytest

from daikaiju.engine.building.build import as_text, described
from daikaiju.engine.building.memory import Memory
from daikaiju.engine.building.translation import entries
from daikaiju.engine.description import FILES, description_of
from daikaiju.engine.sealed_file import checked_file
from daikaiju.engine.sources import sources_hash
from daikaiju.games import GAMES

MOST_COMPRESSED = 150_000
BUILD = "what is compiled has changed since the engine was built: run make engine"
both_games = pytest.mark.parametrize("game", list(GAMES))


@both_games
def test_the_file_is_as_new_as_its_sources(game: str) -> None:
    assert description_of(game).sources == sources_hash(), BUILD
    checked_file(FILES / f"{game}.wasm", description_of(game))


@both_games
def test_the_description_is_that_of_the_sources(game: str) -> None:
    written = as_text(described(game, Memory(game), [entry for _, entry in entries()]))
    assert (FILES / f"{game}.json").read_bytes() == written, BUILD


@both_games
def test_the_file_needs_nothing_and_is_small(game: str) -> None:
    import wasmtime

    file = (FILES / f"{game}.wasm").read_bytes()
    module = wasmtime.Module(wasmtime.Engine(), file)
    assert [one.name for one in module.imports] == []
    description = description_of(game)
    named = {one.name for one in description.entry_points} | {one.name for one in description.regions}
    assert {one.name for one in module.exports} == {"memory", *named}
    assert len(zlib.compress(file, 9)) < MOST_COMPRESSED
