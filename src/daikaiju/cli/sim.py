"""`daikaiju sim`: many games, at random or between bots, how fast they ran and who won them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid

from daikaiju.cli.games import asked_table
from daikaiju.cli.options import (
    Edition,
    Ends,
    Game,
    Games,
    Json,
    Lang,
    On,
    Packs,
    Players,
    Seed,
    one_of,
    whole_number,
)
from daikaiju.cli.screen import print_json, progress_bar, stderr, stdout
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.simulation import Remote, Setup, Target

TARGETS = ("python", "cpu", "cuda", "ray")

Bots = Annotated[str | None, typer.Option("--bots", metavar="NAME,…", help="cli-option-sim-bots")]
Pairs = Annotated[bool, typer.Option("--pairs", help="cli-option-pairs")]


def sim(
    game: Game = "king",
    players: Players = None,
    games: Games = "1000",
    on: On = "cpu",
    seed: Seed = "0",
    bots: Bots = None,
    pairs: Pairs = False,
    edition: Edition = None,
    ends: Ends = None,
    packs: Packs = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    words = Words(lang)
    if players is None and bots is not None and "," in bots:
        players = str(bots.count(",") + 1)
    setup = asked_table(words, game, players, edition, ends, packs)
    number = whole_number(words, "--games", games, 1)
    one_of(words, "--on", on, TARGETS)
    first_seed = whole_number(words, "--seed", seed, 0)
    if bots is not None:
        from daikaiju.simulation import with_bots

        setup = with_bots(setup, [name.strip() for name in bots.split(",")])
    if pairs:
        show_pairs(words, setup, number, on, first_seed, json)
        return
    summary = play_games(words, setup, number, on, first_seed, quiet=json)
    if json:
        print_json(summary)
    else:
        show(words, summary)


def play_games(words: Words, setup: Setup, games: int, on: str, seed: int, quiet: bool) -> dict[str, Any]:
    """Play the games, with a bar on a terminal, and sum them up."""
    from daikaiju.simulation import sum_up

    target = ready_target(words, setup, on)
    with progress_bar(shown=not quiet) as bar:
        task = bar.add_task(words.say("cli-sim-playing"), total=games)
        found = sum_up(target, games, seed, lambda played: bar.update(task, completed=played))
    return {**setup.described(), "on": target.on, "seed": seed, **found.to_dict()}


def show_pairs(words: Words, setup: Setup, games: int, on: str, seed: int, json: bool) -> None:
    """Every monster against every one, in both seats."""
    from daikaiju.cli import pairs

    pairs.check(words, setup)
    target = ready_target(words, setup, on)
    with progress_bar(shown=not json) as bar:
        task = bar.add_task(words.say("cli-sim-playing"), total=games * len(pairs.all_pairs(setup)))
        found = pairs.play(target, setup, games, seed, lambda: bar.advance(task, games))
    summary = {**setup.described(), "on": target.on, "seed": seed, "games": games, **found}
    if json:
        print_json(summary)
    else:
        pairs.show(words, summary)


def ready_target(words: Words, setup: Setup, on: str) -> Target | Remote:
    """Python right away, or the compiled rules, with a notice when they must be compiled first."""
    from daikaiju.simulation import TARGETS, OnCPU
    from daikaiju.simulation.bots import PoliciesOnCPU, target_of

    if on == "ray":
        from daikaiju.simulation.on_ray import OnRay

        return OnRay(setup)
    target: Target = target_of(setup, on) if setup.bots else TARGETS[on](setup)
    if isinstance(target, OnCPU | PoliciesOnCPU):
        if not target.is_ready():
            stderr().print(words.say("cli-compiling"))
        target.prepare()
    return target


def show(words: Words, summary: dict[str, Any]) -> None:
    screen = stdout()
    screen.print(
        words.say(
            "cli-sim-title",
            game=words.say(f"cli-game-{summary['game']}"),
            edition=summary["edition"],
            ends=summary.get("ends", "own_way"),
            players=summary["players"],
            games=summary["games"],
            by="bots" if "bots" in summary else "chance",
            on=summary["on"],
            seed=str(summary["seed"]),
        )
    )
    screen.print(
        words.say(
            "cli-sim-speed",
            games_per_s=summary["games_per_s"],
            decisions_per_s=summary["decisions_per_s"],
            seconds=summary["seconds"],
        )
    )
    screen.print(words.say("cli-sim-length", turns=summary["turns_mean"], decisions=summary["decisions_mean"]))
    screen.print(words.say(f"cli-sim-won-by-{summary['game']}", **summary["won_by"]))
    if "bots" in summary:
        show_wins(words, "bot", summary["bots"], summary["wins_of_bots"])
    show_wins(words, "seat", [str(seat) for seat in range(1, summary["players"] + 1)], summary["wins"])


def show_wins(words: Words, whose: str, names: list[str], wins: list[dict[str, float]]) -> None:
    """A table of win shares."""
    grid = Grid()
    for column in (whose, "share", "interval"):
        grid.add_column(words.say(f"cli-sim-{column}"), justify="right")
    for name, share in zip(names, wins, strict=True):
        percents = [words.say("cli-percent", share=share[part]) for part in ("share", "low", "high")]
        grid.add_row(name, percents[0], f"{percents[1]} – {percents[2]}")
    stdout().print(grid)
