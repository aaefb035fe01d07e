"""Reports, what operators did about them, and who may not do what, in the database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Executable, Row, and_, delete, func, insert, or_, select, union_all, update
from sqlalchemy.exc import IntegrityError

from daikaiju.server.accounts.schema import accounts, closed_accounts, former_people, people
from daikaiju.server.db.queries import Querying, typed
from daikaiju.server.db.upsert import Values
from daikaiju.server.moderation.messages import ActEntry, ActName, UnreadWarning
from daikaiju.server.moderation.schema import acts, operators, report_lines, reports, silences, warnings
from daikaiju.table.protocol.requests import Reason
from daikaiju.table.refusals import Refused

MOST_SHOWN = 200
TRIES = 20
"""How often the next number is tried when somebody else has just taken one."""

last_and_waiting = select(
    select(func.coalesce(func.max(acts.c.number), 0)).scalar_subquery().label("last"),
    select(func.count()).where(reports.c.resolved_at.is_(None)).scalar_subquery().label("waiting"),
)
"""The number of the last act, and how many reports are open. Asked every second, so built once."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What somebody may not do now."""

    silenced_until: int | None
    warned: bool
    """Whether there is a warning that they have not read."""


@dataclass(frozen=True, slots=True)
class StoredReport:
    """A row of `reports`, with the account of the person it is about, if they have one by now."""

    number: int
    at: int
    table_id: str
    reporter: str
    person: str
    name: str
    line: int | None
    reason: Reason
    text: str
    resolved_at: int | None
    account: str | None
    """The name of the account."""
    holder: str
    """The person, or the holder of the account that they have signed in to since then."""


@dataclass(frozen=True, slots=True)
class ReportedLine:
    """A row of `report_lines`."""

    report: int
    number: int
    person: str
    name: str
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Act:
    """What an operator did, as far as it concerns open pages."""

    number: int
    act: ActName
    person: str | None
    table_id: str | None
    until: int | None


def is_or_was(column: ColumnElement[str], person: str) -> ColumnElement[bool]:
    """Whether a column names a person, or a guest who signed in to their account."""
    was = select(former_people.c.id).where(former_people.c.person == person)
    return or_(column == person, column.in_(was))


