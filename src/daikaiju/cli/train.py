"""`daikaiju train`: networks for the champion, learned by self-play, with live progress."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.games import asked_game
from daikaiju.cli.options import Game, Json, Lang, Seed, shown, whole_number
from daikaiju.cli.screen import print_json, stderr, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.extras import need
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.champion.training.trainer import Report, Training

MOST_PROCESSES = 1024


def option(name: str, metavar: str) -> object:
    return typer.Option(f"--{name}", metavar=metavar, help=f"cli-option-train-{name}")


Rounds = Annotated[str, option("rounds", "N")]
Games = Annotated[str, option("games", "N")]
Rate = Annotated[str, option("rate", "R")]
LastRate = Annotated[str, option("last-rate", "R")]
Lambda = Annotated[str, option("lambda", "L")]
Batch = Annotated[str, option("batch", "N")]
Reuse = Annotated[str, option("reuse", "N")]
Window = Annotated[str, option("window", "N")]
WithGreedy = Annotated[str, option("with-greedy", "SHARE")]
WithQuick = Annotated[str, option("with-quick", "SHARE")]
WithEarlier = Annotated[str, option("with-earlier", "SHARE")]
Neutral = Annotated[str, option("neutral", "SHARE")]
Players = Annotated[str | None, option("players", "N")]
Minutes = Annotated[str | None, option("minutes", "M")]
Processes = Annotated[str | None, option("processes", "N")]
Save = Annotated[Path | None, option("save", "FILE.npz")]
Resume = Annotated[Path | None, option("resume", "FILE.npz")]
Teacher = Annotated[str | None, option("teacher", "greedy|quick")]
Lessons = Annotated[str, option("lessons", "N")]
Blend = Annotated[bool, typer.Option("--blend", help="cli-option-train-blend")]
Bare = Annotated[bool, typer.Option("--bare", help="cli-option-train-bare")]
Against = Annotated[str | None, option("against", "BOT")]
Matches = Annotated[str, option("matches", "N")]


def train(
    game: Game = "king",
    rounds: Rounds = "100",
    games: Games = "1000",
    minutes: Minutes = None,
    processes: Processes = None,
    rate: Rate = "0.0015",
    last_rate: LastRate = "0.0001",
    lambda_: Lambda = "0.8",
    batch: Batch = "256",
    reuse: Reuse = "6",
    window: Window = "8",
    with_greedy: WithGreedy = "0.5",
    with_quick: WithQuick = "0.15",
    with_earlier: WithEarlier = "0.2",
    neutral: Neutral = "0.5",
    players: Players = None,
    seed: Seed = "0",
    save: Save = None,
    resume: Resume = None,
    teacher: Teacher = None,
    lessons: Lessons = "2000",
    blend: Blend = False,
    bare: Bare = False,
    against: Against = None,
    matches: Matches = "200",
    lang: Lang = "en",
    json: Json = False,
) -> None:
    words = Words(lang)
    name = asked_game(words, game).name
    need("cpu")
    from daikaiju.bots import check_bot
    from daikaiju.champion.training.self_play import Population
    from daikaiju.champion.training.trainer import Options, Training

    options = Options(
        game=name,
        seed=whole_number(words, "--seed", seed, 0),
        rounds=whole_number(words, "--rounds", rounds, 1),
        games=whole_number(words, "--games", games, 1),
        minutes=None if minutes is None else asked_number(words, "--minutes", minutes),
        teacher=teacher,
        lessons=whole_number(words, "--lessons", lessons, 1),
        blend=blend,
        bare=bare,
        rate=asked_number(words, "--rate", rate),
        last_rate=asked_number(words, "--last-rate", last_rate, at_least=0),
        carry=asked_number(words, "--lambda", lambda_, at_least=0),
        batch=whole_number(words, "--batch", batch, 1),
        reuse=asked_number(words, "--reuse", reuse),
        window=whole_number(words, "--window", window, 1),
        population=Population(
            asked_number(words, "--with-greedy", with_greedy, at_least=0),
            asked_number(words, "--with-quick", with_quick, at_least=0),
            asked_number(words, "--with-earlier", with_earlier, at_least=0),
            asked_number(words, "--neutral", neutral, at_least=0),
        ),
        players=None if players is None else whole_number(words, "--players", players, 2),
        processes=whole_number(words, "--processes", processes or str(os.cpu_count() or 1), 1, MOST_PROCESSES),
    )
    number = whole_number(words, "--matches", matches, 1)
    if against is not None:
        check_bot(against)
    training = Training(options, resume)
    file = save or Path(f"{name}.npz")
    learn(words, training, file, json)
    if against is not None:
        measure(words, training, file, against, number, json)
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
    from daikaiju.bots.matches import play_match
    from daikaiju.simulation import wilson

    game = training.options.game
    for players in (4, 2) if game == "king" else (2,):
        bots = [f"champion:{file}", *[bot] * (players - 1)]
        won = sum(
            1 / len(played.winners)
            for played in play_match(bots, games, training.options.seed, game)
            if 0 in played.winners
        )
        low, high = wilson(won, games)
        if json:
            print_json({"against": bot, "players": players, "games": games, "won": won, "interval95": [low, high]})
            continue
        shares = {"share": won / games, "low": low, "high": high, "par": 1 / players}
        percent = {name: f"{share:.1%}" for name, share in shares.items()}
        said = words.say("train-against", bot=bot, players=players, won=f"{won:g}", games=games, **percent)
        stdout().print(said, soft_wrap=True)


def asked_number(words: Words, name: str, given: str, at_least: float | None = None) -> float:
    """The given number, if it is one: above 0, unless 0 itself is allowed."""
    try:
        number = float(given)
    except ValueError:
        number = -1.0
    if not (0 < number < float("inf") or number == at_least):
        error = "cli-error-number-above-0" if at_least is None else "cli-error-number-from-0"
        raise DaikaijuError(words.say(error, option=name, given=shown(given)))
    return number
