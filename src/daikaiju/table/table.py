"""A table in memory: who sits where, the game in progress, and who is watching."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import orjson

from daikaiju.fairness.exchange import Exchange
from daikaiju.game import Options
from daikaiju.rules.version import rules_version
from daikaiju.table.play import Play
from daikaiju.table.protocol.tables import ClockSetting, GameName, TableStatus
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON, Seat
from daikaiju.table.starting_position import Origin

if TYPE_CHECKING:
    from daikaiju.server.cluster.lease_store import Fence
    from daikaiju.server.ratings.participants import Participant
    from daikaiju.server.tables.connection import Connection
    from daikaiju.server.tournaments.assignment import Assignment

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
        self.rated: list[Participant] | None = None
        """Who plays for a rating, by seat; empty until the game begins, None if it is not rated."""
        self.assignment: Assignment | None = None
        """Its part in a competition, if it belongs to one."""
        self.rules = rules_version()
        self.deadline: int | None = None
        self.play: Play | None = None
        self.connections: set[Connection] = set()
        self.lock = TableLock()
        self.clock_state = ClockState()
        self.gone_since: dict[str, int] = {}
        """When each person closed their last page, in server time."""
        self.bot_task: asyncio.Task[None] | None = None
        self.hurried = asyncio.Event()
        """Set while bots play without a pause."""
        self.keys: OrderedDict[str, int] = OrderedDict()
        self.news: OrderedDict[int, bytes] = OrderedDict()
        self.lines: int | None = None
        """How many lines of chat there are; None until counted."""
        self.idle_since = 0
        self.fence: Fence | None = None
        """The fencing token its changes must carry where several processes share the database."""

    # --- who ------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.by == PERSON and seat.person == person]

    def present(self) -> set[str]:
        """Everyone who has a page open."""
        return {connection.person for connection in self.connections}

    def is_connected(self, seat: Seat) -> bool:
        return seat.by == PERSON and any(connection.person == seat.person for connection in self.connections)

    def arrived(self, now: int) -> None:
        """Note that the table has just been loaded, and that nobody is there yet."""
        self.idle_since = now
        self.gone_since = dict.fromkeys(self.people, now)

    def join(self, page: Connection) -> None:
        """A page was opened."""
        self.connections.add(page)
        self.gone_since.pop(page.person, None)

    def leave(self, page: Connection, now: int) -> None:
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

    def spectators(self) -> int:
        return len(self.present() - self.people)

    def concerns(self, person: str) -> bool:
        """Whether someone sees more of the table than a spectator does."""
        return person == self.creator or any(seat.person == person for seat in self.seats)

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.by == PERSON and seat.person is not None}

    @property
    def terms(self) -> str:
        """What people agree to when they sit down, in a few characters that are others for any other set-up."""
        clock = self.clock
        said = [self.game, self.options, clock.kind, clock.seconds, self.rated is not None, len(self.seats)]
        return hashlib.sha256(orjson.dumps(said, option=orjson.OPT_SORT_KEYS)).hexdigest()[:LETTERS_OF_TERMS]

    @property
    def coach_is_on(self) -> bool:
        """Whether everybody who plays wants the coach."""
        return bool(self.people) and self.people <= self.wants_coach

    # --- remembering ----------------------------------------------------------------------------

    def remember_key(self, key: str, number: int) -> None:
        self.keys[key] = number
        while len(self.keys) > KEYS_REMEMBERED:
            self.keys.popitem(last=False)

    def remember_news(self, number: int, told: bytes) -> None:
        self.news[number] = told
        while len(self.news) > NEWS_REMEMBERED:
            self.news.popitem(last=False)

    @property
    def latest_told(self) -> bytes:
        """The last piece of news; a table whose game has begun always has one."""
        return next(reversed(self.news.values()))

    def remembered_news(self, have: int) -> list[bytes] | None:
        """What happened after an entry, if all of it is in memory."""
        found: list[bytes] = []
        for told in reversed(self.news.values()):
            start = orjson.loads(told)["from"]
            if start < have:
                break
            found.append(told)
            if start == have:
                return found[::-1]
        return [] if self.news and have >= next(reversed(self.news)) else None
