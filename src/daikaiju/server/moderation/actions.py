"""What operators do, on their page or on the command line: all of it with a reason, and written to the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Executable, delete, insert, update

from daikaiju.server.accounts.names import name_key
from daikaiju.server.accounts.schema import closed_accounts, sessions
from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.db.upsert import replace
from daikaiju.server.moderation.messages import ActName
from daikaiju.server.moderation.schema import operators, reports, silences, warnings
from daikaiju.server.moderation.store import ModerationStore, StoredReport
from daikaiju.server.tables.schema import tables
from daikaiju.server.tables.statements import CLOSED
from daikaiju.server.tables.store import Store
from daikaiju.table.refusals import Refused
from daikaiju.table.texts import LONGEST_LINE, checked_line

A_MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class Actor:
    """Who does something: an operator on the page, or whoever runs the command line, who has no number."""

    person: str | None
    name: str


@dataclass(frozen=True, slots=True)
class Target:
    """The person something is done to, by the name they have or had."""

    person: str
    name: str
    report: int | None = None


class Operator:
    """Everything an operator can do."""

    def __init__(
        self, store: Store, accounts: AccountStore, moderation: ModerationStore, now: Callable[[], int], actor: Actor
    ) -> None:
        self.store, self.accounts, self.moderation = store, accounts, moderation
        self.now = now
        self.actor = actor

    # --- whom it is about -----------------------------------------------------------------------

    async def target(self, name: str | None, report: int | None) -> Target:
        """The holder of an account by name, or whomever a report is about."""
        if (name is None) == (report is None):
            raise Refused("bad_target")
        if name is not None:
            person = await self.accounts.person_named(name_key(name))
            account = None if person is None else await self.accounts.account(person)
            if person is None or account is None:
                raise Refused("no_such_person")
            return Target(person, account.name)
        found = await self._report(report)
        return Target(found.holder, found.account or found.name, report)

    async def check_target(self, target: Target) -> None:
        """On the page, operators decide nothing about each other or themselves; the command line may."""
        if self.actor.person is not None and await self.moderation.is_operator(target.person):
            raise Refused("operator_protected")

    async def check_account(self, target: Target) -> None:
        if await self.accounts.account(target.person) is None:
            raise Refused("no_account")

    # --- acts -----------------------------------------------------------------------------------

    async def act(
        self, act: ActName, reason: str, name: str | None, table: str | None, report: int | None, minutes: int
    ) -> int:
        """Do one of the acts below, to whoever or whatever is named, or a report is about; returns its number."""
        if act == "resolve":
            return await self.resolve(report, reason)
        if act == "close_table":
            return await self.close_table(table, report, reason)
        target = await self.target(name, report)
        if act == "silence":
            return await self.silence(target, minutes, reason)
        acts = {
            "grant": self.grant,
            "revoke": self.revoke,
            "warn": self.warn,
            "unsilence": self.unsilence,
            "close_account": self.close_account,
            "reopen_account": self.reopen_account,
        }
        return await acts[act](target, reason)

    async def grant(self, target: Target, reason: str) -> int:
        """Make an account holder an operator; only on the command line."""
        await self.check_account(target)
        role = {"person": target.person, "since": self.now()}
        return await self._act(
            "grant", reason, target, replace(self.moderation.dialect, operators, role, unless_there=True)
        )

    async def revoke(self, target: Target, reason: str) -> int:
        if not await self.moderation.is_operator(target.person):
            raise Refused("no_operator")
        return await self._act("revoke", reason, target, delete(operators).where(operators.c.person == target.person))

    async def warn(self, target: Target, reason: str) -> int:
        """Show somebody the reason, which they have to acknowledge before they chat again."""
        await self.check_target(target)
        text, now = checked_reason(reason), self.now()
        row = {"person": target.person, "text": text, "at": now, "seen_at": None}
        return await self._record(
            "warn", text, lambda number: [insert(warnings).values(number=number, **row)], target=target
        )

    async def silence(self, target: Target, minutes: int, reason: str) -> int:
        """Stop somebody from chatting and changing their name for a while."""
        await self.check_target(target)
        until = self.now() + minutes * A_MINUTE
        row = {"person": target.person, "until": until}
        change = replace(self.moderation.dialect, silences, row)
        return await self._act("silence", reason, target, change, until=until)

    async def unsilence(self, target: Target, reason: str) -> int:
        await self.check_target(target)
        everyone = await self.accounts.everyone(target.person)
        return await self._act("unsilence", reason, target, delete(silences).where(silences.c.person.in_(everyone)))

    async def close_account(self, target: Target, reason: str) -> int:
        """End all sessions of an account, and let nobody sign in to it."""
        await self.check_target(target)
        await self.check_account(target)
        row = {"person": target.person, "reason": checked_reason(reason)}
        return await self._act(
            "close_account",
            reason,
            target,
            replace(self.moderation.dialect, closed_accounts, row),
            delete(sessions).where(sessions.c.person == target.person),
        )

    async def reopen_account(self, target: Target, reason: str) -> int:
        await self.check_target(target)
        if await self.moderation.why_closed(target.person) is None:
            raise Refused("not_closed")
        closed = closed_accounts.c.person == target.person
        return await self._act("reopen_account", reason, target, delete(closed_accounts).where(closed))

    async def close_table(self, table: str | None, report: int | None, reason: str) -> int:
        """Close a table, by its id or the one a report is about, for good: nobody can open it again, and its game is
        neither finished nor rated."""
        if table is None:
            table = (await self._report(report)).table_id
        stored = await self.store.table(table)
        if stored is None or stored.table.status == CLOSED:
            raise Refused("no_such_table")
        closed = update(tables).where(tables.c.id == table).values(status=CLOSED, listed=False, deadline=None)
        return await self._record(
            "close_table", checked_reason(reason), lambda _: [closed], table_id=table, report=report
        )

    async def resolve(self, report: int | None, reason: str) -> int:
        """Note that a report has been dealt with."""
        found = await self._report(report)
        if found.resolved_at is not None:
            raise Refused("report_resolved")
        await self.check_target(Target(found.holder, found.name))
        done = update(reports).where(reports.c.number == report).values(resolved_at=self.now())
        return await self._record(
            "resolve", checked_reason(reason), lambda _: [done], target=Target(found.person, found.name, report)
        )

    async def _report(self, number: int | None) -> StoredReport:
        if number is None:
            raise Refused("bad_target")
        found = await self.moderation.reports(number=number)
        if not found:
            raise Refused("no_such_report")
        return found[0]

    async def _act(self, act: ActName, reason: str, target: Target, *changes: Executable, **more: object) -> int:
        return await self._record(act, checked_reason(reason), lambda _: changes, target=target, **more)

    async def _record(
        self,
        act: ActName,
        reason: str,
        changes: Callable[[int], Sequence[Executable]],
        *,
        target: Target | None = None,
        **more: object,
    ) -> int:
        about = {} if target is None else {"person": target.person, "name": target.name, "report": target.report}
        row = {"at": self.now(), "by_person": self.actor.person, "by_name": self.actor.name, "act": act, "name": ""}
        return await self.moderation.record({**row, **about, "reason": reason, **more}, changes)


def checked_reason(reason: str) -> str:
    """A reason, with the limits of a line of chat."""
    try:
        return checked_line(reason)
    except Refused:
        raise Refused("bad_reason", most=LONGEST_LINE) from None