class ModerationStore(Querying):
    """All queries about moderation. Every act is written to the log in the transaction that carries it out."""

    # --- who may do what ------------------------------------------------------------------------

    async def standing(self, person: str, now: int) -> Standing:
        until = select(func.max(silences.c.until)).where(is_or_was(silences.c.person, person), silences.c.until > now)
        unread = select(func.count()).where(is_or_was(warnings.c.person, person), warnings.c.seen_at.is_(None))
        both = select(until.scalar_subquery().label("until"), unread.scalar_subquery().label("unread"))
        (found,) = await self._all(both)
        return Standing(found.until, bool(found.unread))

    async def unread_warnings(self, person: str) -> list[UnreadWarning]:
        of = warnings.c
        unread = select(of.number, of.text, of.at).where(is_or_was(of.person, person), of.seen_at.is_(None))
        return typed(UnreadWarning, await self._all(unread.order_by(of.number)))

    async def read_warning(self, person: str, number: int, now: int) -> bool:
        """Note that somebody has read a warning of their own; False if there is none to read."""
        mine = and_(warnings.c.number == number, is_or_was(warnings.c.person, person), warnings.c.seen_at.is_(None))
        return await self._change(update(warnings).where(mine).values(seen_at=now)) == [1]

    async def is_operator(self, person: str) -> bool:
        return bool(await self._all(select(operators.c.person).where(operators.c.person == person)))

    async def operators(self) -> Sequence[Row[Any]]:
        named = select(operators, people.c.name).join(people, people.c.id == operators.c.person)
        return await self._all(named.order_by(operators.c.since, operators.c.person))

    async def why_closed(self, person: str) -> str | None:
        """Why an account is closed; None if it is open."""
        found = await self._all(select(closed_accounts.c.reason).where(closed_accounts.c.person == person))
        return str(found[0].reason) if found else None

    # --- reports --------------------------------------------------------------------------------

    async def add_report(self, report: Values, lines: Sequence[Values]) -> int:
        def changes(number: int) -> list[Executable]:
            row = insert(reports).values(number=number, **report)
            around = [insert(report_lines).values(report=number, **line) for line in lines]
            return [row, *around]

        # A number is never reused, even if its report is deleted and only the log mentions it.
        used = union_all(select(func.max(reports.c.number)), select(func.max(acts.c.report)))
        return await self._numbered(used, changes)

    async def is_reported(self, report: Values) -> bool:
        """Whether the same person has reported the same already, and nobody has dealt with it."""
        same = [reports.c[name] == report[name] for name in ("reporter", "person", "table_id")]
        line = reports.c.line.is_(None) if report["line"] is None else reports.c.line == report["line"]
        return bool(await self._all(select(reports.c.number).where(*same, line, reports.c.resolved_at.is_(None))))

    async def reported_since(self, reporters: Collection[str], since: int) -> int:
        """How many reports somebody made."""
        of = reports.c
        found = await self._all(select(func.count()).where(of.reporter.in_(reporters), of.at > since))
        return int(found[0][0])

    async def open_at(self, table: str) -> int:
        """How many reports about a table nobody has dealt with."""
        of = reports.c
        found = await self._all(select(func.count()).where(of.table_id == table, of.resolved_at.is_(None)))
        return int(found[0][0])

    async def open_about(self, person: str) -> int:
        """How many reports about a person nobody has dealt with."""
        of = reports.c
        found = await self._all(select(func.count()).where(is_or_was(of.person, person), of.resolved_at.is_(None)))
        return int(found[0][0])

    async def reports(self, *, resolved_too: bool = False, number: int | None = None) -> list[StoredReport]:
        """Reports, the oldest that nobody has dealt with first, or one by its number; with the names of accounts."""
        of = reports.c
        # Somebody who has signed in to an account since then is listed by its name.
        holder = func.coalesce(former_people.c.person, of.person)
        found = (
            select(reports, people.c.name.label("account"), holder.label("holder"))
            .outerjoin(former_people, former_people.c.id == of.person)
            .outerjoin(accounts, accounts.c.person == holder)
            .outerjoin(people, people.c.id == accounts.c.person)
        )
        if number is not None:
            found = found.where(of.number == number)
        elif not resolved_too:
            found = found.where(of.resolved_at.is_(None))
        rows = await self._all(found.order_by(of.resolved_at.is_not(None), of.number).limit(MOST_SHOWN))
        return typed(StoredReport, rows)

    async def made_by(self, reporters: Collection[str]) -> list[dict[str, object]]:
        """What somebody reported: at which table, why, in which words, and when."""
        of = reports.c
        theirs = select(of.table_id, of.reason, of.text, of.at).where(of.reporter.in_(reporters))
        names = ("table", "reason", "text", "at")
        return [dict(zip(names, row, strict=True)) for row in await self._all(theirs.order_by(of.number))]

    async def lines_of(self, numbers: Collection[int]) -> list[ReportedLine]:
        of = report_lines.c
        around = select(report_lines).where(of.report.in_(numbers)).order_by(of.report, of.number)
        return typed(ReportedLine, await self._all(around))

    async def names_of(self, persons: Collection[str]) -> dict[str, str]:
        """People's names, by id."""
        return {row.id: row.name for row in await self._all(select(people).where(people.c.id.in_(persons)))}

    # --- the log --------------------------------------------------------------------------------

    async def record(self, act: Values, changes: Callable[[int], Sequence[Executable]]) -> int:
        """Do something and write it to the log, or neither; returns the number in the log."""

        def both(number: int) -> list[Executable]:
            return [insert(acts).values(number=number, **act), *changes(number)]

        return await self._numbered(select(func.max(acts.c.number)), both)

    async def latest(self) -> tuple[int, int]:
        """The number of the last act, and how many reports are open."""
        (found,) = await self._all(last_and_waiting)
        return int(found.last), int(found.waiting)

    async def acts_after(self, number: int) -> list[Act]:
        """What was done since an act. Numbers follow the order of the commits, so none appears late."""
        of = acts.c
        later = select(of.number, of.act, of.person, of.table_id, of.until).where(of.number > number)
        return typed(Act, await self._all(later.order_by(of.number)))

    async def log(self) -> list[ActEntry]:
        """What was done last, the latest first."""
        of = acts.c
        who, what = (of.by_name.label("by"), of.by_person.is_(None).label("command_line")), of.table_id.label("table")
        last = select(of.number, of.at, *who, of.act, of.name, what, of.report, of.until, of.reason)
        return typed(ActEntry, await self._all(last.order_by(of.number.desc()).limit(MOST_SHOWN)))

    async def forget_resolved(self, before: int) -> None:
        """Delete reports that were resolved before a time."""
        old = select(reports.c.number).where(reports.c.resolved_at < before)
        await self._change(
            delete(report_lines).where(report_lines.c.report.in_(old)),
            delete(reports).where(reports.c.resolved_at < before),
        )

    async def _numbered(self, used: Executable, changes: Callable[[int], Sequence[Executable]]) -> int:
        """Make some changes under the next free number; of two that take the same one at once, one tries again."""
        for _ in range(TRIES):
            number = max(row[0] or 0 for row in await self._all(used)) + 1
            try:
                await self._change(*changes(number))
            except IntegrityError:
                continue
            return number
        raise Refused("not_stored")
