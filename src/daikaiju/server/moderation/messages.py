"""Reports, warnings, and what operators see and do, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from daikaiju.table.protocol.requests import Reason
from daikaiju.table.protocol.texts import STORABLE

"""Why somebody is reported."""

ActName = Literal[
    "grant", "revoke", "resolve", "warn", "silence", "unsilence", "close_account", "reopen_account", "close_table"
]
PageAct = Literal["resolve", "warn", "silence", "unsilence", "close_account", "reopen_account", "close_table"]
"""What operators can do on their page; roles are given on the command line only."""

A_YEAR = 365 * 24 * 60
Words = Annotated[str, Meta(max_length=2000)]


class UnreadWarning(Struct):
    """A warning that the person has not read yet."""

    number: int
    text: str
    at: int


class WarningSeen(Struct, forbid_unknown_fields=True):
    """The person has read a warning."""

    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class ReportLine(Struct):
    """A line of the chat around what was reported; whether it is by whom the report is about, and the line meant."""

    number: int
    name: str
    text: str
    at: int
    theirs: bool
    meant: bool


class ReportEntry(Struct):
    """A report as operators see it: by whom and about whom, with the chat around it; an account has its name."""

    number: int
    at: int
    table: str
    reason: Reason
    text: str
    reporter: str
    name: str
    account: str | None
    silenced_until: int | None
    closed: bool
    resolved_at: int | None
    lines: list[ReportLine]


class ActEntry(Struct):
    """Something an operator did: `command_line` if it was there and not on a page."""

    number: int
    at: int
    by: str
    command_line: bool
    act: ActName
    name: str
    table: str | None
    report: int | None
    until: int | None
    reason: str


class NewAct(Struct, forbid_unknown_fields=True):
    """Something an operator wants to do, to whom a report is about or an account by name, or to a table; and why."""

    act: PageAct
    reason: Words
    report: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    name: Annotated[str, Meta(max_length=200, pattern=STORABLE)] | None = None
    table: Annotated[str, Meta(max_length=16, pattern="^[a-z0-9]*$")] | None = None
    minutes: Annotated[int, Meta(ge=1, le=A_YEAR)] = 24 * 60


class ActDone(Struct):
    """It was done, and has this number in the log."""

    number: int
