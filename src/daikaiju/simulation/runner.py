"""Playing many games on a target and summing up their results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from daikaiju.errors import DaikaijuError, unknown
from daikaiju.games import game_info
from daikaiju.packs import explained
from daikaiju.simulation.bots import target_of
from daikaiju.simulation.results import Simulation
from daikaiju.simulation.setup import Setup, usual_players, with_bots
from daikaiju.simulation.targets import TARGETS, Played, Target, seeds_of, usual_target

if TYPE_CHECKING:
    from daikaiju.game import Game


@runtime_checkable
class Remote(Protocol):
    """Something that plays games elsewhere and hands over sums."""

    on: str
    setup: Setup

    def sit_down(self, setup: Setup) -> None: ...

    def parts(self, games: int, seed: int) -> Iterator[Simulation]:
        """The results of this many games in parts, in any order; their seconds add up to the time it took."""
        ...


def simulate(
    game: str = "king",
    games: int = 1000,
    *,
    players: int | None = None,
    on: str | None = None,
    seed: int = 0,
    bots: Sequence[str] = (),
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Simulation:
    """Play this many games at random or between bots and sum them up; `options` are those of the game, as the edition.

    `on` is the target: "python", "wasm" (the usual one where there are no packs), "cpu", "cuda" or "ray". The same seed
    gives the same games on all of them. `progress` is called with the number of games played so far.

    >>> found = simulate("king", games=12, bots=["quick", "random"], on="python")
    >>> [share.share for share in found.wins_of_bots]
    [1.0, 0.0]
    """
    info = game_info(game)
    if isinstance(bots, str):
        raise DaikaijuError(f"bots are a list of names, as in bots=[{bots!r}, 'random'], not {bots!r}")
    seats = len(bots) or usual_players(info) if players is None else players
    if not isinstance(seats, int) or not info.fewest_players <= seats <= info.most_players:
        raise DaikaijuError(f"{seats!r} players; {game} is for {info.fewest_players} to {info.most_players}")
    check_numbers(games, seed)
    if on is not None and on not in (*TARGETS, "ray"):
        raise unknown("target", on, (*TARGETS, "ray"))
    for option in options:
        if option not in info.options:
            raise unknown(f"option of {game}", option, info.options)
    info.new(seats, **options)  # checks the values of the options
    setup = Setup.of(info, seats, options)
    if bots:
        setup = with_bots(setup, bots)
    on = on or usual_target(setup)
    if on == "ray":
        from daikaiju.simulation.on_ray import OnRay

        return sum_up(OnRay(setup), games, seed, progress)
    if bots:
        return sum_up(target_of(setup, on), games, seed, progress)
    return sum_up(TARGETS[on](setup), games, seed, progress)


def check_numbers(games: int, seed: int) -> None:
    """Check that this many games can be played from this seed."""
    if not isinstance(games, int) or games < 1:
        raise DaikaijuError(f"{games!r} games cannot be played; at least 1 can")
    if not isinstance(seed, int):
        raise DaikaijuError(f"a seed is a whole number, not {seed!r}")


def play_outs(game: Game, games: int = 1000, *, on: str | None = None, seed: int = 0) -> Simulation:
    """Play a game to its end at random this many times from the position it is in, and sum that up.

    >>> from daikaiju import King
    >>> play_outs(King(3), 10, on="python").games
    10
    """
    if game.over:
        raise DaikaijuError("the game is over; only a game that goes on can be played out")
    check_numbers(games, seed)
    if on is not None and on not in TARGETS:
        raise unknown("target", on, TARGETS)
    info = game_info(game.vocabulary.rules.book.name)
    setup = Setup.of(info, len(game.seats), {"packs": game.packs})
    target = TARGETS[on or usual_target(setup)](setup)
    found = Simulation(target.setup)
    position = game.state.to_record()
    for first in range(0, games, target.batch):
        found.add(target.play_on(position, seeds_of(seed, first, min(target.batch, games - first))))
    return found


def sum_up(target: Target | Remote, games: int, seed: int, progress: Callable[[int], None] | None = None) -> Simulation:
    """Play this many games on a target and sum them up."""
    found = Simulation(target.setup)
    for part in target.parts(games, seed) if isinstance(target, Remote) else play_all(target, games, seed):
        if isinstance(part, Simulation):
            found.merge(part)
        else:
            found.add(part)
        if progress is not None:
            progress(found.games)
    return found


def play_all(target: Target, games: int, seed: int) -> Iterator[Played]:
    """Play this many games, a batch at a time."""
    for first in range(0, games, target.batch):
        try:
            played = target.play(seeds_of(seed, first, min(target.batch, games - first)))
        except Exception as error:
            found = explained(error)
            if found is not None:
                raise found from error
            raise
        yield played
