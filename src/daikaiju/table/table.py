"""A table in memory: who sits where, the game in progress, and who is watching."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from daikaiju.fairness.exchange import Exchange
from daikaiju.game import Options
from daikaiju.rules.version import rules_version
from daikaiju.table.assignment import Assignment
from daikaiju.table.entries import Entry
from daikaiju.table.lessons import lesson_of
from daikaiju.table.page import Page
from daikaiju.table.pieces import Piece
from daikaiju.table.play import Play
from daikaiju.table.protocol.tables import ClockSetting, GameName, Keeping, TableStatus
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON, Seat
from daikaiju.table.starting_position import Origin
from daikaiju.table.stored_game import StoredGame

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
OLD_RULES: Final = "old_rules"
KEYS_REMEMBERED = 32
"""How many recent keys of answers and chat lines are kept in memory; older ones are looked up in the database."""

LETTERS_OF_TERMS = 16
NEWS_REMEMBERED = 4
"""How many recent pieces of news are in memory, for pages that missed only a moment."""


@dataclass(slots=True)
class ClockState:
    """What a running clock remembers besides its deadline (`clock`)."""

    starts_at: int | None = None
    """The latest time at which it starts to run."""
    given: int | None = None
    """How much time there was when it started."""
    taken_back: int = 0
    """How many answers were undone and not given again."""
    paused: tuple[int, int] | None = None
    """The number of the question at which it was stopped, and the time left."""
    extended: int | None = None
    """The number of the question for which a player out of time got a little more."""


@dataclass(slots=True)
class KeptDice:
    """Which dice the player who is asked keeps so far (`kept_dice`); not stored."""

    latest: Keeping | None = None
    showing: bool = False
    """Whether the others are being told, and so will hear of the latest."""


class TableLock(asyncio.Lock):
    """Held while a table is changed. Once its memory is known to be wrong, it can no longer be acquired."""

    dead = False

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.dead:
            self.release()
            raise Refused("not_stored")


class Table:
    """One table. Its lock is held during a change until the change is stored."""

    def __init__(
        self,
        identity: str,
        game: GameName,
        options: Options,
        seats: list[Seat],
        *,
        creator: str,
        secret: bytes,
        clock: ClockSetting | None = None,
        listed: bool = False,
        lesson: str | None = None,
        origin: Origin | None = None,
        now: int = 0,
    ) -> None:
        self.id = identity
        self.game = game
        self.options = options
        self.seats = seats
        self.creator = creator
        self.exchange = Exchange(identity, secret)
        self.clock = clock or ClockSetting()
        self.listed = listed
        self.lesson = lesson
        self.origin = origin
        """The position the game continues from, if any."""
        self.exchange.after = None if origin is None else len(origin.answers)
        self.created_at = self.active_at = now
        self.status: TableStatus = WAITING
        self.locked = False
        self.starts_itself = False
        self.first_game = False
        """Whether its creator has never played, and therefore begins; not stored, as it matters only briefly."""
        self.has_coach = False
        """Whether there is a coach for its game on this server."""
        self.wants_coach: set[str] = set()
        """Who wants the coach; not stored, so it has to be switched on again after a restart."""
        self.rematch: str | None = None
        self.rematch_by: int | None = None
        """The seat that asked for a rematch; not stored, because the invitation is valid without it."""
        self.rated: list[str] | None = None
        """Who plays for a rating, by seat: a person or `bot:NAME`; empty until the game begins, None if it is not
        rated."""
        self.assignment: Assignment | None = None
        """Its part in a tournament, if it belongs to one."""
        self.forfeits: set[int] = set()
        """The seats whose player left for good before the end."""
        self.rules = rules_version()
        self.deadline: int | None = None
        self.play: Play | None = None
        self.connections: set[Page] = set()
        self.lock = TableLock()
        self.clock_state = ClockState()
        self.gone_since: dict[str, int] = {}
        """When each person closed their last page, in server time."""
        self.bot_task: asyncio.Task[None] | None = None
        self.hurried = asyncio.Event()
        """Set while bots play without a pause."""
        self.kept = KeptDice()
        self.keys: OrderedDict[str, int] = OrderedDict()
        self.news: OrderedDict[int, Piece] = OrderedDict()
        """The latest pieces of news, by their numbers."""
        self.lines: int | None = None
        """How many lines of chat there are; None until counted."""
        self.idle_since = 0
        self.fence: object = None
        """What whoever runs it must show when a change is stored, where several may."""

    # --- who ------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.by == PERSON and seat.person == person]

    @property
    def host(self) -> int | None:
        """The seat of whoever made the table, if they sit at it."""
        return next(iter(self.seats_of(self.creator)), None)

    def present(self) -> set[str]:
        """Everyone who has a page open."""
        return {connection.person for connection in self.connections}

    def is_connected(self, seat: Seat) -> bool:
        return seat.by == PERSON and any(connection.person == seat.person for connection in self.connections)

    def arrived(self, now: int) -> None:
        """Note that the table has just been loaded, and that nobody is there yet."""
        self.idle_since = now
        self.gone_since = dict.fromkeys(self.people, now)

    def join(self, page: Page) -> None:
        """A page was opened."""
        self.connections.add(page)
        self.gone_since.pop(page.person, None)

    def leave(self, page: Page, now: int) -> None:
        """A page was closed now, in server time."""
        self.connections.discard(page)
        self.idle_since = now
        if page.person in self.people and not any(other.person == page.person for other in self.connections):
            self.gone_since[page.person] = now

    def vacate(self, *numbers: int) -> None:
        """Open seats before the game. The table's lock is held."""
        self.check_not_starting()
        for number in numbers:
            self.seats[number].leave_open()

    def check_not_starting(self) -> None:
        """Nobody may change seats while shares are being opened: who knows them could pick the luckier seat."""
        if self.status == WAITING and self.exchange.starting:
            raise Refused("begun")

    def forfeit(self, *numbers: int) -> None:
        """Players who leave for good come last, unless their monster is out of the game already."""
        alive = None if self.play is None else getattr(self.play.game.state, "alive", None)
        # In the Duel nobody falls before the end.
        self.forfeits.update(number for number in numbers if alive is None or alive[number])

    def spectators(self) -> int:
        return len(self.present() - self.people)

    def concerns(self, person: str) -> bool:
        """Whether someone sees more of the table than a spectator does."""
        return person == self.creator or any(seat.person == person for seat in self.seats)

    @property
    def monsters(self) -> list[str]:
        return [seat.monster for seat in self.seats]

    @property
    def first_position(self) -> dict[str, Any] | None:
        """The position before the first answer, where it is not that of a new game."""
        if self.lesson is not None:
            return lesson_of(self.lesson).position
        return None if self.origin is None else self.origin.position

    def stored_game(self, entries: list[Entry]) -> StoredGame:
        """Its game, given its entries."""
        return StoredGame(self.game, self.monsters, self.options, self.first_position, self.rules, entries)

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.by == PERSON and seat.person is not None}

    @property
    def terms(self) -> str:
        """What people agree to when they sit down, in a few characters that are others for any other set-up."""
        clock = self.clock
        said = [self.game, self.options, clock.kind, clock.seconds, self.rated is not None, len(self.seats)]
        return hashlib.sha256(msgspec.json.encode(said, order="deterministic")).hexdigest()[:LETTERS_OF_TERMS]

    @property
    def coach_is_on(self) -> bool:
        """Whether everybody who plays wants the coach."""
        return bool(self.people) and self.people <= self.wants_coach

    # --- remembering ----------------------------------------------------------------------------

    def remember_key(self, key: str, number: int) -> None:
        self.keys[key] = number
        while len(self.keys) > KEYS_REMEMBERED:
            self.keys.popitem(last=False)

    def remember_piece(self, piece: Piece) -> None:
        self.news[piece.number] = piece
        while len(self.news) > NEWS_REMEMBERED:
            self.news.popitem(last=False)

    @property
    def latest_piece(self) -> Piece:
        """The last piece of news; a table whose game has begun always has one."""
        return next(reversed(self.news.values()))

    def remembered_news(self, have: int) -> list[Piece] | None:
        """What happened after an entry, if all of it is in memory."""
        found: list[Piece] = []
        for piece in reversed(self.news.values()):
            if piece.start < have:
                break
            found.append(piece)
            if piece.start == have:
                return found[::-1]
        return [] if self.news and have >= next(reversed(self.news)) else None
