"""PostgreSQL: what is said when it cannot be used, that play survives its loss, and games copied both ways."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from typer.testing import CliRunner

from daikaiju.cli import app
from daikaiju.server.db import engine as database_engine
from daikaiju.server.db.engine import FILE
from daikaiju.server.db.migrations import migrate
from daikaiju.words import LANGUAGES
from tests.server.audit import audit
from tests.server.browsers import Served
from tests.server.clubs import Beside, Club
from tests.server.conftest import new_settings
from tests.server.process import ServerProcess
from tests.server.stores import POSTGRESQL, stores
from tests.server.visitors import Visitor

STORES = (POSTGRESQL,)


def run(*command: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(command))
    return result.exit_code, result.output


def refusal(*options: str, lang: str = "en") -> str:
    code, said = run("serve", "--no-browser", "--no-page", "--port", "0", "--lang", lang, *options)
    assert code == 2
    assert len(said.strip().splitlines()) == 1
    return said


@pytest.mark.parametrize("given", ["mysql://a:secret@b/c", "postgresql://a:secret@b", "://secret@"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_that_is_not_one_is_refused(tmp_path: Path, given: str, lang: str) -> None:
    said = refusal("--data", str(tmp_path), "--database", given, lang=lang)
    assert "postgresql://name" in said
    assert "secret" not in said


def test_a_database_out_of_reach_is_named_without_its_password(tmp_path: Path) -> None:
    said = refusal("--data", str(tmp_path), "--database", "postgresql://ann:secret@127.0.0.1:1/games")
    assert "127.0.0.1:1/games" in said
    assert "cannot be reached" in said
    assert "secret" not in said


def test_a_database_has_one_server(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as serving:
        serving.wait()
        address = stores.address(tmp_path / "data")
        assert "Another server" in refusal("--data", str(tmp_path / "other"), "--database", address or "")
        # One that was killed holds nobody up.
        serving.kill()
        serving.start()
        serving.wait()


@pytest.mark.parametrize("losses", [1, 2])
def test_a_server_that_loses_its_connection_while_it_starts_connects_again(
    losses: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[Connection] = []

    def lose_first(connection: Connection) -> None:
        if len(lost) < losses:
            lost.append(connection)
            connection.execute(text("SET idle_in_transaction_session_timeout = 50"))
            time.sleep(0.5)
        migrate(connection)

    monkeypatch.setattr(database_engine, "migrate", lose_first)
    with Served(new_settings(tmp_path)) as server:
        assert "daikaiju_" in server.metrics()
    assert len(lost) == losses


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    address = stores.address(tmp_path) or ""
    with ServerProcess(tmp_path) as serving:
        serving.wait()
    with stores.opened(tmp_path) as database:
        database.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert "newer version" in refusal("--data", str(tmp_path), "--database", address)
    code, said = run("copy", address, str(tmp_path / "copy"))
    assert (code, "another version" in said) == (2, True)
    code, said = run("copy", str(tmp_path / "nothing"), address)
    assert (code, FILE in said) == (2, True)


def test_play_goes_on_when_the_database_is_lost_and_comes_back(tmp_path: Path) -> None:
    settings: list[dict[str, Any]] = [
        {"seats": ["a", "b", "bot:greedy"], "clock": {"kind": "move", "seconds": 60}},
        {"game": "duel", "seats": ["a", "b"]},
    ]

    async def play(clubs: Beside) -> None:
        for _ in range(3):
            before = len(clubs.waits)
            while len(clubs.waits) < before + 20:
                clubs.check()
                await asyncio.sleep(0.05)
            stores.postgresql.kill()
            await asyncio.sleep(1)
            stores.postgresql.start()

    with ServerProcess(tmp_path / "data", "--no-limits", "--pace", "0") as serving:
        serving.wait()
        dice = random.Random(1)
        with Beside(*(Club(serving, setting, dice, pause=0.01) for setting in settings)) as clubs:
            asyncio.run(play(clubs))
        serving.stop()
        assert audit(serving.folder, clubs.ledgers) > 60


def test_games_are_copied_to_a_folder_and_back(tmp_path: Path) -> None:
    first, second = stores.address(tmp_path / "first") or "", stores.address(tmp_path / "second") or ""
    copied = tmp_path / "copied"
    with ServerProcess(tmp_path / "first", "--no-limits", "--pace", "0") as serving:
        serving.wait()
        club = Club(serving, {"seats": ["a", "b"]}, random.Random(1))
        with Beside(club) as clubs:
            while sum(ledger.over for ledger in clubs.ledgers) < 2:
                clubs.check()
                time.sleep(0.1)
            # The original may be in use; the copy is of one moment.
            code, said = run("copy", first, str(copied), "--json")
            assert code == 0, said
            assert json.loads(said)["replayed"] >= 2
            assert "uses" in run("copy", str(copied), first)[1], "a server is there"
        serving.stop()
    assert "already" in run("copy", str(copied), first)[1]
    code, said = run("copy", str(copied), second, "--json")
    assert code == 0, said
    before = json.loads(said)
    assert before["rows"]["tables"] >= 2
    assert before["rows"]["entries"] > 100
    assert json.loads(run("copy", second, str(tmp_path / "again"), "--json")[1]) == before
    finished = [ledger for ledger in clubs.ledgers if ledger.over][:2]
    assert audit(tmp_path / "second", finished) > 100


def test_accounts_are_copied_to_a_folder_and_back(tmp_path: Path) -> None:
    first, second = stores.address(tmp_path / "first") or "", stores.address(tmp_path / "second") or ""
    with Served(new_settings(tmp_path / "first")) as server:
        ann = Visitor(server)
        passkey, _ = ann.make("Ann")
        cookies = dict(ann.http.cookies)
    assert run("copy", first, str(tmp_path / "copied"))[0] == 0
    code, said = run("copy", str(tmp_path / "copied"), second, "--json")
    assert code == 0, said
    assert {name: json.loads(said)["rows"][name] for name in ("accounts", "passkeys", "sessions")} == {
        "accounts": 1,
        "passkeys": 1,
        "sessions": 1,
    }
    with Served(new_settings(tmp_path / "second")) as server:
        ann, laptop = Visitor(server), Visitor(server)
        ann.http.cookies.update(cookies)
        assert ann.account()["name"] == "Ann"
        laptop.done("/sign-in", credential=laptop.signed(passkey))


def test_a_game_that_was_altered_is_not_copied(tmp_path: Path) -> None:
    address = stores.address(tmp_path / "data") or ""
    with ServerProcess(tmp_path / "data", "--no-limits", "--pace", "0") as serving:
        serving.wait()
        with Beside(Club(serving, {"seats": ["a", "b"]}, random.Random(1))) as clubs:
            clubs.wait_for_table()
            while len(clubs.waits) < 20:
                clubs.check()
                time.sleep(0.05)
        serving.stop()
    with stores.opened(tmp_path / "data") as database:
        last = "(SELECT max(number) FROM entries WHERE seat = -1)"
        database.execute(text(f"UPDATE entries SET choice = choice + 1 WHERE number = {last}"))
    code, said = run("copy", address, str(tmp_path / "copy"))
    assert (code, "does not play out" in said) == (2, True)
    assert run("copy", str(tmp_path / "copy"), str(tmp_path / "more"), "--json")[0] == 0, "nothing had been copied"
