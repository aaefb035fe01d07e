"""`daikaiju admin`: what an operator of a server sees and does, while it runs or not."""

from __future__ import annotations

import asyncio
import getpass
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
import typer

from daikaiju.cli.databases import Data, Postgresql, in_folder, opening
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import Given, argument, option
from daikaiju.cli.options.values import Json, one_of, whole_number
from daikaiju.cli.screen import print_json, stdout
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.words import Words

if TYPE_CHECKING:
    from sqlalchemy import URL

    from daikaiju.server.moderation.actions import Operator
    from daikaiju.server.moderation.messages import ActEntry, ReportEntry, ReportLine

TO_PEOPLE = ("warn", "silence", "unsilence", "close-account", "reopen-account", "grant", "revoke")
WHAT = ("reports", "show", "resolve", *TO_PEOPLE, "close-table", "operators", "log")

MOST_NUMBER = 2**31 - 1
UNITS = {"m": 1, "h": 60, "d": 24 * 60}
A_YEAR = 365 * UNITS["d"]

a_number = whole_number(1, MOST_NUMBER)


def read_minutes(given: Given) -> int:
    """A time such as 30m, 12h or 7d, in minutes."""
    found = re.fullmatch(r"(\d{1,6})([mhd])", given.text)
    minutes = 0 if found is None else int(found[1]) * UNITS[found[2]]
    if not 1 <= minutes <= A_YEAR:
        raise given.refusal("admin-error-for")
    return minutes


What = Annotated[str, argument("WHAT", one_of(*WHAT), metavar="|".join(WHAT), help="admin-option-what")]
Whom = Annotated[str | None, typer.Argument(metavar="NAME|NUMBER|TABLE", help="admin-option-whom")]
Report = Annotated[int | None, option("--report", a_number, metavar="N", help="admin-option-report")]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="admin-option-reason")]
For = Annotated[int, option("--for", read_minutes, metavar="30m|12h|7d", help="admin-option-for")]
All = Annotated[bool, typer.Option("--all", help="admin-option-all")]
A_DAY: Any = "1d"
"""The default of a time, as it would be typed."""


@dataclass(frozen=True)
class Wish:
    """What was asked for, checked as far as that is possible without the database."""

    what: str
    whom: str | None
    report: int | None
    reason: str
    minutes: int
    resolved_too: bool


def admin(
    what: What,
    whom: Whom = None,
    report: Report = None,
    reason: Reason = "",
    lasting: For = A_DAY,
    resolved_too: All = False,
    data: Data = None,
    postgresql: Postgresql = None,
    words: Language = ENGLISH,
    json: Json = False,
) -> None:
    wish = checked(Wish(what, whom, report, reason, lasting, resolved_too))
    database = postgresql or in_folder(data)
    from daikaiju.table.refusals import Refused

    database.check_exists()
    try:
        with opening(database):
            done = asyncio.run(with_database(database.url, lambda operator: carry_out(words, operator, wish)))
    except Refused as refused:
        raise DaikaijuError(words.say(refused.told().text.key, **refused.arguments)) from None
    if done is None:
        raise DaikaijuError(words.say("admin-error-form", given=database.name))
    if json:
        print_json(msgspec.to_builtins(done.for_programs))
        return
    for sentence in done.sentences:
        stdout().print(sentence, soft_wrap=True, markup=False)


class Done(NamedTuple):
    """What was done or found, for programs and for people."""

    for_programs: object
    sentences: list[str]


def checked(wish: Wish) -> Wish:
    """What was asked for, if it makes sense."""
    what = wish.what
    if what in ("show", "resolve"):
        wish = replace(wish, report=a_number(Given(what, wish.whom or "", {})))
    named_once = (wish.whom is None) != (wish.report is None)
    if what in TO_PEOPLE and not named_once:
        raise DaikaijuError(Problem("admin-error-whom", what=what))
    if what == "close-table" and not named_once:
        raise DaikaijuError(Problem("admin-error-table"))
    if what in ("resolve", "close-table", *TO_PEOPLE) and not wish.reason.strip():
        raise DaikaijuError(Problem("admin-error-reason", what=what))
    return wish


