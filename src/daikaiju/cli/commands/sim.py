"""`daikaiju sim`: many games, at random or between bots, how fast they ran and who won them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from daikaiju.cli.options.bots import read_bots
from daikaiju.cli.options.game import KING, Edition, Ends, Game, Packs, Players, read_players, table
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import Given, option
from daikaiju.cli.options.values import Json, Seed, one_of, whole_number
from daikaiju.cli.screen import in_percent, new_grid, print_json, progress_bar, stderr, stdout
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.simulation import Remote, Setup, Target

TARGETS = ("python", "wasm", "cpu", "cuda", "ray")

Games = Annotated[int, option("--games", whole_number(1), metavar="N", help="cli-option-games")]
On = Annotated[str | None, option("--on", one_of(*TARGETS), metavar="|".join(TARGETS), help="cli-option-on")]
Bots = Annotated[Sequence[str] | None, option("--bots", read_bots, metavar="NAME,…", help="cli-option-sim-bots")]
Pairs = Annotated[bool, typer.Option("--pairs", help="cli-option-pairs")]


def sim(
    game: Game = KING,
    players: Players = None,
    games: Games = 1000,
    on: On = None,
    seed: Seed = 0,
    bots: Bots = None,
    pairs: Pairs = False,
    edition: Edition = None,
    ends: Ends = None,
    packs: Packs = None,
    words: Language = ENGLISH,
    json: Json = False,
) -> None:
    if players is None and bots is not None and len(bots) > 1:
        players = read_players(Given("--players", str(len(bots)), {"game": game}))
    setup = table(game, players, edition, ends, packs)
    if bots is not None:
        from daikaiju.simulation import with_bots

        setup = with_bots(setup, bots)
    if pairs:
        show_pairs(words, setup, games, on, seed, json)
        return
    summary = play_games(words, setup, games, on, seed, quiet=json)
    if json:
        print_json(summary)
    else:
        show(words, summary)


def play_games(words: Words, setup: Setup, games: int, on: str | None, seed: int, quiet: bool) -> dict[str, Any]:
    """Play the games, with a bar on a terminal, and sum them up."""
    from daikaiju.simulation import sum_up

    target = ready_target(words, setup, on)
    with progress_bar(shown=not quiet) as bar:
        task = bar.add_task(words.say("cli-sim-playing"), total=games)
        found = sum_up(target, games, seed, lambda played: bar.update(task, completed=played))
    return {**setup.described(), "on": target.on, "seed": seed, **found.to_dict()}


def show_pairs(words: Words, setup: Setup, games: int, on: str | None, seed: int, json: bool) -> None:
    """Every monster against every one, in both seats."""
    from daikaiju.cli.commands import sim_pairs as pairs

    pairs.check(setup)
    target = ready_target(words, setup, on)
    with progress_bar(shown=not json) as bar:
        task = bar.add_task(words.say("cli-sim-playing"), total=games * len(pairs.all_pairs(setup)))
        found = pairs.play(target, setup, games, seed, lambda: bar.advance(task, games))
    summary = {**setup.described(), "on": target.on, "seed": seed, "games": games, **found}
    if json:
        print_json(summary)
    else:
        pairs.show(words, summary)


def ready_target(words: Words, setup: Setup, on: str | None) -> Target | Remote:
    """Something that plays, with a notice when it must be compiled first."""
    from daikaiju.simulation import TARGETS, OnCPU
    from daikaiju.simulation.bots import PoliciesOnCPU, target_of
    from daikaiju.simulation.targets import usual_target

    on = on or usual_target(setup)
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
    grid = new_grid(words, f">cli-sim-{whose}", ">cli-sim-share", ">cli-sim-interval")
    for name, share in zip(names, wins, strict=True):
        grid.add_row(name, *in_percent(words, share))
    stdout().print(grid)
