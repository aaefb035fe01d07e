"""Tournaments as people and their pages meet them, from the announcement to the standings, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from daikaiju.words import LANGUAGES, Words
from tests.server.browsers import Served
from tests.server.tournaments.players import CLOCK, Competitor, finish, tables_of
from tests.server.waiting import eventually

Serve = Callable[..., Served]
QUICK = {"round_break": 0.0, "return_seconds": 0.0}


def shows(server: Served, line: str) -> bool:
    """Whether a line is among the metrics."""
    return line in server.metrics().splitlines()


@pytest.mark.any_store
def test_a_tournament_from_its_announcement_to_the_final_standings(serve: Serve) -> None:
    with serve(**QUICK) as server:
        ann, bob = Competitor(server, "Ann"), Competitor(server, "Bob", account=False)
        watcher = Competitor(server, "Watcher", account=False)
        cup = ann.announce(rounds=5)
        assert ann.may_not(cup, "manage", do="start") == "tournament_too_few"
        ann.joins(cup)
        assert bob.joins(cup)["me"] == 2
        listed = watcher.http.get("/api/tournaments").json()
        assert [(one["id"], one["players"], one["organiser"], one["status"]) for one in listed] == [
            (cup, 2, "Ann", "open")
        ]
        began = ann.does(cup, "manage", do="start")
        assert (began["status"], began["round"], began["rounds"]) == ("running", 1, 1), "two people can meet once"
        (table,) = tables_of(began, 1)
        assert (table["status"], [seat["here"] for seat in table["seats"]]) == ("waiting", [False, False])

        async def play() -> None:
            game = str(bob.table(cup))
            async with ann.socket().at(game) as one, bob.socket().at(game) as other, watcher.socket().at(game) as third:
                shown = await third.hello()
                assert (shown["tournament"], shown["creator"], shown["coach"]) == (cup, False, None)
                told = await one.hello()
                mine = next(number for number, seat in enumerate(told["seats"]) if seat["mine"])
                for refused in (
                    {"kind": "stand", "seat": mine},
                    {"kind": "leave", "seat": mine},
                    {"kind": "seat", "seat": mine, "name": "Somebody else"},
                ):
                    assert await one.refused(**refused) == "tournament_seat"
                assert await third.refused(kind="sit", seat=0, name="Intruder") == "tournament_seat"
                claim = told["seats"][mine]["claim"]
                assert not any(seat["mine"] for seat in (await third.hello(claim=claim))["seats"])
                await eventually(
                    lambda: sum(seat["here"] for seat in ann.look(cup)["tables"][0]["seats"]) == 1, "Ann has come"
                )
                await eventually(lambda: shows(server, "daikaiju_tournament_players_awaited 1.0"), "Bob is awaited")
                await other.hello()
                await asyncio.gather(finish(one), finish(other))
                assert await one.refused(kind="rematch") == "tournament_seat"
            await eventually(lambda: ann.look(cup)["status"] == "over", "it should end after its last round")
            assert watcher.http.get(f"/api/tables/{game}/replay").status_code == 200
            await eventually(lambda: shows(server, "daikaiju_tournaments 0.0"), "none should be under way")

        asyncio.run(play())
        final = watcher.look(cup)
        assert [(line["place"], line["points"], line["games"]) for line in final["standings"]] == [(1, 1, 1), (2, 0, 1)]
        assert (final["me"], final["mine"]) == (None, False)
        mine = ann.http.get("/api/account/data").json()["tournaments"]
        assert [(one["id"], one["organised_by_you"]) for one in mine] == [(cup, True)]
        names = [line["name"] for line in final["standings"]]
        ann.done("/delete", name="Ann")
        left = [line["name"] for line in watcher.look(cup)["standings"]]
        assert left == [name if name != "Ann" else "" for name in names], "the results stay, the name goes"


@pytest.mark.any_store
def test_what_is_refused(server: Served) -> None:
    ann, guest = Competitor(server, "Ann R"), Competitor(server, "Guest R", account=False)

    def announced(who: Competitor, **more: object) -> str:
        body = {"name": "Cup", "game": "duel", "form": "swiss", "clock": CLOCK, **more}
        return str(who.http.post("/api/tournaments", json=body).json()["code"])

    assert announced(guest) == "not_signed_in"
    assert announced(ann, name="  ") == announced(ann, name="x" * 61) == "bad_title"
    assert announced(ann, clock={"kind": "none"}) == "tournament_clock"
    assert announced(ann, game="king") == announced(ann, form="fours") == "bad_request"
    assert announced(ann, least=9, most=8) == announced(ann, game="king", form="fours", least=2) == "tournament_size"
    assert announced(ann, starts_at=1) == announced(ann, starts_at=2**52) == "tournament_time"
    assert announced(ann, least=65) == announced(ann, rounds=0) == announced(ann, colour="red") == "bad_request"
    cup = ann.announce(rated=True, most=2)
    assert guest.may_not(cup, "join", name="Guest R") == "rated_account"
    assert guest.may_not(cup, "manage", do="end") == "not_signed_in"
    bob, cas = Competitor(server, "Bob R"), Competitor(server, "Cas R")
    assert bob.may_not(cup, "manage", do="end") == "not_organiser"
    for one in (ann, bob):
        one.joins(cup)
    assert cas.may_not(cup, "join", name="") == "tournament_full"
    assert ann.may_not(cup, "manage", do="drop", player=9) == "no_such_player"
    assert ann.may_not("nowhere", "join", name="") == "no_such_tournament"
    unrated = ann.announce()
    assert guest.may_not(unrated, "join", name="") == "bad_name"
    assert guest.may_not(unrated, "join", name="Bob R") == "name_taken"
    ann.announce()
    assert announced(ann) == "too_many_tournaments"
    ann.does(cup, "manage", do="end")
    assert (ann.look(cup)["status"], bob.may_not(cup, "join", name="")) == ("cancelled", "tournament_over")


@pytest.mark.any_store
def test_a_guest_who_signs_in_is_the_same_player(server: Served) -> None:
    ann, bob, laptop = (Competitor(server, name, account=name != "Cas") for name in ("Ann S", "Bob S", "Cas"))
    passkey, _ = Competitor(server, "", account=False).make("Cas S")
    cup = ann.announce()
    laptop.joins(cup)
    laptop.done("/sign-in", credential=laptop.signed(passkey))
    assert laptop.look(cup)["me"] == 1
    assert laptop.does(cup, "join", name="")["players"] == 1, "nobody joins twice"
    assert bob.look(cup)["me"] is None


@pytest.mark.any_store
def test_every_refusal_has_words_in_every_language() -> None:
    codes = ("begun", "clock", "dropped", "full", "not-begun", "organiser", "over", "seat", "size", "time", "too-few")
    for language in LANGUAGES:
        for code in codes:
            assert Words(language).has(f"server-refused-tournament-{code}")
