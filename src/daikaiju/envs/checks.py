"""What is wrong with the options and arrays given to an environment, in one sentence each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from daikaiju.errors import DaikaijuError, IllegalAction, UnknownOption
from daikaiju.game import Game
from daikaiju.games import GameInfo
from daikaiju.simulation import usual_players

Array = npt.NDArray[Any]

BEYOND_REACH = 100
"""A price that nobody can pay: a game is over long before anybody has so much energy."""

LOWEST_PRICE = 2
"""Of a table: a monster may pay as much less, and nobody is paid for taking a card."""


def checked_number(name: str, number: object, fewest: int, most: int | None = None) -> int:
    """A whole number within limits."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or number < fewest:
        raise DaikaijuError(f"{name} is a whole number from {fewest} on, not {number!r}")
    if most is not None and number > most:
        raise DaikaijuError(f"{name} is a whole number from {fewest} to {most}, not {number!r}")
    return int(number)


def checked_action(action: object, actions: int) -> int:
    """The number of an action, whether legal or not; nothing else may be meant by it."""
    if isinstance(action, bool) or not isinstance(action, int | np.integer) or not 0 <= action < actions:
        raise IllegalAction(f"an action is a whole number from 0 to {actions - 1}, not {action!r}")
    return int(action)


def checked_players(info: GameInfo, players: int | None) -> int:
    """The number of players, the usual one unless given."""
    if players is None:
        return usual_players(info)
    return checked_number("players", players, info.fewest_players, info.most_players)


def checked_threads(threads: int | None) -> int:
    """The number of threads, all cores unless given."""
    import numba

    most = int(numba.config.NUMBA_NUM_THREADS)
    return most if threads is None else checked_number("threads", threads, 1, most)


def checked_buffer(name: str, given: object, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Array:
    """A buffer the caller owns, or a new one."""
    if given is None:
        return np.zeros(shape, dtype)
    kind = np.dtype(dtype)
    expected = f"{name} must be a C-contiguous, writable NumPy array of {kind} of shape {shape}"
    if not isinstance(given, np.ndarray):
        raise DaikaijuError(f"{expected}, not a {type(given).__module__}.{type(given).__qualname__}")
    if given.shape != shape or given.dtype != kind:
        raise DaikaijuError(f"{expected}, not {given.dtype} of shape {given.shape}")
    if not given.flags.c_contiguous or not given.flags.writeable:
        raise DaikaijuError(f"{expected}; this one is {'not contiguous' if given.flags.writeable else 'read-only'}")
    return given


def fresh_records(info: GameInfo, players: int, options: dict[str, Any]) -> tuple[Game, Array]:
    """A game with these options, and the records that games begin with; the Duel has one for each pair of monsters."""
    for option in options:
        if option not in (*info.options, "monsters"):
            raise UnknownOption.of(info.name, option, (*info.options, "monsters"))
    monsters = options.pop("monsters", None)
    table: int | Sequence[str] = players if monsters is None else monsters
    game = info.new(table, **options)  # checks the options
    if len(game.seats) != players:
        raise DaikaijuError(f"{len(game.seats)} monsters for {players} players")
    if not info.monsters_differ:
        return game, info.new_state(players, **options).to_record()
    pairs = info.monster_orders(players) if monsters is None else [game.seats]
    packed = b"".join(info.new_state(players, monsters=pair, **options).pack() for pair in pairs)
    return game, np.frombuffer(bytearray(packed), info.rules.State.dtype)


def records_of_tables(info: GameInfo, tables: Sequence[Mapping[str, Any]]) -> tuple[list[Game], Array]:
    """A game at each table, named by its players, edition and options, and the records that games begin with.

    At a table with a `price`, all cards cost as much. With `cards` false that is more than anybody ever has, which is a
    game without cards.
    """
    examples, fresh = [], []
    for table in tables:
        options = {name: value for name, value in table.items() if name not in ("players", "cards", "price")}
        if options.get("edition") is None:
            options["edition"] = info.editions[0]
        example, records = fresh_records(info, checked_players(info, table.get("players")), options)
        price = table.get("price") if table.get("cards", True) else BEYOND_REACH
        if price is not None:
            records["cost"] = checked_number("price", price, LOWEST_PRICE, BEYOND_REACH)
        examples.append(example)
        fresh.append(records)
    return examples, np.concatenate(fresh)


def check_tables(tables: Sequence[Mapping[str, Any]], beside: Mapping[str, object]) -> None:
    """Raise an error if no table is named, or if something beside them names one."""
    if not tables:
        raise DaikaijuError("tables must name at least one table")
    for name, value in beside.items():
        if value is not None:
            raise DaikaijuError(f"with tables, {name} must be given for each of them")


def is_table_of(example: Any, state: Any) -> bool:
    """Whether two records of a game are of the same table: as many seats, and the same options."""
    fixed = ("players", "edition", "ends", "variant")
    return all(getattr(example, name, 0) == getattr(state, name, 0) for name in fixed)
