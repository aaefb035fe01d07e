"""Where commands write: results on stdout, everything else on stderr."""

from __future__ import annotations

import json

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def stdout() -> Console:
    """For results: tables and sentences."""
    return Console(highlight=False)


def stderr() -> Console:
    """For progress and problems."""
    return Console(stderr=True, highlight=False)


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
