"""How fast environments step: ours and those of other libraries that are installed, in one run on the same cores.

    python bench/peers.py --seconds 2 --picture peers.png

prints one table: steps and games a second of random play, with and without observations, in batches of 1 to 65,536 and
on 1 and 2 threads. A step is one decision of a player; Chance is not counted. On a machine that is busy with something
else, steps per processor second say more than steps per second; Pgx, which uses as many threads as it likes, can only
be judged by them. Libraries that are not installed are named and left out: pip install open_spiel pettingzoo[classic]
pgx catanatron.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter, process_time

import numpy as np

from daikaiju.envs import Batch
from daikaiju.games import game_info
from daikaiju.simulation import OnCPU, Setup, play_all

BATCHES = (1, 16, 256, 4096, 65536)
LARGEST_OF_PGX = 4096
"""A step of its backgammon in a batch of 65,536 takes many seconds."""

Step = Callable[[], tuple[int, int]]
"""Takes some steps; returns how many, and how many games ended."""


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    library: str
    game: str
    batch: int
    threads: int
    observations: str
    steps: float
    games: float
    busy: float
    """Processor seconds a second: if below the number of threads, the machine was also doing something else."""

    def __str__(self) -> str:
        what = f"{self.library} | {self.game} | {self.batch:,} | {self.threads} | {self.observations}"
        return f"| {what} | {self.steps:,.0f} | {self.games:,.0f} | {self.steps / self.busy:,.0f} |"


def measured(library: str, game: str, batch: int, threads: int, observations: str, step: Step, seconds: float) -> Row:
    """Step for this many processor seconds, after a first step that may compile."""
    step()
    steps = games = 0
    begun, used = perf_counter(), process_time()
    while (busy := process_time() - used) < seconds:
        taken, ended = step()
        steps += taken
        games += ended
    passed = perf_counter() - begun
    return Row(library, game, batch, threads, observations, steps / passed, games / passed, busy / passed)


def whole_games(seconds: float) -> Iterator[Row]:
    """Whole random games of the compiled rules, to compare batches with."""
    for game in ("king", "duel"):
        info = game_info(game)
        target = OnCPU(Setup.of(info, min(4, info.most_players), {}))
        seeds = iter(range(1, 1_000_000))

        def step(target: OnCPU = target, seeds: Iterator[int] = seeds) -> tuple[int, int]:
            played = next(play_all(target, 500, next(seeds)))
            return int(played.decisions.sum()), len(played.games)

        yield measured("Daikaiju, whole games", game, 1, 1, "none", step, seconds)


def ours(seconds: float, batches: tuple[int, ...], threads: tuple[int, ...]) -> Iterator[Row]:
    """Batches of both games, King for four on several threads too; actions are drawn compiled, as part of the time."""
    for game, players in (("king", 4), ("duel", 2), ("king", 2), ("king", 6)):
        for size in batches if players in (2, 4) and not (game == "king" and players == 2) else batches[-2:-1]:
            for count in threads if (game, players) == ("king", 4) else threads[:1]:
                for observe in (False, True):
                    batch = Batch(game, size, players=players, threads=count, observe=observe, mask=observe)

                    def step(batch: Batch = batch, repeats: int = max(1, 4096 // size)) -> tuple[int, int]:
                        ended = 0
                        for _ in range(repeats):
                            batch.step(batch.random_actions())
                            ended += int(batch.ends.sum())
                        return repeats * batch.games, ended

                    seen = "and masks" if observe else "none"
                    yield measured("Daikaiju", f"{game}, {players} players", size, count, seen, step, seconds)


def ours_in_pettingzoo(seconds: float) -> Iterator[Row]:
    if find_spec("pettingzoo") is None:
        return
    from daikaiju.envs import duel_v1, king_v1

    for module in (king_v1, duel_v1):
        yield measured("Daikaiju in PettingZoo", module.__name__[-7:], 1, 1, "yes", aec_step(module.env()), seconds)


def aec_step(env: object) -> Step:
    """Steps of any PettingZoo environment with action masks, as its own benchmark takes them."""

    def step() -> tuple[int, int]:
        env.reset()  # type: ignore[attr-defined]  # of an untyped library
        steps = 0
        for _ in env.agent_iter(1000):  # type: ignore[attr-defined]  # of an untyped library
            seen, _, terminated, truncated, info = env.last()  # type: ignore[attr-defined]  # of an untyped library
            if terminated or truncated:
                return steps, 1
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(random.choice(np.flatnonzero(mask).tolist()))  # type: ignore[attr-defined]  # of an untyped library
            steps += 1
        return steps, 0

    return step


def pettingzoo_classic(seconds: float) -> Iterator[Row]:
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    for module in (connect_four_v3, tictactoe_v3):
        yield measured("PettingZoo", module.__name__.split(".")[-1], 1, 1, "yes", aec_step(module.env()), seconds)


def openspiel(seconds: float) -> Iterator[Row]:
    import pyspiel

    for name in ("backgammon", "connect_four"):
        game = pyspiel.load_game(name)
        for observe in (False, True):

            def step(game: object = game, observe: bool = observe) -> tuple[int, int]:
                state, steps = game.new_initial_state(), 0  # type: ignore[attr-defined]  # of an untyped library
                while not state.is_terminal():
                    if state.is_chance_node():
                        state.apply_action(random.choice(state.chance_outcomes())[0])
                        continue
                    if observe:
                        state.observation_tensor()
                    state.apply_action(random.choice(state.legal_actions()))
                    steps += 1
                return steps, 1

            yield measured("OpenSpiel", name, 1, 1, "yes" if observe else "none", step, seconds)


def pgx_games(seconds: float, batches: tuple[int, ...]) -> Iterator[Row]:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    for name in ("backgammon", "2048"):
        env = pgx.make(name)
        advance = auto_reset(env.step, env.init)

        def once(state: object, key: object, advance: object = advance) -> object:
            choose, chance = jax.random.split(key)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))  # type: ignore[attr-defined]  # of an untyped library
            return advance(state, jax.random.categorical(choose, logits), chance)  # type: ignore[operator]  # of an untyped library

        for size in (size for size in batches if size <= LARGEST_OF_PGX):
            stepped = jax.jit(jax.vmap(once))
            keys = jax.random.split(jax.random.PRNGKey(0), size)
            states = [jax.jit(jax.vmap(env.init))(keys)]

            def step(stepped: object = stepped, states: list[object] = states, size: int = size) -> tuple[int, int]:
                keys = jax.random.split(jax.random.PRNGKey(random.getrandbits(31)), size)
                states[0] = jax.block_until_ready(stepped(states[0], keys))  # type: ignore[operator]  # of an untyped library
                return size, int(states[0].terminated.sum())  # type: ignore[attr-defined]  # of an untyped library

            yield measured("Pgx", name, size, 1, "yes", step, seconds)


def catanatron(seconds: float) -> Iterator[Row]:
    from catanatron import Color, Game, RandomPlayer

    def step() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)])
        ticks = 0
        while game.winning_color() is None and ticks < 5000:
            game.play_tick()
            ticks += 1
        return ticks, 1

    yield measured("Catanatron", "ticks", 1, 1, "none", step, seconds)


PEERS: dict[str, tuple[str, Callable[[float], Iterator[Row]]]] = {
    "OpenSpiel": ("pyspiel", openspiel),
    "PettingZoo's classic games": ("pygame", pettingzoo_classic),
    "Catanatron": ("catanatron", catanatron),
}
"""The peers by name, each with the module that shows whether it is installed."""


def rows(asked: argparse.Namespace) -> Iterator[Row]:
    sizes, threads = tuple(asked.batches), tuple(asked.threads)
    yield from whole_games(asked.seconds)
    yield from ours_in_pettingzoo(asked.seconds)
    for name, (module, measure) in PEERS.items():
        if find_spec(module) is None:
            print(f"<!-- {name}: not installed -->")
        else:
            yield from measure(asked.seconds)
    if find_spec("pgx") is None:
        print("<!-- Pgx: not installed -->")
    else:
        yield from pgx_games(asked.seconds, sizes)
    yield from ours(asked.seconds, sizes, threads)


def plot(found: list[Row], file: Path) -> None:
    """Steps a processor second by batch: a line for each game that was measured in several, a dot for the others.

    What can be seen counts: rows without observations are left out, and so are those of several threads.
    """
    from matplotlib import colormaps, rcParams
    from matplotlib.figure import Figure

    rcParams["svg.fonttype"] = "none"  # letters instead of their outlines: a smaller file
    figure = Figure(figsize=(9, 5.5))
    axes = figure.subplots()
    axes.set_prop_cycle(color=colormaps["tab20"](range(20)))
    lines: dict[str, list[Row]] = {}
    for row in found:
        if row.threads == 1 and (row.observations != "none" or row.library == "Catanatron"):
            lines.setdefault(f"{row.library}: {row.game}", []).append(row)
    for label, of_line in lines.items():
        style = "-o" if label.startswith("Daikaiju") else "--s"
        axes.plot([row.batch for row in of_line], [row.steps / row.busy for row in of_line], style, label=label)
    axes.set(xscale="log", yscale="log", xlabel="games at once", ylabel="steps a processor second, with observations")
    axes.grid(alpha=0.3)
    axes.legend(fontsize=8)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor seconds for each line")
    parser.add_argument("--batches", type=int, nargs="+", default=list(BATCHES))
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--picture", type=Path, help="write a plot to this file")
    asked = parser.parse_args()
    print("| library | game | games at once | threads | observations | steps/s | games/s | steps a processor second |")
    print("|---|---|---|---|---|---|---|---|")
    found = []
    for row in rows(asked):
        print(row, flush=True)
        found.append(row)
    if asked.picture is not None:
        plot(found, asked.picture)


if __name__ == "__main__":
    main()
