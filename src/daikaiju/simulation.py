"""Games by the thousand, in Python or compiled, and their results.

>>> from daikaiju import simulate
>>> found = simulate("king", games=20, players=3, on="python", seed=1)
>>> found.games, len(found.wins), list(found.won_by)
(20, 3, ['stars', 'last_standing', 'nobody'])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from daikaiju.errors import DaikaijuError, unknown
from daikaiju.extras import need
from daikaiju.games import GameInfo, game_info
from daikaiju.rules.duel.tracks import END as DUEL_END

if TYPE_CHECKING:
    from daikaiju.game import Game

MOST_DECISIONS = 1_000_000
"""No random game comes near this."""

SEED_FACTOR = 1_000_003
SEEDS = 1 << 62

Numbers = npt.NDArray[np.int64]
Games = npt.NDArray[Any]
"""Records of games."""


USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Setup:
    """A game, how many play it, and the options it is played with."""

    info: GameInfo
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    """Who plays, one for each seat, as the registry of bots knows them; without any, everybody plays at random."""

    @classmethod
    def of(cls, info: GameInfo, players: int, options: dict[str, Any]) -> Setup:
        """A game with its options, the packs among them."""
        rest = {name: value for name, value in options.items() if name != "packs"}
        return cls(info.with_packs(options.get("packs", ())), players, rest)

    def new_state(self, seed: int = 0) -> Any:
        """The Python form of a game in which nothing has happened yet."""
        return self.info.new_state(self.players, seed=seed, **self.options)

    def described(self) -> dict[str, Any]:
        """The table under the keys that programs read."""
        packs = {"packs": list(self.info.rules.book.packs)} if self.info.rules.book.packs else {}
        return {
            "game": self.info.name,
            "players": self.players,
            "edition": self.info.editions[0],
            **self.options,
            **packs,
            **({"bots": list(self.bots)} if self.bots else {}),
        }


def usual_players(info: GameInfo) -> int:
    """The default number of players."""
    return min(USUAL_PLAYERS, info.most_players)


@dataclass(frozen=True)
class Played:
    """A batch of finished games: their records, and how many decisions each took."""

    seconds: float
    games: Games
    decisions: Numbers
    first: Numbers | None = None
    """Which of the bots had the first seat of each game, and the next one the next seat."""


class Target(Protocol):
    """Something that plays batches of games, at random or between bots."""

    batch: int
    on: str
    """What it is called on the command line."""
    setup: Setup

    def sit_down(self, setup: Setup) -> None:
        """Play at this table from now on, another of the same game."""
        ...

    def play(self, seeds: Numbers) -> Played: ...


@runtime_checkable
class Remote(Protocol):
    """Something that plays games elsewhere and hands over sums."""

    on: str
    setup: Setup

    def sit_down(self, setup: Setup) -> None: ...

    def parts(self, games: int, seed: int) -> Iterator[Simulation]:
        """The results of so many games in parts, in any order; their seconds add up to the time it took."""
        ...


class OnPython:
    """The rules as they are written. Like the other targets for random play, it also plays on from a position."""

    batch, on = 20, "python"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def sit_down(self, setup: Setup) -> None:
        self.setup = setup

    def play(self, seeds: Numbers) -> Played:
        play_randomly = self.setup.info.rules.play_randomly
        games = [self.setup.new_state(seed) for seed in seeds.tolist()]
        begun = perf_counter()
        decisions = [play_randomly(g, MOST_DECISIONS) for g in games]
        seconds = perf_counter() - begun
        return finished(Played(seconds, np.concatenate([g.to_record() for g in games]), np.array(decisions)))

    def play_on(self, position: Games, seeds: Numbers) -> Played:
        rules = self.setup.info.rules
        games = [rules.State.from_record(position[0]) for _ in seeds]
        decisions = np.zeros(len(seeds), dtype=np.int64)
        begun = perf_counter()
        for number, (g, seed) in enumerate(zip(games, seeds.tolist(), strict=True)):
            g.seed = seed
            while not g.over:
                decisions[number] += rules.random_step(g)
        seconds = perf_counter() - begun
        return finished(Played(seconds, np.concatenate([g.to_record() for g in games]), decisions))


class OnCPU:
    """The rules compiled by Numba, on one core."""

    batch, on = 2_000, "cpu"

    def __init__(self, setup: Setup, folder: Path | None = None) -> None:
        need("cpu")
        from daikaiju.targets.cpu import CompiledRules

        self.compiled = CompiledRules(setup.info.rules, folder)
        self.sit_down(setup)

    def sit_down(self, setup: Setup) -> None:
        self.setup = setup
        self.record = setup.new_state().to_record()

    def is_ready(self) -> bool:
        """Whether nothing has to be compiled first."""
        return self.compiled.is_cached()

    def prepare(self) -> None:
        """Compile the rules, or load them from the disk."""
        _ = self.compiled.play_games

    def play(self, seeds: Numbers) -> Played:
        play_games = self.compiled.play_games
        return self.play_all(play_games, self.record, seeds)

    def play_on(self, position: Games, seeds: Numbers) -> Played:
        return self.play_all(self.compiled.play_on, position, seeds)

    def play_all(self, play: Callable[[Games, int, Numbers], None], record: Games, seeds: Numbers) -> Played:
        games = np.repeat(record, len(seeds))
        games["seed"] = seeds
        decisions = np.zeros(len(seeds), dtype=np.int64)
        begun = perf_counter()
        play(games, MOST_DECISIONS, decisions)
        seconds = perf_counter() - begun
        return finished(Played(seconds, games, decisions))


class OnCUDA:
    """The rules on the first NVIDIA GPU of this machine, a thread a game."""

    batch, on = 1 << 18, "cuda"

    def __init__(self, setup: Setup, kernels: Path | None = None) -> None:
        need("cuda")
        from daikaiju.targets.cuda import CudaRules

        self.gpu = CudaRules(setup.info, kernels)
        self.sit_down(setup)

    def sit_down(self, setup: Setup) -> None:
        self.setup = setup
        self.record = setup.new_state().to_record()

    def play(self, seeds: Numbers) -> Played:
        games, decisions, seconds = self.gpu.play(self.record, seeds, MOST_DECISIONS)
        return finished(Played(seconds, games, decisions))

    def play_on(self, position: Games, seeds: Numbers) -> Played:
        games, decisions, seconds = self.gpu.play(position, seeds, MOST_DECISIONS, beginning=False)
        return finished(Played(seconds, games, decisions))


def finished(played: Played) -> Played:
    """The same games; one that did not end would be a bug in the rules."""
    assert played.games["over"].all()
    return played


def seeds_of(seed: int, first: int, count: int) -> Numbers:
    """The seeds of so many games, counting up from the first."""
    return (seed * SEED_FACTOR % SEEDS + np.arange(first, first + count, dtype=np.int64)) % SEEDS


def play_all(target: Target, games: int, seed: int) -> Iterator[Played]:
    """Play so many games, a batch at a time."""
    for first in range(0, games, target.batch):
        yield target.play(seeds_of(seed, first, min(target.batch, games - first)))


def ways_to_win_king(games: Games) -> dict[str, npt.NDArray[np.bool_]]:
    """B-WIN-1, B-WIN-2, B-WIN-5: which games were won by stars, by the last one standing, and by nobody."""
    won = games["winners"] != 0
    alone = games["living"] == 1
    return {"stars": won & ~alone, "last_standing": won & alone, "nobody": ~won}


def ways_to_win_duel(games: Games) -> dict[str, npt.NDArray[np.bool_]]:
    """D-WIN-1 to D-WIN-3: which games were won by the rival's last life, on a victory space, and in the spotlight."""
    by_life = (games["life"] == 0).any(axis=1)
    at_an_end = (np.abs(games["marker"]) == DUEL_END).any(axis=1) & ~by_life
    return {"life": by_life, "victory_space": at_an_end, "spotlight": ~by_life & ~at_an_end}


