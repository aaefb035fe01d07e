"""Whether some bytes are a record: looked at before they go into an engine, which trusts what it is given."""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable
from types import ModuleType

from daikaiju.engine.interface import EngineError
from daikaiju.errors import Problem
from daikaiju.rules import duel, king
from daikaiju.rules.agenda import CHANCE, DEPTH, GAME_OVER, NO_CARD
from daikaiju.rules.record import CODES, Field, Record, widest_first

RULES: dict[str, ModuleType] = {"king": king, "duel": duel}
FACES, MOST_DICE = 6, 12
FEWEST_PLAYERS = 2


def check_record(game: str, record: bytes) -> None:
    """Raise an error unless every number that the rules look something up by is one they can look up."""
    problem = checker_of(game)(record)
    if problem is not None:
        raise EngineError(Problem("engine-not-a-record", game=game, field=problem))


def check_fresh(game: str, records: bytes) -> None:
    """Raise an error unless these are whole records of games for some number of players, not yet set up.

    All else in them is written over, and looking at all of it would take as long as playing.
    """
    kind: type[Record] = RULES[game].State
    fields = {field.name: field for field in kind.fields}
    at = layout_of(kind, fields["players"])[1]
    if len(records) % kind.size:
        raise EngineError(Problem("engine-not-a-record", game=game, field="size"))
    seats = fields["energy"].length or 0
    if not all(FEWEST_PLAYERS <= players <= seats for players in set(records[at :: kind.size])):
        raise EngineError(Problem("engine-not-a-record", game=game, field="players"))


@functools.cache
def checker_of(game: str) -> Callable[[bytes], str | None]:
    """A function that gives the name of the first field that is out of its bounds."""
    rules = RULES[game]
    kind: type[Record] = rules.State
    fields = {field.name: field for field in kind.fields}
    seats, cards, dice = (fields[name].length or 1 for name in ("energy", "where", "dice"))
    bounds = {
        "players": (FEWEST_PLAYERS, seats),
        "player": (CHANCE, seats - 1),
        "active": (0, seats - 1),
        "first": (0, seats - 1),
        "asking": (GAME_OVER, len(rules.book.decisions)),
        "depth": (0, DEPTH),
        "todo": (0, len(rules.book.frames) - 1),
        "market": (NO_CARD, cards - 1),
        "dice_count": (0, dice),
        "dice": (0, FACES - 1),
        "faces": (0, dice),
        "spread": (0, FACES**MOST_DICE),
    }
    looks = [(name, *layout_of(kind, fields[name]), *bounds[name]) for name in bounds]

    def check(record: bytes) -> str | None:
        if len(record) != kind.size:
            return "size"
        for name, layout, at, least, most in looks:
            for number in layout.unpack_from(record, at):
                if not least <= number <= most:
                    return name
        return None

    return check


def layout_of(kind: type[Record], wanted: Field) -> tuple[struct.Struct, int]:
    """How the numbers of a field are read from a record, and where they begin."""
    at = 0
    for field in widest_first(kind.fields):
        layout = struct.Struct(f"<{1 if field.length is None else field.length}{CODES[field.type]}")
        if field.name == wanted.name:
            return layout, at
        at += layout.size
    raise KeyError(wanted.name)
