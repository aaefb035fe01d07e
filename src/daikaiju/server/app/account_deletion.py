"""What is deleted with an account: the holder's name, everywhere; their games stay."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from sqlalchemy import Column, Executable, Select, and_, delete, func, or_, select, union, update

from daikaiju.server.accounts.schema import (
    accounts,
    closed_accounts,
    former_people,
    name_forms,
    passkeys,
    people,
    sessions,
)
from daikaiju.server.db.queries import Querying
from daikaiju.server.db.upsert import replace
from daikaiju.server.friends.schema import friends, invitations, presence
from daikaiju.server.ignoring.schema import ignored
from daikaiju.server.matchmaking.schema import seekers
from daikaiju.server.moderation.schema import acts, operators, report_lines, reports, silences, warnings
from daikaiju.server.tables.schema import LETTERS_OF_A_PERSON, lines, seats, tables
from daikaiju.server.tournaments.schema import UNFINISHED, competition_players, competitions

TAKING_PART = ("in", "absent")
REPLACEMENT = "[…]"
"""What is written in place of the name of somebody who has deleted their account, in what others wrote."""

SHORTEST_NAME = 2
"""Shorter names are looked for in no text: they are found in too many words."""

speaker = func.substr(lines.c.key, 1, LETTERS_OF_A_PERSON)


class AccountDeletion(Querying):
    """Deletes accounts."""

    async def delete(self, person: str) -> list[str]:
        """Delete an account and its holder's name everywhere; returns all identities of its holder."""
        theirs = select(former_people.c.id).where(former_people.c.person == person)
        everyone = [person, *(row.id for row in await self._all(theirs))]
        async with self._changing() as connection:
            names = {row.name for row in await connection.execute(names_of(everyone))}
            for text, rows in texts_about(everyone):
                for change in without_names(text, (await connection.execute(rows)).all(), names):
                    await connection.execute(change)
            for change in (*deleted(self.dialect, person), *blanked()):
                await connection.execute(change)
        return everyone

    async def tidy(self) -> None:
        """Delete names that were stored again while their holder was leaving."""
        await self._change(*blanked())


def deleted(dialect: str, person: str) -> list[Executable]:
    """Delete the account, and let it and every guest its holder was belong to nobody."""
    return [
        update(former_people).where(former_people.c.person == person).values(person=None),
        replace(dialect, former_people, {"id": person, "person": None}),
        delete(friends).where(or_(friends.c.person == person, friends.c.friend == person)),
        delete(invitations).where(or_(invitations.c.person == person, invitations.c.sender == person)),
        delete(presence).where(presence.c.person == person),
        delete(sessions).where(sessions.c.person == person),
        delete(passkeys).where(passkeys.c.person == person),
        delete(operators).where(operators.c.person == person),
        delete(closed_accounts).where(closed_accounts.c.person == person),
        delete(name_forms).where(name_forms.c.person == person),
        delete(accounts).where(accounts.c.person == person),
    ]


def blanked() -> list[Executable]:
    """Remove the names of deleted people; their seats in unfinished games go to bots, or are open again."""
    departed = select(former_people.c.id).where(former_people.c.person.is_(None))
    theirs = seats.c.person.in_(departed)
    waiting, running = (select(tables.c.id).where(tables.c.status == status) for status in ("waiting", "running"))
    given_up = {"name": "", "person": None, "claim": "", "commitment": None, "away": False}
    return [
        *left_tournaments(departed),
        delete(seekers).where(seekers.c.person.in_(departed)),
        delete(people).where(people.c.id.in_(departed)),
        update(seats).where(theirs, seats.c.table_id.in_(waiting)).values(by="open", bot=None, **given_up),
        update(seats).where(theirs, seats.c.table_id.in_(running)).values(by="bot", bot="greedy", **given_up),
        update(seats).where(theirs, seats.c.name != "").values(name=""),
        update(lines).where(speaker.in_(departed), lines.c.name != "").values(name=""),
        delete(ignored).where(ignored.c.person.in_(departed)),
        update(ignored).where(ignored.c.other.in_(departed), ignored.c.name != "").values(name=""),
        update(reports).where(reports.c.person.in_(departed), reports.c.name != "").values(name=""),
        update(report_lines).where(report_lines.c.person.in_(departed), report_lines.c.name != "").values(name=""),
        update(acts).where(acts.c.person.in_(departed), acts.c.name != "").values(name=""),
        update(acts).where(acts.c.by_person.in_(departed), acts.c.by_name != "").values(by_name=""),
        delete(silences).where(silences.c.person.in_(departed)),
        delete(warnings).where(warnings.c.person.in_(departed)),
    ]


