"""Win shares of all pairs of monsters under random play, in games where monsters differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, replace
from itertools import product
from typing import Any

from daikaiju.cli.options.game import no_such_option
from daikaiju.cli.screen import in_percent, new_grid, stdout
from daikaiju.simulation import Remote, Setup, Share, Target, sum_up
from daikaiju.words import Words

GAMES_OF_PAIRS = ("duel",)


def check(setup: Setup) -> None:
    """Only for games in which monsters differ."""
    if setup.info.name not in GAMES_OF_PAIRS:
        raise no_such_option(setup.info, "--pairs")


def all_pairs(setup: Setup) -> list[tuple[str, ...]]:
    """Every monster in the first seat against every one in the second, including itself for comparison."""
    monsters = setup.info.rules.names.MONSTERS[setup.options["edition"]]
    return list(product(monsters, repeat=setup.players))


def play(target: Target | Remote, setup: Setup, games: int, seed: int, done: Callable[[], None]) -> dict[str, object]:
    """Play this many games of each pair: the shares of the first seat, and of every monster against all others."""
    pairs = all_pairs(setup)
    shares, won = [], Counter[str]()
    for number, pair in enumerate(pairs):
        at = replace(setup, options={**setup.options, "monsters": pair})
        target.sit_down(at)
        found = sum_up(target, games, seed * len(pairs) + number)
        shares.append({"first": pair[0], "second": pair[1], **asdict(found.wins[0])})
        if pair[0] != pair[1]:
            won.update({pair[0]: found.won[0], pair[1]: found.won[1]})
        done()
    monsters = sorted({name for pair in pairs for name in pair})
    against_others = 2 * (len(monsters) - 1) * games
    return {
        "pairs": shares,
        "monsters": {name: asdict(Share.of(won[name], against_others)) for name in monsters},
    }


def show(words: Words, summary: dict[str, Any]) -> None:
    """All pairs, one per line, and then every monster."""
    screen = stdout()
    said = {"game": words.say(f"cli-game-{summary['game']}"), "games": summary["games"], "on": summary["on"]}
    screen.print(words.say("cli-pairs-title", pairs=len(summary["pairs"]), seed=str(summary["seed"]), **said))
    grid = new_grid(words, "cli-pairs-first", "cli-pairs-second", ">cli-sim-share", ">cli-sim-interval")
    last = summary["pairs"][-1]["second"]
    for pair in summary["pairs"]:
        names = [words.say(f"duel-monster-{pair[seat]}") for seat in ("first", "second")]
        grid.add_row(*names, *in_percent(words, pair), end_section=pair["second"] == last)
    screen.print(grid)
    grid = new_grid(words, "cli-pairs-monster", ">cli-sim-share", ">cli-sim-interval")
    grid.title, grid.title_justify = words.say("cli-pairs-monsters"), "left"
    for name, share in sorted(summary["monsters"].items(), key=lambda entry: -entry[1]["share"]):
        grid.add_row(words.say(f"duel-monster-{name}"), *in_percent(words, share))
    screen.print(grid)
