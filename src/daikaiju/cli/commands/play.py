"""`daikaiju play`: a whole game in the terminal against bots."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer

from daikaiju.cli.options.bots import read_bots
from daikaiju.cli.options.game import KING, Edition, Ends, Game, Packs, Players, no_such_option, read_players, table
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import Given, option
from daikaiju.cli.options.values import listed, one_of, whole_number
from daikaiju.cli.screen import print_json, stderr, stdout
from daikaiju.errors import DaikaijuError, Problem

if TYPE_CHECKING:
    from daikaiju.game import Game as GameObject
    from daikaiju.simulation import Setup

INTERRUPTED = 130


@dataclass(frozen=True)
class AskedSeats:
    """How many monsters play, and which, if they are named."""

    count: int
    monsters: Sequence[str]


def read_seats(given: Given) -> AskedSeats:
    """A number of seats, or the names of the monsters at them."""
    monsters = [] if given.text.isdecimal() else listed(given)
    count = str(len(monsters)) if monsters else given.text
    return AskedSeats(read_players(Given("--players", count, given.values)), monsters)


GREEDY: Any = "greedy"
"""The default of the bots, as it would be typed."""

Seats = Annotated[AskedSeats | None, option("--seats", read_seats, metavar="N|NAMES", help="play-option-seats")]
Me = Annotated[str | None, typer.Option("--me", metavar="MONSTER", help="play-option-me")]
Bots = Annotated[Sequence[str], option("--bots", read_bots, metavar="NAME,…", help="play-option-bots")]
Seed = Annotated[int | None, option("--seed", whole_number(0), metavar="N", help="play-option-seed")]
Variant = Annotated[bool, typer.Option("--two-player-variant", help="play-option-variant")]
AskOrder = Annotated[bool, typer.Option("--ask-order", help="play-option-ask-order")]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="play-option-load")]
Json = Annotated[bool, typer.Option("--json", help="play-option-json")]


def play(
    game: Game = KING,
    seats: Seats = None,
    players: Players = None,
    me: Me = None,
    bots: Bots = GREEDY,
    edition: Edition = None,
    ends: Ends = None,
    two_player_variant: Variant = False,
    packs: Packs = None,
    seed: Seed = None,
    ask_order: AskOrder = False,
    load: Load = None,
    words: Language = ENGLISH,
    json: Json = False,
) -> None:
    from daikaiju.bots import bots_for_seats, new_bot
    from daikaiju.cli.terminal_table.results import result
    from daikaiju.cli.terminal_table.session import Leave, Session

    dice = None if seed is None else random.Random(seed)
    if load is not None:
        played = saved_game(load)
    else:
        if seats is not None and players is not None and seats.count != players:
            raise DaikaijuError(Problem("play-error-seats-and-players", seats=str(seats.count), players=str(players)))
        count = seats.count if seats else players or (2 if two_player_variant else None)
        setup = table(game, count, edition, ends, packs)
        played = new_game(setup, seats.monsters if seats else (), me, two_player_variant)
    hero = chosen_monster(me, played.seats)
    source = random.SystemRandom() if dice is None else dice
    rivals = [name for name in played.seats if name != hero]
    seated = zip(rivals, bots_for_seats(bots, len(rivals)), strict=True)
    others = {name: new_bot(bot, source.getrandbits(60)) for name, bot in seated}
    console = stderr() if json else stdout()
    session = Session(played, hero, others, words, dice, console, ask_order=ask_order)
    if json:
        session.read = lambda prompt: read_quietly(console.file, prompt)
    try:
        session.play()
    except Leave:
        session.say("play-bye")
    except EOFError:
        console.print()
        if not played.over:
            session.say("play-no-input")
    except KeyboardInterrupt:
        console.print()
        session.say("play-bye")
        raise typer.Exit(INTERRUPTED) from None
    if json:
        print_json(result(played, hero))


def read_quietly(screen: IO[str], prompt: str) -> str:
    """Read a line, keeping the prompt out of stdout, which is reserved for output for programs."""
    screen.write(prompt)
    screen.flush()
    return input()


def new_game(setup: Setup, monsters: Sequence[str], me: str | None, for_two: bool) -> GameObject:
    """A game at a table, with the monsters that were named or else the first ones."""
    if for_two and "two_player_variant" not in setup.info.options:
        raise no_such_option(setup.info, "--two-player-variant")
    known = list(setup.info.rules.names.MONSTERS[setup.options["edition"]])
    for name in monsters:
        one_of(*known)(Given("--seats", name, {}))
    if not monsters:
        hero = chosen_monster(me, known)
        monsters = [hero, *(name for name in known if name != hero)][: setup.players]
    variant = {"two_player_variant": True} if for_two else {}
    return setup.info.new(monsters, **variant, **setup.options)


def chosen_monster(me: str | None, seats: Sequence[str]) -> str:
    """The monster of the person."""
    return seats[0] if me is None else one_of(*seats)(Given("--me", me, {}))


def saved_game(file: Path) -> GameObject:
    """A game that was saved, as far as it was played."""
    from daikaiju.text.files import load
    from daikaiju.text.script import play as replay
    from daikaiju.text.script import read_scenario

    scenario = read_scenario(load(file)[0], str(file))
    replay(scenario)
    scenario.game.vocabulary.rules.advance(scenario.game.state)  # a file may stop between two questions
    if scenario.game.over:
        raise DaikaijuError(Problem("play-error-load-game", file=str(file)))
    return scenario.game
