"""Writes web/src/engine/description.ts: what the engine's files export and where things lie in their memory, as types.

`make engine` runs it, and a test fails when the file is stale.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from daikaiju.champion.network_file import shape_of
from daikaiju.engine.description import Description, EntryPoint, FieldPlace, description_of
from daikaiju.engine.interface import MOST_SEATS, EngineError
from daikaiju.engine.records import check_record
from daikaiju.games import GAMES
from daikaiju.rules.record import CODES, Field, bounds
from daikaiju.thinking.dice import MOST_DICE, MOST_ROLLS

TYPES = Path(__file__).parents[1] / "web" / "src" / "engine" / "description.ts"
HEAD = """\
/** What the engine's files export, and where things lie in their memory and records. Written by `make engine`. */

export const MOST_SEATS = {seats}
export const MOST_DICE = {dice}
export const MOST_ROLLS = {rolls}

/** The functions of a file. They take whole numbers and addresses in its own memory. */
export interface EntryPoints {{
{entry_points}
}}

/** A field of a record: how its numbers are stored (signed or not, in how many bytes), where, and how many. */
export interface FieldPlace {{
  readonly type: 'i1' | 'u1' | 'i2' | 'i8'
  readonly at: number
  /** null for a single number. */
  readonly length: number | null
}}

/** A stretch of memory that begins at the address exported under its name: so many things of one size. */
export interface RegionSize {{
  readonly count: number
  readonly size: number
}}

"""


def text(descriptions: Iterable[Description]) -> str:
    """The whole file."""
    games = list(descriptions)
    first = games[0].entry_points
    if any(game.entry_points != first for game in games):
        raise ValueError("the games export different functions, and the types know only one kind of file")
    signatures = "\n".join(line for entry in first for line in lines_of(entry))
    head = HEAD.format(seats=MOST_SEATS, dice=MOST_DICE, rolls=MOST_ROLLS, entry_points=signatures)
    return head + "\n".join(["export const DESCRIPTIONS = {", *map(described, games), "} as const"]) + "\n"


def lines_of(entry: EntryPoint) -> Iterator[str]:
    """An entry point, with what it does."""
    first, *others = entry.doc.splitlines()
    if others:
        yield f"  /** {first}"
        yield from (f"   * {line}".rstrip() for line in others)
        yield "   */"
    else:
        yield f"  /** {first} */"
    yield f"  {entry.name}({', '.join(f'{name}: number' for name in entry.parameters)}): number"


def described(game: Description) -> str:
    """What there is to know about the file of one game."""
    fields = [
        f"      {field.name}: {{ type: '{field.type}', at: {field.at}, length: {json.dumps(field.length)} }},"
        for field in game.record
    ]
    accepted = {field.name: bounds_of(game.game, field) for field in game.record}
    fresh = [f"      '{edition}': {{ {fields_set(game.game, edition)} }}," for edition in GAMES[game.game].editions]
    regions = [f"      {one.name}: {{ count: {one.count}, size: {one.size} }}," for one in game.regions]
    return "\n".join(
        [
            f"  {game.game}: {{",
            "    /** A hash of everything that was compiled. */",
            f"    sources: '{game.sources}',",
            f"    recordSize: {game.record_size},",
            "    record: {",
            *fields,
            "    },",
            "    /** The least and the greatest number that a field may have, where rules look something up by it. */",
            "    bounds: {",
            *(f"      {name}: [{found[0]}, {found[1]}]," for name, found in accepted.items() if found is not None),
            "    },",
            "    /** What is set, besides players and seed, in the record of a game that has not begun, by edition. */",
            "    fresh: {",
            *fresh,
            "    },",
            "    regions: {",
            *regions,
            "    },",
            "    /** How many multisets of dice there are. */",
            f"    multisets: {game.multisets},",
            "    /** How many weights a network has, and how many numbers an observation. */",
            f"    weights: {game.weights},",
            f"    observed: {game.observed},",
            "    /** What the numbers of a network mean, as its file says it. */",
            f"    shape: '{shape_of(game.game)}',",
            "  },",
        ]
    )


def fields_set(game: str, edition: str) -> str:
    """The fields of a record in which nothing has happened yet, without its players and what is zero anyway."""
    state = GAMES[game].new_state(GAMES[game].fewest_players, edition=edition)
    names = [name for name in state.differences(type(state)()) if name != "players"]
    return ", ".join(f"{name}: {json.dumps(getattr(state, name))}" for name in names)


def bounds_of(game: str, field: FieldPlace) -> tuple[int, int] | None:
    """The least and the greatest number that the engine accepts in a field, or None if it accepts all it can hold."""
    layout = struct.Struct(f"<{CODES[field.type]}")
    least, most = bounds(Field(field.type))
    record = GAMES[game].example(0).pack()
    known: int = layout.unpack_from(record, field.at)[0]

    def accepts(number: int) -> bool:
        changed = bytearray(record)
        layout.pack_into(changed, field.at, number)
        try:
            check_record(game, bytes(changed))
        except EngineError:
            return False
        return True

    below = furthest(known - least, lambda by: accepts(known - by))
    above = furthest(most - known, lambda by: accepts(known + by))
    found = known - below, known + above
    return None if found == (least, most) else found


def furthest(most: int, accepts: Callable[[int], bool]) -> int:
    """The greatest accepted distance, at most so far; all smaller ones are accepted too."""
    near, far = 0, most
    while near < far:
        middle = (near + far + 1) // 2
        near, far = (middle, far) if accepts(middle) else (near, middle - 1)
    return near


def main() -> None:
    TYPES.write_text(text(map(description_of, GAMES)), encoding="utf-8")


if __name__ == "__main__":
    main()