async def with_database(address: URL, work: Callable[[Operator], Awaitable[Done]]) -> Done | None:
    """Do something with the database of a server; None if its schema version is not the one of this program."""
    from daikaiju.server.accounts.store import AccountStore
    from daikaiju.server.db.engine import reading_engine
    from daikaiju.server.db.migrations import is_current
    from daikaiju.server.moderation.actions import Actor, Operator
    from daikaiju.server.moderation.store import ModerationStore
    from daikaiju.server.runtime.settings import milliseconds
    from daikaiju.server.tables.store import Store

    engine = reading_engine(address)
    try:
        async with engine.connect() as connection:
            if not await connection.run_sync(is_current):
                return None
        actor = Actor(None, user_name())
        stores = Store(engine), AccountStore(engine), ModerationStore(engine)
        return await work(Operator(*stores, milliseconds, actor))
    finally:
        await engine.dispose()


def user_name() -> str:
    """Who runs the command, as the log shows it."""
    try:
        return getpass.getuser()[:64]
    except (KeyError, OSError):
        return "?"


async def carry_out(words: Words, operator: Operator, wish: Wish) -> Done:
    """Do it, or look."""
    from daikaiju.server.moderation.reports import report_entries
    from daikaiju.table.refusals import Refused

    match wish.what:
        case "reports":
            reports = await report_entries(operator.moderation, operator.now(), resolved_too=wish.resolved_too)
            return Done(reports, [report_line(words, one) for one in reports] or [words.say("admin-no-reports")])
        case "show":
            found = await report_entries(operator.moderation, operator.now(), number=wish.report)
            if not found:
                raise Refused("no_such_report")
            lines = [f"  {chat_line(words, line)}" for line in found[0].lines]
            return Done(found[0], [report_line(words, found[0]), *lines])
        case "log":
            acts = await operator.moderation.log()
            return Done(acts, [log_line(words, act) for act in acts] or [words.say("admin-no-acts")])
        case "operators":
            rows = await operator.moderation.operators()
            named = [words.say("admin-operator", name=row.name, at=moment(row.since)) for row in rows]
            return Done(
                [{"name": row.name, "since": row.since} for row in rows], named or [words.say("admin-no-operators")]
            )
    act: Any = wish.what.replace("-", "_")
    number = await operator.act(act, wish.reason, wish.whom, wish.whom, wish.report, wish.minutes)
    return Done({"number": number}, [words.say("admin-done", number=number)])


def report_line(words: Words, one: ReportEntry) -> str:
    name, reporter = one.name or words.say("web-somebody"), one.reporter or words.say("web-somebody")
    return words.say(
        "admin-report",
        number=one.number,
        at=moment(one.at),
        table=one.table,
        reporter=reporter,
        name=name,
        reason=words.say(f"moderation-reason-{one.reason}"),
        text=one.text or "–",
        state="open" if one.resolved_at is None else "resolved",
    )


def chat_line(words: Words, line: ReportLine) -> str:
    mark = "→" if line.meant else "·" if line.theirs else " "
    return f"{mark} {moment(line.at)} {line.name or words.say('web-somebody')}: {line.text}"


def log_line(words: Words, act: ActEntry) -> str:
    about = act.name or act.table or words.say("web-somebody")
    until = "" if act.until is None else words.say("admin-until", at=moment(act.until))
    return words.say(
        "admin-act",
        number=act.number,
        at=moment(act.at),
        by=act.by or words.say("web-somebody"),
        act=words.say(f"moderation-act-{act.act}"),
        about=about + until,
        report="–" if act.report is None else str(act.report),
        reason=act.reason,
    )


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")
