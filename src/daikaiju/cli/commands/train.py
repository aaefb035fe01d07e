"""`daikaiju train`: networks for the champion, learned by self-play, with live progress; with `--on`, in PyTorch."""

from __future__ import annotations

import os
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.options.bots import read_bot
from daikaiju.cli.options.game import KING, Game
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import options_of
from daikaiju.cli.options.values import Json, Seed, decimal, one_of, whole_number
from daikaiju.cli.screen import print_json, stderr, stdout
from daikaiju.extras import need
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.champion.training.trainer import Report, Training

MOST_PROCESSES = 1024
DEVICES = ("cpu", "cuda")


of_training = options_of("cli-option-train")
above_0 = decimal("cli-error-number-above-0", lambda number: 0 < number < inf)
up_to_1 = decimal("cli-error-number-up-to-1", lambda number: 0 <= number <= 1)
from_0 = decimal("cli-error-number-from-0", lambda number: 0 <= number < inf)

Rounds = Annotated[int, of_training("rounds", whole_number(1))]
Games = Annotated[int, of_training("games", whole_number(1))]
Rate = Annotated[float, of_training("rate", above_0, "R")]
LastRate = Annotated[float, of_training("last-rate", from_0, "R")]
Lambda = Annotated[float, of_training("lambda", from_0, "L")]
Batch = Annotated[int, of_training("batch", whole_number(1))]
Reuse = Annotated[float, of_training("reuse", above_0)]
Window = Annotated[int, of_training("window", whole_number(1))]
WithGreedy = Annotated[float, of_training("with-greedy", from_0, "SHARE")]
WithQuick = Annotated[float, of_training("with-quick", from_0, "SHARE")]
WithEarlier = Annotated[float, of_training("with-earlier", from_0, "SHARE")]
Neutral = Annotated[float, of_training("neutral", from_0, "SHARE")]
Players = Annotated[int | None, of_training("players", whole_number(2))]
Minutes = Annotated[float | None, of_training("minutes", above_0, "M")]
Processes = Annotated[int | None, of_training("processes", whole_number(1, MOST_PROCESSES))]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE.npz", help="cli-option-train-save")]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE.npz", help="cli-option-train-resume")]
Teacher = Annotated[str | None, typer.Option("--teacher", metavar="greedy|quick", help="cli-option-train-teacher")]
Lessons = Annotated[int, of_training("lessons", whole_number(1))]
Blend = Annotated[bool, typer.Option("--blend", help="cli-option-train-blend")]
Bare = Annotated[bool, typer.Option("--bare", help="cli-option-train-bare")]
Against = Annotated[str | None, of_training("against", read_bot, "BOT")]
Matches = Annotated[int, of_training("matches", whole_number(1))]
On = Annotated[str | None, of_training("on", one_of(*DEVICES), "|".join(DEVICES))]
Whole = Annotated[float | None, of_training("whole", above_0, "M")]
ValueWeight = Annotated[float, of_training("value-weight", above_0, "W")]
Mixed = Annotated[float, of_training("mixed", up_to_1, "SHARE")]
Wide = Annotated[int, of_training("wide", whole_number(4))]
Narrow = Annotated[int, of_training("narrow", whole_number(4))]
Layers = Annotated[int, of_training("layers", whole_number(0, 4))]
Tower = Annotated[int, of_training("tower", whole_number(0))]


def train(
    context: typer.Context,
    game: Game = KING,
    on: On = None,
    whole: Whole = None,
    value_weight: ValueWeight = 0.5,
    mixed: Mixed = 0.25,
    wide: Wide = 384,
    narrow: Narrow = 128,
    layers: Layers = 2,
    tower: Tower = 0,
    rounds: Rounds = 100,
    games: Games = 1000,
    minutes: Minutes = None,
    processes: Processes = None,
    rate: Rate = 0.0015,
    last_rate: LastRate = 0.0001,
    lambda_: Lambda = 0.8,
    batch: Batch = 256,
    reuse: Reuse = 6,
    window: Window = 8,
    with_greedy: WithGreedy = 0.5,
    with_quick: WithQuick = 0.15,
    with_earlier: WithEarlier = 0.2,
    neutral: Neutral = 0.5,
    players: Players = None,
    seed: Seed = 0,
    save: Save = None,
    resume: Resume = None,
    teacher: Teacher = None,
    lessons: Lessons = 2000,
    blend: Blend = False,
    bare: Bare = False,
    against: Against = None,
    matches: Matches = 200,
    words: Language = ENGLISH,
    json: Json = False,
) -> None:
    need("cpu")
    from daikaiju.cli.commands.train_policy import check_not_given, train_policy

    if on is not None:
        train_policy(context, words, on)
        return
    check_not_given(context)
    from daikaiju.champion.training.self_play import Population
    from daikaiju.champion.training.trainer import Options, Training

    options = Options(
        game=game.name,
        seed=seed,
        rounds=rounds,
        games=games,
        minutes=minutes,
        teacher=teacher,
        lessons=lessons,
        blend=blend,
        bare=bare,
        rate=rate,
        last_rate=last_rate,
        carry=lambda_,
        batch=batch,
        reuse=reuse,
        window=window,
        population=Population(with_greedy, with_quick, with_earlier, neutral),
        players=players,
        processes=processes or min(MOST_PROCESSES, os.cpu_count() or 1),
    )
    training = Training(options, resume)
    file = save or Path(f"{game.name}.npz")
    learn(words, training, file, json)
    if against is not None:
        measure(words, training, file, against, matches, json)
    if not json:
        stdout().print(words.say("train-saved", file=str(file)), soft_wrap=True)


def learn(words: Words, training: Training, file: Path, json: bool) -> None:
    """Train, show every round and write the network after it."""
    stderr().print(words.say("train-compiling"), soft_wrap=True)
    for report in training.run():
        training.checkpoint(file)
        if json:
            print_json(training.curve[-1])
        else:
            show_round(words, report)
    training.checkpoint(file)


def show_round(words: Words, report: Report) -> None:
    screen = stdout()
    screen.print(
        words.say(
            "train-round",
            round=report.round,
            games=report.games,
            positions=report.positions,
            loss=f"{report.loss:.3f}",
            seconds=f"{report.seconds:.0f}",
        ),
        soft_wrap=True,
    )
    for rival, (times, low, high) in report.strength.items():
        figures = {"times": f"{times:.2f}", "low": f"{low:.2f}", "high": f"{high:.2f}"}
        said = words.say("train-strength", rival=rival, **figures)
        screen.print(said, soft_wrap=True)


def measure(words: Words, training: Training, file: Path, bot: str, games: int, json: bool) -> None:
    """Let the network play alone against a bot in all other seats."""
    from daikaiju.simulation import wilson
    from daikaiju.tournament import new_tournament
    from daikaiju.tournament.workers import play_chunk

    game = training.options.game
    for players in (4, 2) if game == "king" else (2,):
        bots = [f"champion:{file}", *[bot] * (players - 1)]
        played = play_chunk(new_tournament(bots, seed=training.options.seed, game=game), 0, games, {})
        won = sum(1 / len(one.winners) for one in played if 0 in one.winners)
        low, high = wilson(won, games)
        if json:
            print_json({"against": bot, "players": players, "games": games, "won": won, "interval95": [low, high]})
            continue
        shares = {"share": won / games, "low": low, "high": high, "par": 1 / players}
        percent = {name: f"{share:.1%}" for name, share in shares.items()}
        said = words.say("train-against", bot=bot, players=players, won=f"{won:g}", games=games, **percent)
        stdout().print(said, soft_wrap=True)
