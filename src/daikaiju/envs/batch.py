"""Thousands of games stepped at once on the compiled rules.

>>> batch = Batch("king", games=4, players=3, seed=1)
>>> batch.observations.shape == (4, batch.fields.size), batch.masks.shape == (4, batch.actions)
(True, True)
>>> for _ in range(300):
...     batch.step(batch.random_actions())
>>> batch.seats.tolist() == batch.fields.named(batch.observations)["seat"].ravel().tolist()
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from daikaiju.actions import ActionTable
from daikaiju.arrays import Floats, Int8s, Int16s
from daikaiju.envs.checks import (
    Array,
    check_tables,
    checked_buffer,
    checked_number,
    checked_threads,
    is_table_of,
    records_of_tables,
)
from daikaiju.envs.seeds import seeds_of_games
from daikaiju.envs.tables import tables_of
from daikaiju.errors import DaikaijuError, IllegalAction, unknown
from daikaiju.extras import need
from daikaiju.game import Game
from daikaiju.games import game_info
from daikaiju.observation import observation_of
from daikaiju.observation.declaration import DTYPE
from daikaiju.rules.agenda import STOPPED, count_choices, nth_choice
from daikaiju.rules.duel.names import EDITIONS, MONSTERS
from daikaiju.soundness import agenda_full
from daikaiju.targets.stepping import BEGIN, RENEW, REWARDS, STAY, WAIT

DEVICES = ("cpu", "cuda")
SHOWN = ("observations", "masks", "seats", "rewards", "ends")
"""The arrays in which a batch shows its games."""
MOST_LISTED = 8

Made = tuple[tuple[Any, ...], dict[str, Any]]
"""What a batch was made with."""


class Batch:
    """Games of one kind, stepped together; finished games start again by themselves.

    After `reset` and after every `step`, row `i` of these arrays belongs to game `i`:

    - `observations`: what the seat that is asked sees (int16; docs/observations.md),
    - `masks`: 1 for every legal action, 0 for all others, and only 0 when nobody is asked (int8),
    - `seats`: the seat that is asked (int8),
    - `rewards`: what the step gave to each seat (float32), which is nothing unless the game ended,
    - `ends`: 1 if the step ended the game (int8); what is seen and asked then belongs to the next game. With
      `renew=False` it belongs to the finished one, of which nobody is asked (seat -1): the next step begins it anew,
      whatever the action.

    They are written in place. Arrays in `buffers`, by these names, are used instead of new ones. `observe=False` and
    `mask=False` leave the first two without columns.

    Every game draws from a generator of its own, seeded by the seed and its number: its course is the same in a batch
    of any size and on any number of threads. The Duel draws a pair of monsters for each game unless `monsters` names
    two.

    A copy (`copy.copy`, `copy.deepcopy`, `pickle`) goes on with the same games in arrays of its own.

    `tables` names several tables instead of one, each by its players, edition and options. Every game is played at one
    of them, drawn anew when it begins; a table that is named twice is drawn twice as often. `rewards` have a column for
    each seat of the largest, and those of seats that are not taken are 0.

    With `device="cuda"` the games are stepped on a GPU, queued on a `stream`, and the arrays are there too
    (docs/environments.md).
    """

    _made: Made

    def __init__(
        self,
        game: str = "king",
        games: int = 1,
        *,
        players: int | None = None,
        edition: str | None = None,
        seed: int = 0,
        reward: str = "win",
        threads: int | None = None,
        observe: bool = True,
        mask: bool = True,
        renew: bool = True,
        buffers: Mapping[str, object] | None = None,
        device: str = "cpu",
        stream: object = None,
        packs: Sequence[str] = (),
        tables: Sequence[Mapping[str, Any]] | None = None,
        **options: Any,
    ) -> None:
        if device not in DEVICES:
            raise unknown("device", device, DEVICES)
        if reward not in REWARDS:
            raise unknown("reward", reward, REWARDS)
        self.info = game_info(game).with_packs(packs)
        self.games = checked_number("games", games, 1)
        self.device, self.reward, self.renew = device, reward, renew
        if tables is None:
            tables = [{"players": players, "edition": edition, **options}]
        else:
            check_tables(tables, {"players": players, "edition": edition, **options})
        self._examples, self._fresh = records_of_tables(self.info, tables)
        self._example = self._examples[0]
        self.players = max(len(example.seats) for example in self._examples)
        self.edition = str(self._example.options["edition"])
        self.fields = observation_of(game, packs)
        self.numbering = ActionTable(self.info.rules.book)
        self.actions = self.numbering.size
        self._prepare(packs, threads, stream)
        self.observations: Int16s
        self.masks: Int8s
        self.seats: Int8s
        self.rewards: Floats
        self.ends: Int8s
        self.observations, self.masks, self.seats, self.rewards, self.ends = self._buffers(observe, mask, buffers)
        self._tables = tables_of(self.info.rules.book, self.numbering, self.info.rules.State())
        self._compile(packs)
        self.reset(seed)

    def __new__(cls, *arguments: object, device: str = "cpu", **options: object) -> Batch:
        """On a GPU, a batch is of its own class. It remembers how it was made, for its copies."""
        kind: type[Batch] = Batch
        if device == "cuda":
            from daikaiju.envs.cuda import CudaBatch

            kind = CudaBatch
        batch = super().__new__(kind)
        own = {name: value for name, value in options.items() if name not in ("buffers", "stream")}
        batch._made = arguments, {"device": device, **own}
        return batch

    def __reduce__(self) -> tuple[Callable[..., Batch], Made, dict[str, Array]]:
        """Copies and pickled batches go on with the same games, in arrays of their own."""
        return new_batch, self._made, self._contents()

    def __setstate__(self, contents: Mapping[str, Array]) -> None:
        for name, array in self._arrays().items():
            array[...] = contents[name]

    def _contents(self) -> dict[str, Array]:
        """All that changes from step to step."""
        return self._arrays()

    def _arrays(self) -> dict[str, Array]:
        shown = {name: getattr(self, name) for name in SHOWN}
        return {"records": self._records.view(np.uint8), "fallen": self._fallen, **shown}

    def _prepare(self, packs: Sequence[str], threads: int | None, stream: object) -> None:
        """Find what the games are stepped on."""
        need("cpu")
        if stream is not None:
            raise DaikaijuError('a stream is for device="cuda"')
        self.threads = checked_threads(threads)

    def _compile(self, packs: Sequence[str]) -> None:
        """Make what steps the games, and all else that it works with."""
        from daikaiju.envs.compiled import compiled_batch

        self._records = np.zeros(self.games, self._fresh.dtype)
        self._fallen = np.zeros((self.games, self.players), np.int8)
        self._chosen = np.zeros(self.games, np.int32)
        self._compiled = compiled_batch(self.info, packs)
        self._seen = (self._tables.actions, self._tables.spreads, self.observations, self.masks, self.seats)

    def _buffer(self, name: str, given: object, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Array:
        """An array of the caller, checked, or a new one."""
        return checked_buffer(name, given, shape, dtype)

    def _buffers(self, observe: bool, mask: bool, given: Mapping[str, object] | None) -> list[Array]:
        """The arrays that are written, those of the caller checked."""
        shapes: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
            "observations": ((self.games, self.fields.size if observe else 0), np.dtype(DTYPE).type),
            "masks": ((self.games, self.actions if mask else 0), np.int8),
            "seats": ((self.games,), np.int8),
            "rewards": ((self.games, self.players), np.float32),
            "ends": ((self.games,), np.int8),
        }
        for name in given or ():
            if name not in shapes:
                raise unknown("buffer", name, shapes)
        return [self._buffer(name, (given or {}).get(name), *shape) for name, shape in shapes.items()]

    def reset(self, seed: int = 0) -> None:
        """Begin all games from a seed."""
        self._begin(seeds_of_games(checked_number("seed", seed, 0), self.games))

    def _begin(self, seeds: Array) -> None:
        self._records["seed"] = seeds
        self._step(self._chosen, BEGIN)

    def step(self, actions: npt.ArrayLike, *, wait: bool = True) -> None:
        """Take one action in every game, by the numbers of the table of actions (docs/environments.md).

        Games with the action `WAIT` are left as they are. If an action is not legal, an error names the game and the
        action, and nothing has happened. On a GPU, `wait=False` only queues the step; an action that is not legal then
        stops the batch, and the next step that waits, or `check`, raises the error.
        """
        refused = self._step(self._checked_actions(actions), RENEW if self.renew else STAY, wait)
        if refused >= 0:
            raise self._refusal(refused, self._wrong(actions, refused))

    def _wrong(self, actions: npt.ArrayLike, game: int) -> int:
        """The action that was refused in a game."""
        return int(np.asarray(actions)[game])

    def _step(self, given: Array, mode: int, wait: bool = True) -> int:
        """Step the games, or begin them; returns the game whose action is not legal, or -1."""
        games = (self._records, given, self._tables.choices, self._fresh, self._fallen)
        results = (REWARDS.index(self.reward), self.rewards, self.ends)
        refused = self._compiled.step(self.threads, *games, *results, *self._seen, mode)
        self.check()
        return refused

    def check(self) -> None:
        """Raise the error of an illegal action in a step that did not wait, or of rules that could not go on.

        On the processor every step waits and is checked.
        """
        if (self.ends == STOPPED).any():
            raise agenda_full()

    def step_randomly(self, steps: int = 1) -> None:
        """Take this many random actions in every game; on a GPU in one go, without writing what is seen in between.

        `rewards` and `ends` are those of the last game that ended, if any.
        """
        checked_number("steps", steps, 1)
        rewards, ends = 0 * self.rewards, 0 * self.ends
        for _ in range(steps):
            self.step(self.random_actions())
            ended = self.ends != 0
            rewards[ended] = self.rewards[ended]
            ends[ended] = 1
        self.rewards[:] = rewards
        self.ends[:] = ends

    def random_actions(self, out: Array | None = None) -> Array:
        """A legal action for every game, all equally likely, drawn from each game's own generator (int32).

        Without `out`, every call fills the same array.
        """
        chosen = self._chosen if out is None else checked_buffer("out", out, (self.games,), np.int32)
        self._compiled.choose(self._records, chosen, self._tables.actions, self._tables.spreads)
        return chosen

    def state(self, game: int) -> Any:  # the State of whichever game it is
        """The Python form of one game as it is now."""
        checked_number("game", game, 0, self.games - 1)
        return self.info.rules.State.from_record(self._record(game))

    def _record(self, game: int) -> np.void:
        record: np.void = self._records[game]
        return record

    def game(self, game: int) -> Game:
        """One game as it is now, as the public object that bots take and `print` shows; it is independent of the batch.

        >>> print(Batch("king", players=2, seed=5).game(0))  # doctest: +ELLIPSIS
        King 2016, turn 1, deck 63
        market: ...
        """
        state = self.state(game)
        example = next(one for one in self._examples if is_table_of(one.state, state))
        names = MONSTERS[EDITIONS[0]]
        seats = [names[monster] for monster in state.monster] if self.info.monsters_differ else example.seats
        return type(example).at(state.pack(), seats, example.options)

    def legal_actions(self, game: int) -> list[int]:
        """The actions that are legal in a game now."""
        g = self.state(game)
        decision = self.info.rules.book.decisions[g.asking - 1]
        return sorted(self.numbering.action(decision, nth_choice(g, n)) for n in range(count_choices(g)))

    def _checked_actions(self, actions: npt.ArrayLike) -> Array:
        """The actions as compiled code takes them."""
        given = np.asarray(actions)
        usable = given.dtype == np.int32 and given.flags.c_contiguous and given.flags.writeable
        if usable and given.shape == (self.games,):
            return given
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            expected = f"actions must be {self.games} whole numbers, one for each game"
            raise DaikaijuError(f"{expected}, not {given.dtype} of shape {given.shape}")
        # A copy, also of what is read-only, as JAX's arrays are: compiled code takes arrays that may be written to.
        clipped: Array = np.clip(given, WAIT - 1, self.actions).astype(np.int32)
        return clipped

    def _refusal(self, game: int, action: int) -> IllegalAction:
        legal = self.legal_actions(game)
        listed = ", ".join(map(str, legal[:MOST_LISTED])) + " …" * (len(legal) > MOST_LISTED)
        asked = int(self.seats[game])
        return IllegalAction(f"game {game}: action {action} is not legal for seat {asked} now; legal: {listed}")


def new_batch(arguments: tuple[Any, ...], options: dict[str, Any]) -> Batch:
    """A batch made as another one was."""
    return Batch(*arguments, **options)