WAYS_TO_WIN = {"king": ways_to_win_king, "duel": ways_to_win_duel}


@dataclass(frozen=True)
class Share:
    """A share of games, with its 95 % interval (Wilson's)."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, part: int, whole: int) -> Share:
        """The share that a part is of a whole.

        >>> Share.of(25, 100).share
        0.25
        """
        return cls(part / whole, *wilson(part, whole))


@dataclass
class Simulation:
    """The results of all games so far. A shared victory is a win for everyone who shares it.

    >>> found = simulate("king", games=20, players=3, on="python", seed=1)
    >>> found.games, found.turns > 20, len(found.wins)
    (20, True, 3)
    """

    setup: Setup
    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    turns: int = 0
    won: Counter[int] = field(default_factory=Counter)
    won_by_bots: Counter[int] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        """Add games that were just played.

        >>> target = OnPython(Setup.of(game_info("king"), 2, {}))
        >>> found = Simulation(target.setup)
        >>> found.add(target.play(seeds_of(1, 0, 3)))
        >>> found.games
        3
        """
        self.games += len(played.games)
        self.seconds += played.seconds
        self.decisions += int(played.decisions.sum())
        self.turns += int(played.games["turn"].sum(dtype=np.int64))
        for seat in range(self.setup.players):
            winners = played.games["winners"] >> seat & 1
            self.won[seat] += int(winners.sum(dtype=np.int64))
            if played.first is not None:
                bots = (played.first + seat) % self.setup.players
                self.won_by_bots.update(bots[winners == 1].tolist())
        for way, won in WAYS_TO_WIN[self.setup.info.name](played.games).items():
            self.ways[way] += int(won.sum())

    def merge(self, part: Simulation) -> None:
        """Add the results of other games at the same table.

        >>> found = simulate("king", games=2, players=2, on="python")
        >>> found.merge(simulate("king", games=3, players=2, on="python", seed=1))
        >>> found.games
        5
        """
        self.games += part.games
        self.seconds += part.seconds
        self.decisions += part.decisions
        self.turns += part.turns
        self.won.update(part.won)
        self.won_by_bots.update(part.won_by_bots)
        for way in part.ways:
            self.ways[way] += part.ways[way]

    @property
    def wins(self) -> list[Share]:
        """The share of games that each seat won, with its 95 % interval.

        >>> found = simulate("king", games=5, players=2, on="python")
        >>> [share.low <= share.share <= share.high for share in found.wins]
        [True, True]
        """
        return [Share.of(self.won[seat], self.games) for seat in range(self.setup.players)]

    @property
    def wins_of_bots(self) -> list[Share]:
        """The share of games that each bot won, over all seats.

        >>> found = simulate("king", games=12, bots=["quick", "random"], on="python")
        >>> [share.share for share in found.wins_of_bots]
        [1.0, 0.0]
        """
        return [Share.of(self.won_by_bots[bot], self.games) for bot in range(len(self.setup.bots))]

    @property
    def won_by(self) -> dict[str, float]:
        """The share of games that were won in each way.

        >>> sorted(simulate("king", games=2, players=2, on="python").won_by)
        ['last_standing', 'nobody', 'stars']
        """
        return {way: count / self.games for way, count in self.ways.items()}

    def to_dict(self) -> dict[str, Any]:
        """The numbers under the keys that programs read.

        >>> simulate("king", games=2, players=2, on="python").to_dict()["games"]
        2
        """
        return {
            "games": self.games,
            "seconds": self.seconds,
            "games_per_s": self.games / self.seconds,
            "decisions_per_s": self.decisions / self.seconds,
            "turns_mean": self.turns / self.games,
            "decisions_mean": self.decisions / self.games,
            "wins": [asdict(share) for share in self.wins],
            **({"wins_of_bots": [asdict(share) for share in self.wins_of_bots]} if self.setup.bots else {}),
            "won_by": self.won_by,
        }


TARGETS: dict[str, type[OnPython] | type[OnCPU] | type[OnCUDA]] = {"python": OnPython, "cpu": OnCPU, "cuda": OnCUDA}


def simulate(
    game: str = "king",
    games: int = 1000,
    *,
    players: int | None = None,
    on: str = "cpu",
    seed: int = 0,
    bots: Sequence[str] = (),
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Simulation:
    """Play so many games at random or between bots and sum them up; `options` are those of the game, as the edition.

    The same seed gives the same games on every target. `progress` is called with the number of games played so far.

    >>> found = simulate("king", games=12, bots=["quick", "random"], on="python")
    >>> [share.share for share in found.wins_of_bots]
    [1.0, 0.0]
    """
    info = game_info(game)
    seats = len(bots) or usual_players(info) if players is None else players
    if not info.fewest_players <= seats <= info.most_players:
        raise DaikaijuError(f"{seats} players; {game} is for {info.fewest_players} to {info.most_players}")
    if games < 1:
        raise DaikaijuError(f"{games} games cannot be played; at least 1 can")
    if on not in (*TARGETS, "ray"):
        raise unknown("target", on, (*TARGETS, "ray"))
    for option in options:
        if option not in info.options:
            raise unknown(f"option of {game}", option, info.options)
    info.new(seats, **options)  # checks the values of the options
    setup = Setup.of(info, seats, options)
    if bots:
        setup = with_bots(setup, ",".join(bots))
    if on == "ray":
        from daikaiju.simulation_on_ray import OnRay

        return sum_up(OnRay(setup), games, seed, progress)
    if bots:
        from daikaiju.bots.targets import target_of

        return sum_up(target_of(setup, on), games, seed, progress)
    return sum_up(TARGETS[on](setup), games, seed, progress)


def with_bots(setup: Setup, bots: str) -> Setup:
    """The same table with bots at it, asked for as one for all seats or as a list with commas."""
    from daikaiju.bots import asked_bots

    return replace(setup, bots=tuple(asked_bots(bots, setup.players)))


def play_outs(game: Game, games: int = 1000, *, on: str = "cpu", seed: int = 0) -> Simulation:
    """Play a game to its end at random so many times from the position it is in, and sum that up.

    >>> from daikaiju import King
    >>> play_outs(King(3), 10, on="python").games
    10
    """
    if game.over:
        raise DaikaijuError("the game is over; only a game that goes on can be played out")
    if games < 1:
        raise DaikaijuError(f"{games} games cannot be played; at least 1 can")
    if on not in TARGETS:
        raise unknown("target", on, TARGETS)
    info = game_info(game.vocabulary.rules.book.name)
    target = TARGETS[on](Setup.of(info, len(game.seats), {"packs": game.packs}))
    found = Simulation(target.setup)
    position = game.state.to_record()
    for first in range(0, games, target.batch):
        found.add(target.play_on(position, seeds_of(seed, first, min(target.batch, games - first))))
    return found


def sum_up(target: Target | Remote, games: int, seed: int, progress: Callable[[int], None] | None = None) -> Simulation:
    """Play so many games on a target and sum them up."""
    found = Simulation(target.setup)
    for part in target.parts(games, seed) if isinstance(target, Remote) else play_all(target, games, seed):
        if isinstance(part, Simulation):
            found.merge(part)
        else:
            found.add(part)
        if progress is not None:
            progress(found.games)
    return found


def wilson(part: float, whole: int, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's interval for a share, 95 % unless told otherwise.

    >>> [round(bound, 3) for bound in wilson(25, 100)]
    [0.175, 0.343]
    """
    share = part / whole
    spread = 1 + z * z / whole
    middle = (share + z * z / (2 * whole)) / spread
    half = z * sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole)) / spread
    return max(0.0, middle - half), min(1.0, middle + half)
