"""What is deleted with an account: the holder's name, everywhere; their games stay."""

from __future__ import annotations

from sqlalchemy import Executable, delete, func, or_, select, update

from daikaiju.server.storage.schema import (
    accounts,
    acts,
    closed_accounts,
    former_people,
    friends,
    ignored,
    invitations,
    lines,
    operators,
    passkeys,
    people,
    presence,
    report_lines,
    reports,
    seats,
    seekers,
    sessions,
    silences,
    tables,
    warnings,
)
from daikaiju.server.storage.statements import replace

LETTERS_OF_A_PERSON = 24
"""How many characters a person's id has; the key of a line of chat begins with it."""


def speaker_of(key: str) -> str:
    """Who said a line of chat."""
    return key[:LETTERS_OF_A_PERSON]


def departure(dialect: str, person: str) -> list[Executable]:
    """Delete the account, and let it and every guest its holder was belong to nobody."""
    return [
        update(former_people).where(former_people.c.person == person).values(person=None),
        replace(dialect, former_people, {"id": person, "person": None}),
        delete(seekers).where(seekers.c.person == person),
        delete(friends).where(or_(friends.c.person == person, friends.c.friend == person)),
        delete(invitations).where(or_(invitations.c.person == person, invitations.c.sender == person)),
        delete(presence).where(presence.c.person == person),
        delete(sessions).where(sessions.c.person == person),
        delete(passkeys).where(passkeys.c.person == person),
        delete(operators).where(operators.c.person == person),
        delete(closed_accounts).where(closed_accounts.c.person == person),
        delete(accounts).where(accounts.c.person == person),
    ]


def blanked() -> list[Executable]:
    """Remove the names of deleted people; their seats in unfinished games go to bots, or are open again."""
    departed = select(former_people.c.id).where(former_people.c.person.is_(None))
    theirs = seats.c.person.in_(departed)
    waiting, running = (select(tables.c.id).where(tables.c.status == status) for status in ("waiting", "running"))
    given_up = {"name": "", "person": None, "claim": "", "commitment": None, "away": False}
    return [
        delete(people).where(people.c.id.in_(departed)),
        update(seats).where(theirs, seats.c.table_id.in_(waiting)).values(by="open", bot=None, **given_up),
        update(seats).where(theirs, seats.c.table_id.in_(running)).values(by="bot", bot="greedy", **given_up),
        update(seats).where(theirs, seats.c.name != "").values(name=""),
        update(lines)
        .where(func.substr(lines.c.key, 1, LETTERS_OF_A_PERSON).in_(departed), lines.c.name != "")
        .values(name=""),
        delete(ignored).where(ignored.c.person.in_(departed)),
        update(ignored).where(ignored.c.other.in_(departed), ignored.c.name != "").values(name=""),
        update(reports).where(reports.c.person.in_(departed), reports.c.name != "").values(name=""),
        update(report_lines).where(report_lines.c.person.in_(departed), report_lines.c.name != "").values(name=""),
        update(acts).where(acts.c.person.in_(departed), acts.c.name != "").values(name=""),
        update(acts).where(acts.c.by_person.in_(departed), acts.c.by_name != "").values(by_name=""),
        delete(silences).where(silences.c.person.in_(departed)),
        delete(warnings).where(warnings.c.person.in_(departed)),
    ]
