"""`daikaiju train`: a network that answers and hopes, learned with PyTorch on a GPU, or small on a processor."""

from __future__ import annotations

from dataclasses import asdict, replace
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from daikaiju.champion.reinforcement.policy_layers import MOST_NARROW, MOST_WIDE
from daikaiju.cli.options.game import KING, Game
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import options_of
from daikaiju.cli.options.values import Json, Seed, decimal, one_of, whole_number
from daikaiju.cli.screen import print_json, stderr, stdout
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.extras import need
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.champion.reinforcement.learning.trainer import Report

DEVICES = ("cpu", "cuda")

SMALL: dict[str, Any] = {"games": 512, "steps": 32, "minibatch": 2048, "matches": 100, "average": 0.99, "every": 5.0}
"""What a processor can do."""

of_training = options_of("cli-option-train")
above_0 = decimal("cli-error-number-above-0", lambda number: 0 < number < inf)
up_to_1 = decimal("cli-error-number-up-to-1", lambda number: 0 <= number <= 1)
from_0 = decimal("cli-error-number-from-0", lambda number: 0 <= number < inf)

On = Annotated[str, of_training("on", one_of(*DEVICES), "|".join(DEVICES))]
Minutes = Annotated[float, of_training("minutes", above_0, "M")]
Whole = Annotated[float | None, of_training("whole", above_0, "M")]
Rounds = Annotated[int | None, of_training("rounds", whole_number(1))]
Games = Annotated[int | None, of_training("games", whole_number(1))]
Rate = Annotated[float | None, of_training("rate", above_0, "R")]
LastRate = Annotated[float | None, of_training("last-rate", from_0, "R")]
Entropy = Annotated[float | None, of_training("entropy", from_0, "E")]
LastEntropy = Annotated[float | None, of_training("last-entropy", from_0, "E")]
Soften = Annotated[float | None, of_training("soften", up_to_1, "S")]
Lambda = Annotated[float | None, of_training("lambda", up_to_1, "L")]
ValueWeight = Annotated[float | None, of_training("value-weight", above_0, "W")]
Mixed = Annotated[float | None, of_training("mixed", up_to_1, "SHARE")]
OnlyChances = Annotated[bool, typer.Option("--only-chances", help="cli-option-train-only-chances")]
Wide = Annotated[int | None, of_training("wide", whole_number(4, MOST_WIDE))]
Narrow = Annotated[int | None, of_training("narrow", whole_number(4, MOST_NARROW))]
Layers = Annotated[int | None, of_training("layers", whole_number(0, 3))]
Tower = Annotated[int | None, of_training("tower", whole_number(0, MOST_NARROW))]
Ladder = Annotated[float | None, of_training("ladder", above_0, "S")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FOLDER", help="cli-option-train-save")]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FOLDER|FILE", help="cli-option-train-resume")]


def train(
    game: Game = KING,
    on: On = "cpu",
    minutes: Minutes = 9.0,
    whole: Whole = None,
    rounds: Rounds = None,
    games: Games = None,
    rate: Rate = None,
    last_rate: LastRate = None,
    entropy: Entropy = None,
    last_entropy: LastEntropy = None,
    soften: Soften = None,
    lambda_: Lambda = None,
    value_weight: ValueWeight = None,
    mixed: Mixed = None,
    only_chances: OnlyChances = False,
    wide: Wide = None,
    narrow: Narrow = None,
    layers: Layers = None,
    tower: Tower = None,
    ladder: Ladder = None,
    seed: Seed = 0,
    save: Save = None,
    resume: Resume = None,
    words: Language = ENGLISH,
    json: Json = False,
) -> None:
    if resume is not None and layers is not None:
        raise DaikaijuError(Problem("train-not-resumed", option="--layers"))
    if resume is None and only_chances:
        raise DaikaijuError(Problem("train-nothing-to-keep"))
    need("cpu")
    need("torch")
    if on == "cuda":
        need("cuda")
    if ladder is not None:
        need("engine")
    from daikaiju.champion.reinforcement.learning.network import Size
    from daikaiju.champion.reinforcement.learning.trainer import AS_BEFORE, Options, Training

    size = given(wide=wide, narrow=narrow, layers=layers, tower=tower)
    options = Options(
        **({} if on == "cuda" else SMALL)
        | given(rounds=rounds, games=games, rate=rate, last_rate=last_rate, entropy=entropy, last_entropy=last_entropy)
        | given(soften=soften, value_carry=lambda_, value_weight=value_weight, mixed=mixed, ladder=ladder)
        | {"game": game.name, "on": on, "minutes": minutes, "whole": whole, "seed": seed}
        | {"only_chances": only_chances, "size": replace(Size() if resume is None else AS_BEFORE, **size)}
    )
    folder = save or (resume if resume and resume.is_dir() else Path(game.name))
    stderr().print(words.say("train-compiling"), soft_wrap=True)
    for report in Training(options, resume).run(folder):
        if json:
            print_json(asdict(report))
        else:
            show(words, report)
    if not json:
        stdout().print(words.say("train-saved", folder=str(folder)), soft_wrap=True)


def given(**options: float | None) -> dict[str, Any]:
    """Those of the options that are not left to what is usual."""
    return {name: value for name, value in options.items() if value is not None}


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
