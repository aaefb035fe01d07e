"""Builds the engine's files, or checks that building them again would give the same bytes.

python -m daikaiju.engine.building.build
python -m daikaiju.engine.building.build --check
"""

from __future__ import annotations

import json
import multiprocessing
import sys
import zlib
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from daikaiju.engine.building.linking import linked, optimised, signed, with_wrappers
from daikaiju.engine.building.memory import Memory
from daikaiju.engine.building.translation import Entry, translate
from daikaiju.engine.description import FILES, Description, EntryPoint, FieldPlace, RegionSize
from daikaiju.engine.sealed_file import SECTION
from daikaiju.engine.sources import seal_of, sources_hash

GAMES = ("king", "duel")
MULTISETS = "multisets"
"""The region with the tables of dice."""


def built(game: str) -> tuple[bytes, Description]:
    """The file of a game, and its description."""
    memory = Memory(game)
    module, entries = translate(game, memory)
    names = [entry.name for entry in entries]
    code = optimised(with_wrappers(str(module), entries, memory.regions, MULTISETS), names)
    file = linked(code, [*names, *(region.name for region in memory.regions)])
    description = described(game, memory, entries)
    about = json.dumps({"game": game, "sources": description.sources, "sha256": seal_of(file)})
    return signed(file, SECTION, about.encode()), description


def described(game: str, memory: Memory, entries: list[Entry]) -> Description:
    """What callers need to know."""
    fields: dict[str, Any] = dict(memory.record.fields or {})
    places = []
    for name, (kind, at, *_) in fields.items():
        length = None if kind.subdtype is None else kind.shape[0]
        places.append(FieldPlace(name, kind.base.str[1:], at, length))
    return Description(
        game=game,
        sources=sources_hash(),
        record=tuple(places),
        record_size=memory.record.itemsize,
        regions=tuple(RegionSize(region.name, region.count, region.size) for region in memory.regions),
        entry_points=tuple(
            EntryPoint(one.name, one.doc, one.given, one.reals, "float64" if one.returns_real else "int32")
            for one in entries
        ),
        multisets=memory.multisets,
        weights=memory.weights,
        observed=memory.observation,
    )


def as_text(description: Description) -> bytes:
    """A description as it is stored."""
    return msgspec.json.format(msgspec.json.encode(description), indent=1) + b"\n"


def main() -> int:
    """Build both files, or check them."""
    check = "--check" in sys.argv[1:]
    different = []
    with ProcessPoolExecutor(len(GAMES), multiprocessing.get_context("spawn")) as pool:
        both = list(pool.map(built, GAMES))
    for game, (file, description) in zip(GAMES, both, strict=True):
        packed = len(zlib.compress(file, 9)) / 1000
        print(f"{game}.wasm: {len(file) / 1000:.0f} KB, {packed:.0f} KB compressed", flush=True)
        for path, content in ((FILES / f"{game}.wasm", file), (FILES / f"{game}.json", as_text(description))):
            if not check:
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(content)
            elif not Path(path).is_file() or path.read_bytes() != content:
                different.append(path.name)
    if different:
        print(f"{', '.join(different)} would be different: run make engine")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
