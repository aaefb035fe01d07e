"""`daikaiju admin`: what an operator of a server sees and does, while it runs or not."""

from __future__ import annotations

import asyncio
import getpass
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
import typer

from daikaiju.cli.options import Json, Lang, one_of, shown, whole_number
from daikaiju.cli.screen import print_json, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.extras import need
from daikaiju.words import Words

if TYPE_CHECKING:
    from sqlalchemy import URL

    from daikaiju.server.moderation.actions import Operator, Target
    from daikaiju.server.moderation.messages import ActEntry, ReportEntry, ReportLine

TO_PEOPLE = ("warn", "silence", "unsilence", "close-account", "reopen-account", "grant", "revoke")
WHAT = ("reports", "show", "resolve", *TO_PEOPLE, "close-table", "operators", "log")

What = Annotated[str, typer.Argument(metavar="|".join(WHAT), help="admin-option-what")]
Whom = Annotated[str | None, typer.Argument(metavar="NAME|NUMBER|TABLE", help="admin-option-whom")]
Report = Annotated[str | None, typer.Option("--report", metavar="N", help="admin-option-report")]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="admin-option-reason")]
For = Annotated[str, typer.Option("--for", metavar="30m|12h|7d", help="admin-option-for")]
All = Annotated[bool, typer.Option("--all", help="admin-option-all")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="serve-option-data")]
Database = Annotated[
    str | None,
    typer.Option("--database", envvar="DAIKAIJU_DATABASE", metavar="ADDRESS", help="serve-option-database"),
]

UNITS = {"m": 1, "h": 60, "d": 24 * 60}
A_YEAR = 365 * UNITS["d"]
MOST_NUMBER = 2**31 - 1


@dataclass(frozen=True)
class Wish:
    """What was asked for, read and checked as far as that is possible without the database."""

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
    lasting: For = "1d",
    resolved_too: All = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    words = Words(lang)
    wish = read_wish(words, what, whom, report, reason, lasting, resolved_too)
    need("server")
    from sqlalchemy.exc import DBAPIError

    from daikaiju.server.db.engine import FILE, read_address, sqlite_in, without_password
    from daikaiju.server.runtime.settings import default_folder
    from daikaiju.table.refusals import Refused

    folder = data or default_folder()
    address = read_address(database) if database else sqlite_in(folder)
    given = without_password(database) if database else str(folder)
    if database is None and not (folder / FILE).is_file():
        raise DaikaijuError(words.say("copy-error-no-file", given=given, file=FILE))
    try:
        done = asyncio.run(with_database(address, lambda operator: carry_out(words, operator, wish)))
    except Refused as refused:
        raise DaikaijuError(words.say(refused.told().text.key, **refused.arguments)) from None
    except DBAPIError as error:
        because = str(error.orig).strip().splitlines()[0]
        raise DaikaijuError(words.say("ratings-error-open", given=given, reason=because)) from None
    if done is None:
        raise DaikaijuError(words.say("admin-error-form", given=given))
    if json:
        print_json(msgspec.to_builtins(done.for_programs))
        return
    for sentence in done.sentences:
        stdout().print(sentence, soft_wrap=True, markup=False)


class Done(NamedTuple):
    """What was done or found, for programs and for people."""

    for_programs: object
    sentences: list[str]


def read_wish(
    words: Words, what: str, whom: str | None, report: str | None, reason: str, lasting: str, resolved_too: bool
) -> Wish:
    """What was asked for, if it makes sense."""
    one_of(words, "WHAT", what, WHAT)
    number = None if report is None else whole_number(words, "--report", report, 1, MOST_NUMBER)
    if what in ("show", "resolve"):
        number = whole_number(words, what, whom or "", 1, MOST_NUMBER)
    found = re.fullmatch(r"(\d{1,6})([mhd])", lasting)
    minutes = 0 if found is None else int(found[1]) * UNITS[found[2]]
    if not 1 <= minutes <= A_YEAR:
        raise DaikaijuError(words.say("admin-error-for", given=shown(lasting)))
    if what in TO_PEOPLE and (whom is None) == (number is None):
        raise DaikaijuError(words.say("admin-error-whom", what=what))
    if what == "close-table" and (whom is None) == (number is None):
        raise DaikaijuError(words.say("admin-error-table"))
    if what in ("resolve", "close-table", *TO_PEOPLE) and not reason.strip():
        raise DaikaijuError(words.say("admin-error-reason", what=what))
    return Wish(what, whom, number, reason, minutes, resolved_too)


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
        case "resolve":
            number = await operator.resolve(wish.report or 0, wish.reason)
        case "close-table":
            number = await operator.close_named_table(wish.whom, wish.report, wish.reason)
        case _:
            number = await act_on(operator, wish, await operator.target(wish.whom, wish.report))
    return Done({"number": number}, [words.say("admin-done", number=number)])


async def act_on(operator: Operator, wish: Wish, target: Target) -> int:
    """Do something to a person."""
    if wish.what == "silence":
        return await operator.silence(target, wish.minutes, wish.reason)
    acts = {
        "warn": operator.warn,
        "unsilence": operator.unsilence,
        "close-account": operator.close_account,
        "reopen-account": operator.reopen_account,
        "grant": operator.grant,
        "revoke": operator.revoke,
    }
    return await acts[wish.what](target, wish.reason)


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