def left_tournaments(departed: Select[tuple[str]]) -> list[Executable]:
    """Take deleted people out of unfinished tournaments. One that they organised passes to the first account holder
    who takes part; without one it is nobody's, and is called off (`tournaments.scheduler`)."""
    of, player = competitions.c, competition_players.c
    unfinished = of.status.in_(UNFINISHED)
    taking_part = and_(player.person.in_(departed), player.status.in_(TAKING_PART))
    joined = select(player.competition_id).where(taking_part)
    heir = (
        select(player.person)
        .join(accounts, accounts.c.person == player.person)
        .where(player.competition_id == of.id, player.status == "in")
        .where(player.person.not_in(select(closed_accounts.c.person)))
        .order_by(player.number)
        .limit(1)
        .correlate(competitions)
        .scalar_subquery()
    )
    return [
        # A round that is just being paired with them is then paired again.
        update(competitions)
        .where(unfinished, or_(of.organiser.in_(departed), of.id.in_(joined)))
        .values(version=of.version + 1),
        update(competition_players)
        .where(taking_part, player.competition_id.in_(select(of.id).where(unfinished)))
        .values(status="withdrawn"),
        update(competitions).where(unfinished, of.organiser.in_(departed)).values(organiser=func.coalesce(heir, "")),
    ]


def names_of(persons: Collection[str]) -> Executable:
    """All names under which somebody was known."""
    return union(
        select(people.c.name).where(people.c.id.in_(persons)),
        select(seats.c.name).where(seats.c.person.in_(persons)),
        select(lines.c.name).where(speaker.in_(persons)),
        select(reports.c.name).where(reports.c.person.in_(persons)),
    )


def texts_about(persons: Collection[str]) -> list[tuple[Column[str], Select[Any]]]:
    """What people wrote where somebody was: each column of text, and the rows with their keys and that text."""
    tables_of = union(
        select(seats.c.table_id).where(seats.c.person.in_(persons)),
        select(lines.c.table_id).where(speaker.in_(persons)),
    )
    about = or_(reports.c.person.in_(persons), reports.c.reporter.in_(persons))
    reported = union(
        select(reports.c.number).where(about),
        select(report_lines.c.report).where(report_lines.c.person.in_(persons)),
    )
    plays = select(competition_players.c.competition_id).where(competition_players.c.person.in_(persons))
    return [
        (text, select(*text.table.primary_key, text).where(where))
        for text, where in (
            (lines.c.text, lines.c.table_id.in_(tables_of)),
            (competitions.c.name, or_(competitions.c.organiser.in_(persons), competitions.c.id.in_(plays))),
            (reports.c.text, reports.c.number.in_(reported)),
            (report_lines.c.text, report_lines.c.report.in_(reported)),
            (acts.c.reason, acts.c.person.in_(persons)),
        )
    ]


def without_names(text: Column[str], rows: Iterable[Sequence[Any]], names: Collection[str]) -> list[Executable]:
    """The changes that take some names out of texts, where they stand as words of their own."""
    known = sorted((name for name in names if len(name) >= SHORTEST_NAME), key=len, reverse=True)
    if not known:
        return []
    mention = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, known))})(?!\w)", re.IGNORECASE)
    changes: list[Executable] = []
    for row in rows:
        left = mention.sub(REPLACEMENT, row[-1])
        if left != row[-1]:
            this = (key == value for key, value in zip(text.table.primary_key, row[:-1], strict=True))
            changes.append(update(text.table).where(*this).values({text: left}))
    return changes
