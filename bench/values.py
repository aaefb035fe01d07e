"""How good the chances of a network trained on a GPU are in games of bots, beside those of the network of equals.

    python bench/values.py king.npz --bot champion --players 4 --games 200

Before the dice of every turn both are asked for everybody's chances: log loss (what nothing but the number of players
gives is the logarithm of it), the power of the chances at which it would be least (below 1, they are too sure), and how
often those won who were given a chance. At one Roll in four: how often the network alone keeps the dice that exact dice
would keep by its own hopes, how much it loses by these, and how its hopes for final Rolls go with the values of equals.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.bots import new_bot
from daikaiju.champion.bot import network_to_play
from daikaiju.champion.reinforcement.player import network_of
from daikaiju.champion.reinforcement.policy_file import policy_to_play
from daikaiju.engine import NetworkToPlay, PolicyToPlay, engine_of
from daikaiju.engine.interface import BY_DICE, BY_TASTE, FINAL_ROLLS, MOST_SEATS, START_OF_TURN
from daikaiju.games import game_info
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.dice import all_multisets

LEAST = 1e-4
"""Chances below this count as this much."""

POWERS = np.arange(0.4, 1.61, 0.05)
BINS = (0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)
FEWEST = 30
ROLLS_ASKED = 0.25
RIVALS = Path(__file__).parent / "rivals"


def network_of_equals(game: str) -> NetworkToPlay:
    return network_to_play(game, str(RIVALS / f"champion-1-{game}-equals.npz"))


@dataclass
class Found:
    """What was found in games at one table."""

    games: list[int] = field(default_factory=list)
    said: dict[str, list[list[float]]] = field(default_factory=lambda: {"this network": [], "equals": []})
    results: list[list[float]] = field(default_factory=list)
    losses: list[float] = field(default_factory=list)
    """How much the network loses by its own hopes where it keeps dice as it prefers."""
    likeness: list[float] = field(default_factory=list)
    spreads: list[tuple[float, float]] = field(default_factory=list)


def watch(file: str, game: str, bot: str, players: int, number: int, seed: int, found: Found) -> None:
    """Play one game and ask both networks on the way."""
    info, adapter, engine, policy = game_info(game), ADAPTERS[game], engine_of(game), policy_to_play(game, file)
    source = random.Random(f"{seed} {number}")
    orders = info.monster_orders(players)
    playing = info.new(orders[number // players % len(orders)] if info.monsters_differ else players)
    playing.keep_no_past()
    bots = [new_bot(bot, source.getrandbits(60)) for _ in range(players)]
    turns = 0
    while not playing.over:
        state = playing.state
        if state.player == CHANCE:
            if (
                state.asking == adapter.candidates.DICE_THROWN
                and state.spread == 6**state.dice_count
                and state.rolls_left
            ):
                turns += 1
                found.said["this network"].append(list(engine.hopes(state.pack(), policy))[:players])
                found.said["equals"].append(
                    list(engine.weigh(state.pack(), START_OF_TURN, network_of_equals(game)))[:players]
                )
            playing.roll(source)
        else:
            if state.asking == adapter.candidates.ROLL and state.rolls_left and source.random() < ROLLS_ASKED:
                ask_about_dice(game, state, policy, found)
            playing.apply(bots[state.player].answer(playing))
        playing.take_log()
    won = [playing.seats.index(name) for name in playing.winners]
    found.results += [[(seat in won) / max(1, len(won)) for seat in range(players)]] * turns
    found.games += [number] * turns


def ask_about_dice(game: str, state: Any, policy: PolicyToPlay, found: Found) -> None:
    """Compare what the network would keep, what exact dice would, and both networks' values of final Rolls."""
    engine, position = engine_of(game), state.pack()
    preferred, exact = engine.answer_by_policy(position, policy, BY_TASTE), engine.answered(position, policy, BY_DICE)
    if preferred < SPREAD or exact.choice < SPREAD:
        return
    gaps = engine.likely_rolls(position, exact.final_rolls, 0.0)[2]
    found.losses.append(gaps[preferred - SPREAD])
    starts = all_multisets().starts
    of_turn = slice(starts[state.dice_count], starts[state.dice_count + 1])
    hopes = np.array(exact.final_rolls[of_turn])
    values = np.array(engine.weigh(position, FINAL_ROLLS, network_of_equals(game))).reshape(-1, MOST_SEATS)
    others = values[of_turn, state.player]
    if hopes.std() > 0 and others.std() > 0:
        found.likeness.append(float(np.corrcoef(hopes, others)[0, 1]))
        found.spreads.append((float(hopes.std()), float(others.std())))


def log_losses(said: np.ndarray, results: np.ndarray) -> np.ndarray:
    found: np.ndarray = -(results * np.log(np.clip(said, LEAST, 1))).sum(1)
    return found


def to_the_power(said: np.ndarray, power: float) -> np.ndarray:
    raised = np.where(said > 0, np.clip(said, LEAST, 1) ** power, 0)
    found: np.ndarray = raised / raised.sum(1, keepdims=True)
    return found


def show(found: Found) -> None:
    results, games = np.array(found.results), np.array(found.games)
    said = {name: np.array(rows) for name, rows in found.said.items()}
    said["mean of both"] = (said["this network"] + said["equals"]) / 2
    ours = log_losses(said["equals"], results)
    for name, chances in said.items():
        losses = log_losses(chances, results)
        each = [float((losses - ours)[games == game].mean()) for game in np.unique(games)]
        best = min(POWERS, key=lambda power: float(log_losses(to_the_power(chances, power), results).mean()))
        least = log_losses(to_the_power(chances, best), results).mean()
        print(
            f"  {name}: log loss {losses.mean():.4f} ({(losses - ours).mean():+.4f} ± "
            f"{np.std(each) / np.sqrt(len(each)):.4f} against equals), {least:.4f} at the power {best:.2f}"
        )
        bins = [(chances >= low) & (chances < high) for low, high in pairwise(BINS)]
        print("    said and won: " + ", ".join(
            f"{chances[one].mean():.0%} {results[one].mean():.0%} ({one.sum()})" for one in bins if one.sum() >= FEWEST
        ))  # fmt: skip
    if found.losses:
        losses, spreads = np.array(found.losses), np.array(found.spreads).mean(0)
        same, lost = (losses <= 1e-9).mean(), 100 * losses.mean()
        print(f"  {len(losses)} Rolls: the same dice kept in {same:.0%}, {lost:.2f} points lost by its own hopes")
        print(
            f"  over final Rolls its hopes spread by {100 * spreads[0]:.1f} points, the values of equals by "
            f"{100 * spreads[1]:.1f}; correlation {np.median(found.likeness):.2f} (median)",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", help="the file of a network that `daikaiju train` wrote")
    parser.add_argument("--bot", default="champion", help="who plays")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so long")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    game, found, until = network_of(str(Path(asked.network))).game, Found(), time.monotonic() + asked.seconds
    played = 0
    while played < asked.games and time.monotonic() < until:
        watch(asked.network, game, asked.bot, asked.players, played, asked.seed, found)
        played += 1
    print(f"{game} for {asked.players}, {played} games of {asked.bot}, {len(found.results)} turns")
    show(found)


if __name__ == "__main__":
    main()
