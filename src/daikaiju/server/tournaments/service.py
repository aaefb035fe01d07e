"""What people may do: hold a competition, take part, withdraw and come back; and what its organiser may do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import insert

from daikaiju.server.moderation.restrictions import check_may_speak
from daikaiju.server.tournaments import rounds
from daikaiju.server.tournaments.competition import Competition, Player
from daikaiju.server.tournaments.messages import ManageTournament, NewTournament
from daikaiju.server.tournaments.rounds import player_row, set_player
from daikaiju.server.tournaments.schema import competition_players
from daikaiju.server.tournaments.store import CompetitionStore
from daikaiju.table.new_table import new_id
from daikaiju.table.refusals import Refused
from daikaiju.table.setup import checked_clock
from daikaiju.table.texts import checked_title

if TYPE_CHECKING:
    from daikaiju.server.tables.registry import TableRegistry

MOST_UNFINISHED = 3
"""How many competitions somebody may hold at a time."""

LONGEST_AHEAD = 60 * 24 * 60 * 60 * 1000
"""How many milliseconds ahead one may be announced."""

LEAST_OF_KING = 3
MOST_TRIES = 50
"""How often a change is tried again when somebody else's came first."""

new_player = insert(competition_players)

Change = Callable[[Competition], Awaitable[bool]]


async def create(registry: TableRegistry, store: CompetitionStore, person: str, wanted: NewTournament) -> str:
    """An account holder announces a competition."""
    if await registry.accounts.account(person) is None:
        raise Refused("tournament_organiser")
    await check_may_speak(registry, person)
    check_wanted(wanted, registry.now())
    name, clock = checked_title(wanted.name), checked_clock(wanted.clock)
    if await store.count_unfinished(person) >= MOST_UNFINISHED:
        raise Refused("too_many_tournaments", most=MOST_UNFINISHED)
    identity = new_id()
    await store.add(
        {
            "id": identity,
            "name": name,
            "organiser": person,
            "game": wanted.game,
            "form": wanted.form,
            "rounds": wanted.rounds,
            "clock_kind": clock.kind,
            "clock_seconds": clock.seconds,
            "rated": wanted.rated,
            "least": wanted.least,
            "most": wanted.most,
            "patience": wanted.patience,
            "created_at": registry.now(),
            "starts_at": wanted.starts_at,
            "status": "open",
            "round": 0,
            "next_at": None,
            "ended_at": None,
            "version": 0,
        }
    )
    return identity


def check_wanted(wanted: NewTournament, now: int) -> None:
    """Refuse a competition that cannot be held."""
    if (wanted.form == "fours") != (wanted.game == "king"):
        raise Refused("bad_request", why="form: fours is for king, swiss and round_robin are for duel")
    if wanted.clock.kind == "none":
        raise Refused("tournament_clock")
    least = LEAST_OF_KING if wanted.game == "king" else 2
    if not least <= wanted.least <= wanted.most:
        raise Refused("tournament_size", least=least)
    if wanted.starts_at is not None and not now <= wanted.starts_at <= now + LONGEST_AHEAD:
        raise Refused("tournament_time", days=LONGEST_AHEAD // (24 * 60 * 60 * 1000))


async def find(store: CompetitionStore, identity: str) -> Competition:
    stored = await store.whole(identity)
    if stored is None:
        raise Refused("no_such_tournament")
    return Competition(stored)


async def changed(store: CompetitionStore, identity: str, change: Change) -> None:
    """Try a change, based on the current state, until nobody else's comes in between."""
    for _ in range(MOST_TRIES):
        if await change(await find(store, identity)):
            return
    raise Refused("not_stored")


async def join(registry: TableRegistry, store: CompetitionStore, identity: str, person: str) -> None:
    """Take part, or come back."""
    persons = await store.persons(person)
    has_account = await registry.accounts.account(person) is not None

    async def change(competition: Competition) -> bool:
        row, mine = competition.row, competition.player_of(persons)
        check_unfinished(competition)
        if row.rated and not has_account:
            raise Refused("rated_account")
        if mine is not None:
            return await come_back(store, competition, mine)
        if competition.round:
            raise Refused("tournament_begun")
        if len(competition.players) >= row.most:
            raise Refused("tournament_full")
        number = max((player.number for player in competition.players), default=0) + 1
        now = registry.now()
        new = {
            "competition_id": identity,
            "number": number,
            "person": person,
            "status": "in",
            "joined_at": now,
            "seen_at": now,
            "seed": None,
            "back_since": 0,
        }
        return await store.change(identity, row.version, {}, (new_player, [new]))

    await changed(store, identity, change)


async def come_back(store: CompetitionStore, competition: Competition, mine: Player) -> bool:
    """Somebody who withdrew, or was absent, is paired again from the next round on."""
    if mine.status == "dropped":
        raise Refused("tournament_dropped")
    if mine.status == "in" and mine.number not in competition.missing():
        return True
    seed = mine.seed
    if competition.round and seed is None:
        if competition.form == "round_robin":
            raise Refused("tournament_begun")
        seed = len(competition.order)
    row = player_row(competition, mine, "in", seed, competition.round)
    return await store.change(competition.id, competition.row.version, {}, (set_player, [row]))


async def withdraw(store: CompetitionStore, identity: str, person: str) -> None:
    """Take no further part; a game that has begun can still be played to its end."""
    persons = await store.persons(person)

    async def change(competition: Competition) -> bool:
        mine = competition.player_of(persons)
        check_unfinished(competition)
        if mine is None or mine.status != "in":
            return True
        row = player_row(competition, mine, "withdrawn")
        return await store.change(identity, competition.row.version, {}, (set_player, [row]))

    await changed(store, identity, change)


async def manage(
    registry: TableRegistry, store: CompetitionStore, identity: str, person: str, wanted: ManageTournament
) -> None:
    """What the organiser decides."""
    persons = await store.persons(person)

    async def change(competition: Competition) -> bool:
        if competition.row.organiser not in persons:
            raise Refused("not_organiser")
        check_unfinished(competition)
        version = competition.row.version
        match wanted.do:
            case "start":
                if competition.status != "open":
                    raise Refused("tournament_begun")
                return await rounds.begin(registry, store, competition)
            case "end":
                return await rounds.end(registry, store, competition)
            case "pause" | "go_on":
                if competition.status == "open":
                    raise Refused("tournament_not_begun")
                status = "paused" if wanted.do == "pause" else "running"
                return await store.change(identity, version, {"status": status})
            case "drop":
                dropped = [one for one in competition.players if one.number == wanted.player]
                if not dropped:
                    raise Refused("no_such_player")
                rows = [player_row(competition, one, "dropped") for one in dropped]
                return await store.change(identity, version, {}, (set_player, rows))

    await changed(store, identity, change)


def check_unfinished(competition: Competition) -> None:
    if competition.status in ("over", "cancelled"):
        raise Refused("tournament_over")
