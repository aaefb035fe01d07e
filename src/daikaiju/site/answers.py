"""What a page asks besides its table, at the addresses of the server's API (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from daikaiju.errors import DaikaijuError
from daikaiju.handbook import handbook
from daikaiju.packs import pack_names
from daikaiju.services.analysis_board.messages import PlayOn, Step
from daikaiju.services.analysis_board.play_on import play_on
from daikaiju.services.analysis_board.service import analyse_here, asked_about, begin_here, stand_here
from daikaiju.services.catalogue.service import catalogue, pack_for_page
from daikaiju.services.coaching import hint_lines
from daikaiju.services.files.service import read_file, replay_here, verify_here
from daikaiju.services.home.messages import Home
from daikaiju.services.home.service import home, shown_at_home
from daikaiju.services.puzzles.service import puzzle_json, puzzle_list
from daikaiju.services.replays.service import replay_of
from daikaiju.services.reviews.reviewing import Reviewing
from daikaiju.services.reviews.service import ReviewJob
from daikaiju.services.statistics.messages import OwnStatistics
from daikaiju.services.statistics.service import PlayedGame, game_statistics, own_game, summaries
from daikaiju.services.worth.service import card_worth
from daikaiju.site.backup import Backup, read_backup, store_state
from daikaiju.site.database import NOTES, REVIEWS, Write
from daikaiju.site.host import ME, NAME, SiteHost
from daikaiju.site.thinking import Thinker
from daikaiju.table import views
from daikaiju.table.entries import without_undone
from daikaiju.table.new_table import WantedSeat, open_lesson, open_table
from daikaiju.table.protocol.new_table import Created, Name, NewTable
from daikaiju.table.protocol.tables import GameName
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON
from daikaiju.table.setup import checked_clock
from daikaiju.table.table import OVER, RUNNING, WAITING, Table
from daikaiju.table.texts import checked_name

log = logging.getLogger("daikaiju.site")

Kind = TypeVar("Kind")
MOST_OWN = 12
"""How many tables are listed, besides those that are not finished."""

JSON, YAML, LINES = "application/json", "application/yaml", "application/x-ndjson"


@dataclass
class Reply:
    """What is answered: a text, or lines as they become known."""

    body: bytes | AsyncIterator[bytes]
    kind: str = JSON
    status: int = 200


@dataclass
class Asked:
    """What a page asks."""

    path: Mapping[str, str]
    body: str = ""
    query: Mapping[str, str] = field(default_factory=dict)

    def read(self, kind: type[Kind]) -> Kind:
        """The body, if it is of this kind."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refused("bad_request", why=f"body: {error}"[:300]) from None


Answer = Callable[["Answers", Asked], Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Answer]] = []


