"""Where commands write: results on stdout, everything else on stderr."""

from __future__ import annotations

import json
from collections.abc import Mapping

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from daikaiju.words import Words


def stdout() -> Console:
    """For results: tables and sentences."""
    return Console(highlight=False)


def stderr() -> Console:
    """For progress and problems."""
    return Console(stderr=True, highlight=False)


def new_grid(words: Words, *columns: str) -> Table:
    """A table whose columns are headed by messages; one after a `>` is aligned to the right, "" has no heading."""
    grid = Table()
    for column in columns:
        key = column.removeprefix(">")
        grid.add_column(words.say(key) if key else "", justify="right" if column != key else "left")
    return grid


def in_percent(words: Words, share: Mapping[str, float]) -> tuple[str, str]:
    """A share and its interval."""
    percents = [words.say("cli-percent", share=share[name]) for name in ("share", "low", "high")]
    return percents[0], f"{percents[1]} – {percents[2]}"


def print_json(answer: object) -> None:
    """Output for programs, never wrapped."""
    typer.echo(json.dumps(answer, ensure_ascii=False, indent=2))


def progress_bar(shown: bool) -> Progress:
    """A progress bar on a terminal's stderr that disappears when full."""
    console = stderr()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not (shown and console.is_terminal),
    )
