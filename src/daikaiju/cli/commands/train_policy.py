"""`daikaiju train --on`: a network that answers and hopes, learned with PyTorch on a GPU or small on a processor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from daikaiju.champion.reinforcement.policy_file import MOST_NARROW, MOST_WIDE
from daikaiju.cli.screen import print_json, stderr, stdout
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.extras import need
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.champion.reinforcement.learning.trainer import Report

USED = (
    "game", "on", "minutes", "whole", "rounds", "games", "rate", "last_rate", "lambda_", "value_weight", "mixed",
    "wide", "narrow", "layers", "tower", "seed", "save", "resume", "words", "json",
)  # fmt: skip
"""The parameters of the command that mean something here."""

SIZES = ("wide", "narrow", "layers", "tower")
"""The parameters that say how large a network is."""

ONLY_HERE = ("whole", "value_weight", "mixed", *SIZES)
"""The parameters that mean nothing elsewhere."""

SMALL: dict[str, Any] = {"games": 512, "steps": 32, "minibatch": 2048, "matches": 100, "average": 0.99, "every": 5.0}
"""What a processor can do."""


def check_given(context: typer.Context) -> None:
    """Raise an error for an option that means nothing here, or nothing for a network that exists already."""
    for option, name in given_options(context):
        if name not in USED:
            raise DaikaijuError(Problem("train-not-on", option=option))
        if name == "layers" and context.params["resume"] is not None:
            raise DaikaijuError(Problem("train-not-resumed", option=option))


def check_not_given(context: typer.Context) -> None:
    """Raise an error for an option that means nothing without `--on`."""
    for option, name in given_options(context):
        if name in ONLY_HERE:
            raise DaikaijuError(Problem("train-only-on", option=option))


def given_options(context: typer.Context) -> Iterator[tuple[str, str]]:
    """The options on the command line, as they are written there, and their parameters."""
    for parameter in context.command.params:
        if is_given(context, parameter.name or ""):
            yield parameter.opts[0], parameter.name or ""


def train_policy(context: typer.Context, words: Words, on: str) -> None:
    """Train with what was given on the command line."""
    check_given(context)
    need("torch")
    if on == "cuda":
        need("cuda")
    from daikaiju.champion.reinforcement.learning.network import Size
    from daikaiju.champion.reinforcement.learning.trainer import AS_BEFORE, Options, Training

    given = context.params
    names = ("rounds", "games", "rate", "last_rate", "value_weight", "mixed")
    chosen = {name: given[name] for name in names if is_given(context, name)}
    if is_given(context, "lambda_"):
        chosen["value_carry"] = given["lambda_"]
    wanted = {name: given[name] for name in SIZES if is_given(context, name)}
    size = replace(Size() if given["resume"] is None else AS_BEFORE, **wanted)
    if max(size.narrow, size.tower) > MOST_NARROW or size.wide > MOST_WIDE:
        raise DaikaijuError(Problem("train-too-wide", wide=MOST_WIDE, narrow=MOST_NARROW))
    minutes = given["minutes"] or Options.minutes
    whole = given["whole"] or minutes
    options = Options(
        **({} if on == "cuda" else SMALL)
        | chosen
        | {"game": given["game"].name, "on": on, "minutes": minutes, "whole": whole, "seed": given["seed"]}
        | {"size": size}
    )
    folder = given["save"] or given["resume"] or Path(given["game"].name)
    stderr().print(words.say("train-compiling"), soft_wrap=True)
    for report in Training(options, given["resume"]).run(folder):
        if given["json"]:
            print_json(asdict(report))
        else:
            show(words, report)
    if not given["json"]:
        stdout().print(words.say("train-saved-folder", folder=str(folder)), soft_wrap=True)


def is_given(context: typer.Context, name: str) -> bool:
    """Whether a parameter was given on the command line."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def show(words: Words, report: Report) -> None:
    screen = stdout()
    figures = {"loss": f"{report.value_loss:.3f}", "speed": f"{report.steps_per_second:,.0f}"}
    said = words.say(
        "train-checkpoint", round=report.round, games=report.games, seconds=f"{report.seconds:.0f}", **figures
    )
    screen.print(said, soft_wrap=True)
    for rival, (times, low, high) in report.strength.items():
        bounds = {"times": f"{times:.2f}", "low": f"{low:.2f}", "high": f"{high:.2f}"}
        screen.print(words.say("train-strength", rival=rival, **bounds), soft_wrap=True)