def route(method: str, path: str) -> Callable[[Answer], Answer]:
    """Answers what is asked at an address; `{name}` stands for a part of it."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

    def remember(answer: Answer) -> Answer:
        ROUTES.append((method, pattern, answer))
        return answer

    return remember


class Answers:
    """Everything a page may ask."""

    def __init__(self, host: SiteHost, thinker: Thinker) -> None:
        self.host, self.database = host, host.database
        self.reviewing = Reviewing(thinker.next_part)

    async def answer(self, method: str, address: str, body: str) -> Reply:
        """The reply to a request, which may be a refusal."""
        try:
            found = await self._answer(method, address, body)
        except Refused as refused:
            return refusal(refused)
        except DaikaijuError as error:
            return refusal(Refused("bad_file", why=error.to_json()))
        except Exception:
            log.exception("%s %s could not be answered", method, address)
            return refusal(Refused("broken"))
        return found if isinstance(found, Reply) else Reply(msgspec.json.encode(found))

    async def _answer(self, method: str, address: str, body: str) -> Any:
        split = urlsplit(address)
        for wanted, pattern, answer in ROUTES:
            match = pattern.fullmatch(split.path)
            if match is not None and wanted == method:
                path = {name: unquote(part) for name, part in match.groupdict().items()}
                return await answer(self, Asked(path, body, dict(parse_qsl(split.query))))
        raise Refused("no_such_page")

    def can_review(self, options: Mapping[str, object]) -> bool:
        """Whether a game with these options can be reviewed; no browser values the cards of packs."""
        return self.host.levels.has_champion and not options.get("packs")

    # --- who, and what can be played ------------------------------------------------------------

    @route("GET", "/me")
    async def own_name(self, asked: Asked) -> Name:
        return Name(await self.host.people.name(ME, ""))

    @route("PUT", "/me")
    async def rename(self, asked: Asked) -> Name:
        return Name(await self._introduce(checked_name(asked.read(Name).name)))

    async def _introduce(self, wanted: str) -> str:
        name = await self.host.people.name(ME, wanted)
        if name != await self.host.people.name(ME, ""):
            self.host.people.names[ME] = name
            await self.database.write([Write(NOTES, NAME, name)])
        return name

    @route("GET", "/catalogue")
    async def catalogue(self, asked: Asked) -> Any:
        return catalogue(self.host.levels.offered)

    @route("GET", "/packs/{name}")
    async def pack(self, asked: Asked) -> Any:
        if asked.path["name"] not in pack_names():
            raise Refused("no_such_page")
        return pack_for_page(asked.path["name"])

    @route("GET", "/handbook/{game}")
    async def handbook(self, asked: Asked) -> Any:
        return handbook(game_name(asked))

    @route("GET", "/worth/{game}/{card}")
    async def worth(self, asked: Asked) -> Any:
        return card_worth(game_name(asked), asked.query.get("edition", ""), asked.path["card"])

    @route("GET", "/puzzles")
    async def puzzles(self, asked: Asked) -> Any:
        return puzzle_list()

    @route("GET", "/puzzles/{identity}")
    async def puzzle(self, asked: Asked) -> Reply:
        return Reply(puzzle_json(asked.path["identity"]))

    # --- tables ---------------------------------------------------------------------------------

    @route("GET", "/me/tables")
    async def own_tables(self, asked: Asked) -> Any:
        stored, _ = await self.host.storage.tables()
        listed = [table for place, table in enumerate(stored) if place < MOST_OWN or table.status in (WAITING, RUNNING)]
        return [
            views.own_listing(self.host.tables.get(table.id) or table, [ME], self.host.server_time())
            for table in listed
        ]

    @route("GET", "/home")
    async def home(self, asked: Asked) -> Home:
        stored, _ = await self.host.storage.tables()
        shown = shown_at_home([self.host.tables.get(table.id) or table for table in stored])
        over = [table for table in shown if table.status == OVER]
        found = {table.id: await self.host.known_figures(table) for table in over}
        self.host.count_later([table for table in over if found[table.id] is None])
        figures = {identity: one for identity, one in found.items() if one is not None}
        return home(shown, [ME], figures, now=self.host.server_time(), can_review=self.can_review)

    @route("POST", "/tables")
    async def new_table(self, asked: Asked) -> Created:
        wanted = asked.read(NewTable)
        if wanted.listed or wanted.rated or any(seat.by == "open" for seat in wanted.seats):
            raise Refused("needs_server")
        table = await open_table(
            self.host,
            ME,
            await self._introduce(wanted.name),
            wanted.game,
            dict(wanted.options),
            [WantedSeat(seat.monster, seat.by, checked_name(seat.name) if seat.name else "") for seat in wanted.seats],
            clock=checked_clock(wanted.clock),
            listed=False,
            start=wanted.start,
            first_game=wanted.first_game,
        )
        return Created(table.id)

    @route("POST", "/lessons/{game}")
    async def lesson(self, asked: Asked) -> Created:
        game, lost = game_name(asked), asked.query.get("lost")
        after = None if lost is None else await self.host.look(lost)
        if after is not None and after.game != game:
            raise Refused("no_such_table")
        return Created((await open_lesson(self.host, ME, await self.host.people.name(ME, ""), game, after)).id)

    async def _finished(self, asked: Asked) -> Table:
        return await self.host.finished(asked.path["identity"])

    @route("GET", "/tables/{identity}/replay")
    async def replay(self, asked: Asked) -> Any:
        table = await self._finished(asked)
        archive = await self.host.archive(table)
        return replay_of(table, ME, await self.host.pieces(table), archive)

    @route("GET", "/tables/{identity}/game.yaml")
    async def game_file(self, asked: Asked) -> Reply:
        return Reply((await self._file(await self._finished(asked))).encode(), YAML)

    async def _file(self, table: Table) -> str:
        archive = await self.host.archive(table)
        if archive is None:
            raise Refused("no_file")
        return archive.file

    @route("GET", "/tables/{identity}/step")
    async def step(self, asked: Asked) -> Step:
        table, number = await self._finished(asked), int(asked.query.get("number", "-1"))
        counted = without_undone(await self.host.storage.entries(table.id))
        return Step(sum(entry.number <= number for entry in counted))

    # --- reviews and statistics -----------------------------------------------------------------

    @route("GET", "/tables/{identity}/review")
    async def stored_review(self, asked: Asked) -> Reply:
        table = await self._finished(asked)
        return Reply((await self.database.read(REVIEWS, table.id) or "null").encode())

    @route("POST", "/tables/{identity}/review")
    async def review(self, asked: Asked) -> Reply:
        table = await self._finished(asked)
        stored = await self.database.read(REVIEWS, table.id)
        if stored is not None and asked.query.get("again") != "true":
            return Reply(stored.encode() + b"\n", LINES)
        if table.status != OVER or not self.can_review(table.options):
            raise Refused("no_review")

        async def keep(review: bytes) -> None:
            counted = await self.host.count(table, review.decode())
            await self.database.write([Write(REVIEWS, table.id, review.decode()), counted])

        numbers = [entry.number for entry in without_undone(await self.host.storage.entries(table.id))]
        job = ReviewJob(table.id, await self._file(table), numbers)
        return Reply(self.reviewing.follow(self.reviewing.ask(ME, job, keep)), LINES)

    @route("POST", "/review")
    async def review_file(self, asked: Asked) -> Reply:
        if not self.host.levels.has_champion:
            raise Refused("no_review")
        read_file(asked.body)
        job = ReviewJob(f"file {fingerprint(asked.body)}", asked.body, None)
        return Reply(self.reviewing.follow(self.reviewing.ask(ME, job)), LINES)

    @route("GET", "/tables/{identity}/statistics")
    async def statistics(self, asked: Asked) -> Any:
        table = await self._finished(asked)
        if table.status != OVER:
            raise Refused("not_over")
        people = [number for number, seat in enumerate(table.seats) if seat.by == PERSON]
        reviewable = self.can_review(table.options)
        return game_statistics(await self.host.figures(table), people, can_review=reviewable)

    @route("GET", "/me/statistics")
    async def own_statistics(self, asked: Asked) -> OwnStatistics:
        stored, _ = await self.host.storage.tables()
        over = [table for table in stored if table.status == OVER and table.lesson is None and table.origin is None]
        alone = [table for table in over if len(table.seats_of(ME)) == 1]
        played = []
        for table in alone:
            figures = await self.host.figures(table)
            (seat,) = table.seats_of(ME)
            if figures.seats:
                monster = table.seats[seat].monster
                played.append(PlayedGame(table.id, table.game, table.options, table.active_at, monster, seat, figures))
            await asyncio.sleep(0)
        games = [own_game(one, self.can_review) for one in played]
        shared = sum(len(table.seats_of(ME)) > 1 for table in over)
        return OwnStatistics(False, games, summaries(played), 0, shared)

    # --- files and the analysis board -----------------------------------------------------------

    @route("POST", "/replay")
    async def replay_file(self, asked: Asked) -> Any:
        return read_safely(replay_here, asked.body)

    @route("POST", "/verify")
    async def verify_file(self, asked: Asked) -> Any:
        return read_safely(verify_here, asked.body)

    @route("POST", "/analysis")
    async def analyse(self, asked: Asked) -> Any:
        return read_safely(analyse_here, asked.body)

    @route("POST", "/analysis/play")
    async def play_from_here(self, asked: Asked) -> Created:
        wanted = asked.read(PlayOn)
        beginning = read_safely(begin_here, asked.body)
        name = await self._introduce(wanted.name)
        return Created((await play_on(self.host, ME, name, beginning, wanted.seat, wanted.bot)).id)

    @route("POST", "/hint")
    async def hint(self, asked: Asked) -> Reply:
        if not self.host.coach.is_offered:
            raise Refused("no_coach")
        position = asked_about(asked.body.encode(), read_safely(stand_here, asked.body), self.host.coach)
        return Reply(hint_lines(self.host.coach, ME, position), LINES)

    # --- the store ------------------------------------------------------------------------------

    @route("GET", "/site/store")
    async def store(self, asked: Asked) -> Any:
        return await store_state(self.host.storage, measured=asked.query.get("size") == "true")

    @route("GET", "/site/backup")
    async def backup(self, asked: Asked) -> Reply:
        return Reply(await Backup(self.database).written())

    @route("POST", "/site/backup")
    async def restore(self, asked: Asked) -> Any:
        return await Backup(self.database).restore(read_backup(asked.body))

    @route("GET", "/site/aside")
    async def aside(self, asked: Asked) -> Reply:
        return Reply(await Backup(self.database).written(only=await self.host.storage.unreadable(looking_closely=True)))


def refusal(refused: Refused) -> Reply:
    return Reply(msgspec.json.encode(refused.told()), status=refused.status)


def game_name(asked: Asked) -> GameName:
    game = asked.path["game"]
    if game not in ("king", "duel"):
        raise Refused("no_such_page")
    return cast(GameName, game)


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def read_safely(read: Callable[[str], Kind], text: str) -> Kind:
    """What a file says; whatever is wrong with it becomes a refusal."""
    try:
        return read(text)
    except (Refused, DaikaijuError):
        raise
    except (Exception, RecursionError, MemoryError):
        # A file can be wrong in ways nobody thought of.
        raise Refused("file_unreadable") from None
