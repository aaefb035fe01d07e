"""What operators see: reports with the chat around them."""

from __future__ import annotations

from daikaiju.server.moderation.messages import ReportEntry, ReportLine
from daikaiju.server.moderation.store import ModerationStore


async def report_entries(
    moderation: ModerationStore, now: int, *, resolved_too: bool = False, number: int | None = None
) -> list[ReportEntry]:
    """Open reports, or all of them, or one; with what has been decided about the person so far."""
    rows = await moderation.reports(resolved_too=resolved_too, number=number)
    names = await moderation.names_of({row.reporter for row in rows})
    lines = await moderation.lines_of([row.number for row in rows])
    entries = []
    for row in rows:
        around = [
            ReportLine(line.number, line.name, line.text, line.at, line.person == row.person, line.number == row.line)
            for line in lines
            if line.report == row.number
        ]
        entries.append(
            ReportEntry(
                row.number,
                row.at,
                row.table_id,
                row.reason,
                row.text,
                names.get(row.reporter, ""),
                row.name,
                row.account,
                (await moderation.standing(row.holder, now)).silenced_until,
                await moderation.why_closed(row.holder) is not None,
                row.resolved_at,
                around,
            )
        )
    return entries
