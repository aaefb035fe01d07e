"""`daikaiju tournament`: bots play each other, and the results say how strong they are and how certain that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from daikaiju.cli.options.bots import read_bots
from daikaiju.cli.options.game import KING, Edition, Ends, Game, Packs, read_players, table
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import Given, options_of
from daikaiju.cli.options.values import Json, Seed, decimal, one_of, share, whole_number
from daikaiju.cli.screen import print_json, progress_bar, stderr, stdout
from daikaiju.extras import need
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.tournament import Decision, EntryResult, Results, Tournament

PLACES = ("cpu", "ray")
EQUAL = "equal"
MOST_WORKERS = 1024
MOST_SECONDS = 3600
FORFEITS_SHOWN = 5


@dataclass(frozen=True)
class AskedShare:
    """A share of the wins, or an equal one, which depends on the number of players."""

    share: float | None

    def among(self, players: int) -> float:
        return 1 / players if self.share is None else self.share


def read_share(given: Given) -> AskedShare:
    """A share, or the word for an equal one."""
    return AskedShare(None if given.text == EQUAL else share("yes")(given))


of_tournament = options_of("cli-option-tournament")
at_most_an_hour = decimal("cli-error-seconds", lambda seconds: 0 < seconds <= MOST_SECONDS, most=MOST_SECONDS)

Bots = Annotated[Sequence[str], of_tournament("bots", read_bots, "NAME,NAME…")]
Games = Annotated[int, of_tournament("games", whole_number(1))]
Players = Annotated[int | None, of_tournament("players", read_players)]
Workers = Annotated[int | None, of_tournament("workers", whole_number(1, MOST_WORKERS))]
On = Annotated[str, of_tournament("on", one_of(*PLACES), "|".join(PLACES))]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-option-tournament-save")]
Decide = Annotated[AskedShare | None, of_tournament("decide", read_share, f"SHARE|{EQUAL}")]
Error = Annotated[float, of_tournament("error", share(), "P")]
Seconds = Annotated[float, of_tournament("seconds", at_most_an_hour, "S")]


def tournament(
    bots: Bots,
    games: Games = 1000,
    seed: Seed = 0,
    game: Game = KING,
    players: Players = None,
    edition: Edition = None,
    ends: Ends = None,
    packs: Packs = None,
    workers: Workers = None,
    on: On = "cpu",
    save: Save = None,
    decide: Decide = None,
    error: Error = 0.01,
    seconds: Seconds = 10,
    words: Language = ENGLISH,
    json: Json = False,
) -> None:
    need("tournament")
    if on == "ray":
        need("ray")
    from daikaiju.tournament import Decision, new_tournament

    setup = table(game, None, edition, ends, packs)
    named = {"packs": list(setup.info.packs)} if setup.info.packs else {}
    asked = new_tournament(
        [*bots], seed=seed, game=game.name, players=players, seconds=seconds, **setup.options, **named
    )
    decision = None if decide is None else Decision(decide.among(asked.players), error)
    found = play(words, asked, games, workers, on, save, decision, quiet=json)
    if json:
        print_json(found.to_dict())
    else:
        show(words, found)


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
