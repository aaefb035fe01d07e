"""`daikaiju play`: a whole game in the terminal against bots."""

from __future__ import annotations

import random
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated

import typer

from daikaiju.cli.games import asked_table
from daikaiju.cli.options import Edition, Ends, Game, Lang, Packs, Players, one_of, shown, whole_number
from daikaiju.cli.screen import print_json, stderr, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.game import Game as GameObject

INTERRUPTED = 130

Seats = Annotated[str | None, typer.Option("--seats", metavar="N|NAMES", help="play-option-seats")]
Me = Annotated[str | None, typer.Option("--me", metavar="MONSTER", help="play-option-me")]
Bots = Annotated[str, typer.Option("--bots", metavar="NAME,…", help="play-option-bots")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N", help="play-option-seed")]
Variant = Annotated[bool, typer.Option("--two-player-variant", help="play-option-variant")]
AskOrder = Annotated[bool, typer.Option("--ask-order", help="play-option-ask-order")]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="play-option-load")]
Json = Annotated[bool, typer.Option("--json", help="play-option-json")]


def play(
    game: Game = "king",
    seats: Seats = None,
    players: Players = None,
    me: Me = None,
    bots: Bots = "greedy",
    edition: Edition = None,
    ends: Ends = None,
    two_player_variant: Variant = False,
    packs: Packs = None,
    seed: Seed = None,
    ask_order: AskOrder = False,
    load: Load = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    from daikaiju.bots import asked_bots, new_bot
    from daikaiju.cli.table.ending import result
    from daikaiju.cli.table.session import Leave, Session

    words = Words(lang)
    dice = None if seed is None else random.Random(whole_number(words, "--seed", seed, 0))
    if load is not None:
        table = saved_game(words, load)
    else:
        table = new_game(words, game, seats, players, me, edition, ends, two_player_variant, packs)
    hero = asked_hero(words, me, table.seats)
    source = random.SystemRandom() if dice is None else dice
    rivals = [name for name in table.seats if name != hero]
    asked = asked_bots(bots, len(rivals))
    others = {name: new_bot(bot, source.getrandbits(60)) for name, bot in zip(rivals, asked, strict=True)}
    console = stderr() if json else stdout()
    session = Session(table, hero, others, words, dice, console, ask_order=ask_order)
    if json:
        session.read = lambda prompt: read_quietly(console.file, prompt)
    try:
        session.play()
    except Leave:
        session.say("play-bye")
    except EOFError:
        console.print()
        if not table.over:
            session.say("play-no-input")
    except KeyboardInterrupt:
        console.print()
        session.say("play-bye")
        raise typer.Exit(INTERRUPTED) from None
    if json:
        print_json(result(table, hero))


def read_quietly(screen: IO[str], prompt: str) -> str:
    """Read a line, keeping the prompt out of stdout, which is reserved for output for programs."""
    screen.write(prompt)
    screen.flush()
    return input()


def new_game(
    words: Words,
    game: str,
    seats: str | None,
    players: str | None,
    me: str | None,
    edition: str | None,
    ends: str | None,
    for_two: bool,
    packs: list[str] | None,
) -> GameObject:
    """The game that the options describe."""
    named = [] if seats is None or seats.isdecimal() else [name.strip() for name in seats.split(",")]
    count = str(len(named)) if named else seats
    if count is not None and players is not None and count != players:
        raise DaikaijuError(words.say("play-error-seats-and-players", seats=shown(count), players=shown(players)))
    table = asked_table(words, game, count or players or ("2" if for_two else None), edition, ends, packs)
    if for_two and "two_player_variant" not in table.info.options:
        game_name = words.say(f"cli-game-{table.info.name}")
        raise DaikaijuError(words.say("cli-error-no-option", option="--two-player-variant", game=game_name))
    monsters = list(table.info.rules.names.MONSTERS[table.options["edition"]])
    for name in named:
        one_of(words, "--seats", name, monsters)
    if not named:
        hero = asked_hero(words, me, monsters)
        named = [hero, *(name for name in monsters if name != hero)][: table.players]
    variant = {"two_player_variant": True} if for_two else {}
    return table.info.new(named, **variant, **table.options)


def asked_hero(words: Words, me: str | None, seats: list[str]) -> str:
    return seats[0] if me is None else one_of(words, "--me", me, seats)


def saved_game(words: Words, file: Path) -> GameObject:
    """A game that was saved, as far as it was played."""
    from daikaiju.text.files import load
    from daikaiju.text.script import play as replay
    from daikaiju.text.script import read_scenario

    scenario = read_scenario(load(file)[0], str(file))
    replay(scenario)
    scenario.game.vocabulary.rules.advance(scenario.game.state)  # a file may stop between two questions
    if scenario.game.over:
        raise DaikaijuError(words.say("play-error-load-game", file=str(file)))
    return scenario.game
