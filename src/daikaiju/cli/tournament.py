"""`daikaiju tournament`: bots play each other, and the results say how strong they are and how certain that is."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from daikaiju.cli.games import asked_table
from daikaiju.cli.options import Edition, Ends, Game, Json, Lang, Packs, Seed, one_of, shown, whole_number
from daikaiju.cli.screen import print_json, progress_bar, stderr, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.extras import need
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.tournament import Decision, EntryResult, Results, Tournament

PLACES = ("cpu", "ray")
EQUAL = "equal"
MOST_WORKERS = 1024
MOST_SECONDS = 3600
FORFEITS_SHOWN = 5


def option(name: str, metavar: str) -> object:
    return typer.Option(f"--{name}", metavar=metavar, help=f"cli-option-tournament-{name}")


Bots = Annotated[str, option("bots", "NAME,NAME…")]
Games = Annotated[str, option("games", "N")]
Players = Annotated[str | None, option("players", "N")]
Workers = Annotated[str | None, option("workers", "N")]
On = Annotated[str, option("on", "|".join(PLACES))]
Save = Annotated[Path | None, option("save", "FILE")]
Decide = Annotated[str | None, option("decide", f"SHARE|{EQUAL}")]
Error = Annotated[str, option("error", "P")]
Seconds = Annotated[str, option("seconds", "S")]


def tournament(
    bots: Bots,
    games: Games = "1000",
    seed: Seed = "0",
    game: Game = "king",
    players: Players = None,
    edition: Edition = None,
    ends: Ends = None,
    packs: Packs = None,
    workers: Workers = None,
    on: On = "cpu",
    save: Save = None,
    decide: Decide = None,
    error: Error = "0.01",
    seconds: Seconds = "10",
    lang: Lang = "en",
    json: Json = False,
) -> None:
    words = Words(lang)
    number = whole_number(words, "--games", games, 1)
    processes = None if workers is None else whole_number(words, "--workers", workers, 1, MOST_WORKERS)
    one_of(words, "--on", on, PLACES)
    need("tournament")
    asked = asked_tournament(words, bots, seed, game, players, (edition, ends, packs), seconds)
    decision = asked_decision(words, asked, decide, error)
    if on == "ray":
        need("ray")
    found = play(words, asked, number, processes, on, save, decision, quiet=json)
    if json:
        print_json(found.to_dict())
    else:
        show(words, found)


def asked_tournament(
    words: Words,
    bots: str,
    seed: str,
    game: str,
    players: str | None,
    table: tuple[str | None, str | None, list[str] | None],
    seconds: str,
) -> Tournament:
    """The tournament that the options describe."""
    from daikaiju.bots import check_bot
    from daikaiju.tournament import new_tournament

    setup = asked_table(words, game, None, *table)
    info = setup.info
    names = [name.strip() for name in bots.split(",")]
    for name in dict.fromkeys(names):
        check_bot(name)
    seats = None
    if players is not None:
        seats = whole_number(words, "--players", players, info.fewest_players, info.most_players)
    named = {"packs": list(info.rules.book.packs)} if info.rules.book.packs else {}
    return new_tournament(
        names,
        seed=whole_number(words, "--seed", seed, 0),
        game=info.name,
        players=seats,
        seconds=asked_seconds(words, seconds),
        **setup.options,
        **named,
    )


def asked_seconds(words: Words, given: str) -> float:
    number = decimal(given)
    if not 0 < number <= MOST_SECONDS:
        raise DaikaijuError(words.say("cli-error-seconds", option="--seconds", given=shown(given), most=MOST_SECONDS))
    return number


def asked_decision(words: Words, asked: Tournament, decide: str | None, error: str) -> Decision | None:
    """What a sequential test should decide, if anything."""
    from daikaiju.tournament import Decision

    probability = asked_share(words, "--error", error)
    if decide is None:
        return None
    if decide == EQUAL:
        return Decision(1 / asked.players, probability)
    return Decision(asked_share(words, "--decide", decide, "yes"), probability)


def asked_share(words: Words, option: str, given: str, equal: str = "no") -> float:
    share = decimal(given)
    if not 0 < share < 1:
        raise DaikaijuError(words.say("cli-error-share", option=option, given=shown(given), equal=equal))
    return share


def decimal(given: str) -> float:
    """A number with decimals, or -1 for anything else."""
    try:
        number = float(given)
    except ValueError:
        return -1.0
    return number if isfinite(number) else -1.0


def play(
    words: Words,
    asked: Tournament,
    games: int,
    workers: int | None,
    on: str,
    save: Path | None,
    decision: Decision | None,
    quiet: bool,
) -> Results:
    """Play the tournament, with a bar on a terminal."""
    from daikaiju.tournament import run_tournament

    try:
        with progress_bar(shown=not quiet) as bar:
            task = bar.add_task(words.say("cli-sim-playing"), total=asked.whole_games(games))
            return run_tournament(
                asked,
                games,
                workers=workers,
                on=on,
                saved=save,
                decision=decision,
                progress=lambda played: bar.update(task, completed=played),
            )
    except KeyboardInterrupt:
        if save is not None:
            stderr().print(words.say("cli-tournament-interrupted", file=str(save)), soft_wrap=True)
        raise


def show(words: Words, found: Results) -> None:
    screen, asked = stdout(), found.tournament
    screen.print(
        words.say(
            "cli-tournament-title",
            game=words.say(f"cli-game-{asked.game}"),
            edition=str(asked.options.get("edition", asked.info.editions[0])),
            games=len(found.games),
            players=asked.players,
            seed=str(asked.seed),
        )
    )
    screen.print(results_grid(words, found.entries))
    if found.decision is not None:
        decision = found.decision
        screen.print(
            words.say(
                "cli-tournament-verdict",
                verdict=decision.verdict or "open",
                bot=asked.bots[0],
                share=words.say("cli-percent", share=decision.share),
                error=words.say("cli-percent", share=decision.error),
            )
        )
    for number, forfeit in found.forfeits[:FORFEITS_SHOWN]:
        screen.print(
            words.say(
                "cli-tournament-forfeit",
                number=number,
                bot=asked.bots[forfeit.entry],
                kind=forfeit.kind,
                reason=forfeit.reason or "none",
            ),
            markup=False,
        )
    if len(found.forfeits) > FORFEITS_SHOWN:
        screen.print(words.say("cli-tournament-more-forfeits", more=len(found.forfeits) - FORFEITS_SHOWN))


def results_grid(words: Words, entries: list[EntryResult]) -> Grid:
    """One line for each entry."""
    grid = Grid(box=SIMPLE_HEAD, show_edge=False)
    grid.add_column(words.say("cli-tournament-bot"))
    for column in ("games", "share"):
        grid.add_column(words.say(f"cli-tournament-{column}"), justify="right")
    for percent in (95, 99):
        grid.add_column(words.say("cli-tournament-interval", percent=percent), justify="right", no_wrap=True)
    for column in ("rating", "ms"):
        grid.add_column(words.say(f"cli-tournament-{column}"), justify="right")
    for entry in entries:
        grid.add_row(
            entry.bot,
            words.say("cli-count", number=entry.games),
            words.say("cli-percent", share=entry.share),
            in_percent(words, entry.interval95),
            in_percent(words, entry.interval99),
            f"{entry.rating.mu:.1f}±{entry.rating.sigma:.1f}",
            words.say("cli-tournament-decimal", number=entry.ms_mean),
        )
    return grid


def in_percent(words: Words, interval: tuple[float, float]) -> str:
    low, high = interval
    return words.say("cli-tournament-range", low=100 * low, high=100 * high)
