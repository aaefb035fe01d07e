"""What people may do: hold a tournament, take part, withdraw and come back; and what its organiser may do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import insert

from daikaiju.server.accounts.service import Accounts
from daikaiju.server.tournaments.messages import ListedTournament, ManageTournament, NewTournament, Tournament
from daikaiju.server.tournaments.rounds import Rounds, player_row, set_player
from daikaiju.server.tournaments.schema import competition_players
from daikaiju.server.tournaments.state import Player, TournamentState
from daikaiju.server.tournaments.store import TournamentStore
from daikaiju.server.tournaments.views import listed_tournament, whole_tournament
from daikaiju.table.new_table import new_id
from daikaiju.table.refusals import Refused
from daikaiju.table.setup import checked_clock
from daikaiju.table.texts import checked_title

MOST_UNFINISHED = 3
"""How many tournaments somebody may hold at a time."""

LONGEST_AHEAD = 60 * 24 * 60 * 60 * 1000
"""How many milliseconds ahead one may be announced."""

LEAST_OF_KING = 3
MOST_TRIES = 50
"""How often a change is tried again when somebody else's came first."""

new_player = insert(competition_players)

SEEN_EVERY = 20_000
"""How many milliseconds pass before it is stored again that a player's page is open."""

Change = Callable[[TournamentState], Awaitable[bool]]


class Tournaments:
    """All tournaments of a server."""

    def __init__(
        self,
        store: TournamentStore,
        rounds: Rounds,
        accounts: Accounts,
        check_may_speak: Callable[[str], Awaitable[None]],
        now: Callable[[], int],
    ) -> None:
        self._store, self._rounds, self._accounts, self._now = store, rounds, accounts, now
        self._check_may_speak = check_may_speak

    # --- looking --------------------------------------------------------------------------------

    async def listed(self) -> list[ListedTournament]:
        return [listed_tournament(row, row.players) for row in await self._store.listed()]

    async def find(self, identity: str) -> TournamentState:
        found = await self._store.find(identity)
        if found is None:
            raise Refused("no_such_tournament")
        return found

    async def look(self, identity: str, person: str | None) -> Tournament:
        """A tournament now, as a person sees it; it is noted that their page is open."""
        now, tournament = self._now(), await self.find(identity)
        persons = [] if person is None else await self._store.persons(person)
        mine = tournament.player_of(persons)
        if mine is not None and tournament.status == "open" and now - mine.seen_at > SEEN_EVERY:
            await self._store.seen(tournament.id, mine.number, now)
        states = await self._store.states([table.table for table in tournament.tables if table.table is not None])
        return whole_tournament(tournament, states, persons, now)

    # --- changing -------------------------------------------------------------------------------

    async def create(self, person: str, wanted: NewTournament) -> str:
        """An account holder announces a tournament."""
        if not await self._accounts.has_account(person):
            raise Refused("tournament_organiser")
        await self._check_may_speak(person)
        check_wanted(wanted, self._now())
        name, clock = checked_title(wanted.name), checked_clock(wanted.clock)
        if await self._store.count_unfinished(person) >= MOST_UNFINISHED:
            raise Refused("too_many_tournaments", most=MOST_UNFINISHED)
        identity = new_id()
        row = msgspec.structs.asdict(wanted) | {"id": identity, "name": name, "organiser": person}
        del row["clock"]
        row |= {"clock_kind": clock.kind, "clock_seconds": clock.seconds, "created_at": self._now()}
        row |= {"status": "open", "round": 0, "next_at": None, "ended_at": None, "version": 0}
        await self._store.add(row)
        return identity

    async def join(self, identity: str, person: str) -> None:
        """Take part, or come back."""
        persons = await self._store.persons(person)
        has_account = await self._accounts.has_account(person)

        async def change(tournament: TournamentState) -> bool:
            row, mine = tournament.row, tournament.player_of(persons)
            check_unfinished(tournament)
            if row.rated and not has_account:
                raise Refused("rated_account")
            if mine is not None:
                return await self._come_back(tournament, mine)
            if tournament.round:
                raise Refused("tournament_begun")
            if len(tournament.players) >= row.most:
                raise Refused("tournament_full")
            number = max((player.number for player in tournament.players), default=0) + 1
            now = self._now()
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
            return await self._store.change(identity, row.version, {}, (new_player, [new]))

        await self._change(identity, change)

    async def _come_back(self, tournament: TournamentState, mine: Player) -> bool:
        """Somebody who withdrew, or was absent, is paired again from the next round on."""
        if mine.status == "dropped":
            raise Refused("tournament_dropped")
        if mine.status == "in" and mine.number not in tournament.missing():
            return True
        seed = mine.seed
        if tournament.round and seed is None:
            if tournament.form == "round_robin":
                raise Refused("tournament_begun")
            seed = len(tournament.order)
        row = player_row(tournament, mine, "in", seed, tournament.round)
        return await self._store.change(tournament.id, tournament.row.version, {}, (set_player, [row]))

    async def withdraw(self, identity: str, person: str) -> None:
        """Take no further part; a game that has begun can still be played to its end."""
        persons = await self._store.persons(person)

        async def change(tournament: TournamentState) -> bool:
            mine = tournament.player_of(persons)
            check_unfinished(tournament)
            if mine is None or mine.status != "in":
                return True
            row = player_row(tournament, mine, "withdrawn")
            return await self._store.change(identity, tournament.row.version, {}, (set_player, [row]))

        await self._change(identity, change)

    async def manage(self, identity: str, person: str, wanted: ManageTournament) -> None:
        """What the organiser decides."""
        persons = await self._store.persons(person)

        async def change(tournament: TournamentState) -> bool:
            if tournament.row.organiser not in persons:
                raise Refused("not_organiser")
            check_unfinished(tournament)
            version = tournament.row.version
            match wanted.do:
                case "start":
                    if tournament.status != "open":
                        raise Refused("tournament_begun")
                    return await self._rounds.begin(tournament)
                case "end":
                    return await self._rounds.end(tournament)
                case "pause" | "go_on":
                    if tournament.status == "open":
                        raise Refused("tournament_not_begun")
                    status = "paused" if wanted.do == "pause" else "running"
                    return await self._store.change(identity, version, {"status": status})
                case "drop":
                    dropped = [one for one in tournament.players if one.number == wanted.player]
                    if not dropped:
                        raise Refused("no_such_player")
                    rows = [player_row(tournament, one, "dropped") for one in dropped]
                    return await self._store.change(identity, version, {}, (set_player, rows))

        await self._change(identity, change)

    async def _change(self, identity: str, change: Change) -> None:
        """Try a change, based on the current state, until nobody else's comes in between."""
        for _ in range(MOST_TRIES):
            if await change(await self.find(identity)):
                return
        raise Refused("not_stored")


def check_wanted(wanted: NewTournament, now: int) -> None:
    """Refuse a tournament that cannot be held."""
    if (wanted.form == "fours") != (wanted.game == "king"):
        raise Refused("bad_request", why="form: fours is for king, swiss and round_robin are for duel")
    if wanted.clock.kind == "none":
        raise Refused("tournament_clock")
    least = LEAST_OF_KING if wanted.game == "king" else 2
    if not least <= wanted.least <= wanted.most:
        raise Refused("tournament_size", least=least)
    if wanted.starts_at is not None and not now <= wanted.starts_at <= now + LONGEST_AHEAD:
        raise Refused("tournament_time", days=LONGEST_AHEAD // (24 * 60 * 60 * 1000))


def check_unfinished(tournament: TournamentState) -> None:
    if tournament.status in ("over", "cancelled"):
        raise Refused("tournament_over")
