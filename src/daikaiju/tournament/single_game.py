"""One game of a tournament, whatever the bots in it do."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Mapping
from time import process_time

from msgspec import Struct

from daikaiju.answers import Action
from daikaiju.bots import Bot, new_bot
from daikaiju.errors import IllegalAction, short
from daikaiju.game import Game
from daikaiju.tournament.places import FinishingOrder, with_forfeits
from daikaiju.tournament.schedule import Pairing, Tournament

STAND_IN = "greedy"
"""Plays on for a bot that has forfeited, so that the others get a real game."""

MOST_ANSWERS = 100_000
LONGEST_REASON = 200

Watch = Callable[[int, int], None]
"""Called with the entry that is asked and the number of its answer before it thinks, and with entry -1 afterwards."""


class Forfeit(Struct, frozen=True):
    """A bot raised an error, took too long, ended its process or answered illegally: it is last in this game."""

    entry: int
    answer: int
    """At which of its answers in this game, from 0."""

    kind: str
    """raised, illegal, too_slow or crashed."""

    reason: str


class Finished(Struct, frozen=True):
    """A game after it was played. Entries are numbered as in the tournament; `entries` has them by seat."""

    number: int
    entries: tuple[int, ...]
    places: tuple[int, ...]
    """By seat, from 1."""

    winners: tuple[int, ...]
    """The entries that have won: one, several who share the victory, or nobody."""

    turns: int
    answers: tuple[int, ...]
    """How often each seat's bot answered, how much processor time it used in seconds, and for the longest answer."""

    thought: tuple[float, ...]
    longest: tuple[float, ...]
    forfeits: tuple[Forfeit, ...] = ()


class TooSlow(BaseException):
    """A bot takes too long. Not an Exception, for a bot may catch those."""


def no_watch(entry: int, answer: int) -> None:
    """Nobody watches."""


class Player:
    """An entry at the table: its bot, and the stand-in once it has forfeited."""

    def __init__(self, name: str, seed: str, forfeits_at: int | None) -> None:
        self.name, self.seed = name, seed
        self.forfeits_at = forfeits_at
        self.answers = 0
        self.thought = self.longest = 0.0
        self.bot: Bot | None = None
        self.stand_in: Bot | None = None

    def answer(self, game: Game) -> Action:
        """Ask the bot; whatever it raises is the caller's to handle."""
        if self.bot is None:
            self.bot = new_bot(self.name, seed_number(self.seed))
            self.bot.may_be_replaced = False  # whoever cannot play forfeits
        begun = process_time()
        action = self.bot.answer(game)
        taken = process_time() - begun
        self.thought += taken
        self.longest = max(self.longest, taken)
        return action

    def replaced(self, game: Game) -> Action:
        """Let the stand-in answer."""
        if self.stand_in is None:
            self.stand_in = new_bot(STAND_IN, seed_number(self.seed))
        return self.stand_in.answer(game)


def seed_number(text: str) -> int:
    return random.Random(text).getrandbits(60)


def play(
    tournament: Tournament, pairing: Pairing, known: Mapping[int, Forfeit] | None = None, watch: Watch = no_watch
) -> Finished:
    """Play one game to its end. `known` are forfeits of an earlier attempt that had to be broken off, by entry."""
    seats = len(pairing.seated)
    forfeits: dict[int, Forfeit] = {}
    players = [
        Player(
            tournament.bots[entry],
            f"{pairing.chance} bot {entry}",
            known[entry].answer if known and entry in known else None,
        )
        for entry in pairing.seated
    ]
    game = tournament.info.new(pairing.monsters, **tournament.options)
    game.keep_no_past()
    order = FinishingOrder(seats)
    dice = random.Random(pairing.chance)
    roll(game, dice, order)
    for _ in range(MOST_ANSWERS):
        if game.over or seats - len(forfeits) < 2:
            break
        seat = game.seats.index(game.player or "")
        entry, player = pairing.seated[seat], players[seat]
        if entry in forfeits:
            action = player.replaced(game)
        elif known and player.forfeits_at == player.answers:
            forfeits[entry] = known[entry]
            continue
        else:
            try:
                try:
                    watch(entry, player.answers)
                    action = player.answer(game)
                finally:
                    watch(-1, 0)
            except (Exception, SystemExit, TooSlow) as error:
                forfeits[entry] = forfeit_of(entry, player.answers, error)
                continue
            player.answers += 1
        game.apply(action)
        game.state.log.clear()
        order.watch(game.state)
        roll(game, dice, order)
    else:
        raise AssertionError(f"no end after {MOST_ANSWERS} answers")
    places = with_forfeits(
        order.places(game.state), [seat for seat in range(seats) if pairing.seated[seat] in forfeits]
    )
    nobody_won = game.over and not game.winners
    return Finished(
        number=pairing.number,
        entries=pairing.seated,
        places=places,
        winners=() if nobody_won else tuple(pairing.seated[seat] for seat in range(seats) if places[seat] == 1),
        turns=game.state.turn,
        answers=tuple(player.answers for player in players),
        thought=tuple(round(player.thought, 6) for player in players),
        longest=tuple(round(player.longest, 6) for player in players),
        forfeits=tuple(forfeits.values()),
    )


def roll(game: Game, dice: random.Random, order: FinishingOrder) -> None:
    """Let Chance answer until a player is asked."""
    while game.player == "chance" and not game.over:
        game.apply(dice.randrange(game.state.spread))
        order.watch(game.state)


def forfeit_of(entry: int, answer: int, error: BaseException) -> Forfeit:
    """Why a bot forfeits, in one line."""
    if isinstance(error, TooSlow):
        return Forfeit(entry, answer, "too_slow", "")
    kind = "illegal" if isinstance(error, IllegalAction) else "raised"
    where = traceback.extract_tb(error.__traceback__)[-1]
    reason = str(error) if kind == "illegal" else f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"
    return Forfeit(entry, answer, kind, short(" ".join(reason.split()), LONGEST_REASON))
