"""The data folder: private, locked, checked, cleared in time, and not always writable."""

from __future__ import annotations

import asyncio
import random
import resource
import shutil
import sqlite3
import stat
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from daikaiju.cli import app
from daikaiju.server.app.application import new_app
from daikaiju.server.app.serving import Problem, problem_of
from daikaiju.server.db.engine import FILE, Damaged, check_database
from daikaiju.server.db.folder import FolderInUse, open_folder
from daikaiju.server.runtime.settings import Settings
from daikaiju.words import LANGUAGES, Words
from tests.server.audit import audit
from tests.server.browsers import Browser, Page, Served
from tests.server.clubs import Beside, Club
from tests.server.players import Person
from tests.server.process import ServerProcess
from tests.server.stores import SQLITE
from tests.server.test_ratings import play_three_games

Serve = Callable[..., Served]
STORES = (SQLITE,)
VARIANTS = 300


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def refusal(folder: Path, lang: str = "en") -> str:
    """The one sentence with which a server refuses to start."""
    command = ["serve", "--no-browser", "--no-page", "--port", "0", "--data", str(folder), "--lang", lang]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert len(result.output.strip().splitlines()) == 1
    return result.output


def test_nobody_else_can_read_the_games(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / FILE).touch(mode=0o644)
    with ServerProcess(folder) as serving:
        serving.wait()
        assert mode(folder) == 0o700
        names = (FILE, f"{FILE}-shm", f"{FILE}-wal", "server.lock")
        assert {file.name: mode(file) for file in folder.iterdir()} == dict.fromkeys(names, 0o600)


def test_a_folder_with_other_files_keeps_its_permissions(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "diary.txt").touch(mode=0o644)
    open_folder(tmp_path).close()
    assert (mode(tmp_path), mode(tmp_path / "diary.txt"), mode(tmp_path / FILE)) == (0o755, 0o644, 0o600)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_second_server_says_that_there_is_a_first(tmp_path: Path, lang: str) -> None:
    with open_folder(tmp_path):
        assert str(tmp_path) in refusal(tmp_path, lang)
        with pytest.raises(FolderInUse):
            open_folder(tmp_path)
    open_folder(tmp_path).close()


def test_a_second_server_does_not_start_because_a_file_was_deleted(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as serving:
        serving.wait()
        (tmp_path / "data" / "server.lock").unlink()
        assert "Another server" in refusal(tmp_path / "data")
        (tmp_path / "link").symlink_to(tmp_path / "data")
        assert "Another server" in refusal(tmp_path / "link")
        serving.kill()
        open_folder(tmp_path / "data").close()


def test_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as serving:
        serving.wait()
        assert "Another server" in refusal(tmp_path / "data")
        serving.kill()
        serving.start()
        serving.wait()


def test_a_file_that_is_not_a_database_is_reported_damaged(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("no database")
    assert "is damaged (file is not a database)" in refusal(tmp_path)


def test_what_sqlite_says_of_a_damaged_file_may_be_no_text(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("CREATE TABLE games (id)")
    file = tmp_path / FILE
    file.write_bytes(file.read_bytes().replace(b"CREATE TABLE", b"CREATE \xffABLE"))
    assert "is damaged (" in refusal(tmp_path)


def test_a_database_with_a_hole_is_reported_damaged(serve: Serve, tmp_path: Path) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            for _ in range(30):
                await ann.new_table("me", "me")

    with serve() as server:
        asyncio.run(run(server))
    file = tmp_path / "data" / FILE
    content = bytearray(file.read_bytes())
    dice = random.Random(1)
    for place in range(8192, len(content) - 4096, 4096):
        content[place : place + 500] = dice.randbytes(500)
    file.write_bytes(content)
    assert "is damaged" in refusal(tmp_path / "data")


def problem_at_start(folder: Path) -> Problem | None:
    """Why a server does not start with a folder, if it does not; whatever else happens at the start is raised."""
    settings = Settings(folder=folder, champion=False, bot_workers=1)
    try:
        check_database(folder)
    except Damaged as damaged:
        return problem_of(damaged, settings)
    served = new_app(settings)

    async def start() -> None:
        async with served.router.lifespan_context(served):
            pass

    try:
        asyncio.run(start())
    except Exception as error:
        if error is not getattr(served.state, "failure", None):
            raise
        return problem_of(error, settings)
    return None


def test_whatever_is_damaged_is_one_sentence(serve: Serve, tmp_path: Path) -> None:
    with serve() as server:
        play_three_games(server)
    content = (tmp_path / "data" / FILE).read_bytes()
    dice, found = random.Random(1), Counter[str]()
    for variant in range(VARIANTS):
        damaged = bytearray(content)
        for _ in range(dice.choice((1, 3, 30))):
            # The first pages say what is where.
            damaged[dice.randrange(dice.choice((8192, len(content))))] ^= dice.randrange(1, 256)
        folder = tmp_path / str(variant)
        folder.mkdir()
        (folder / FILE).write_bytes(damaged)
        problem = problem_at_start(folder)
        if problem is not None:
            found[problem.key] += 1
            said = Words("en").say(problem.key, folder="here", reason=problem.reason)
            assert len(said.splitlines()) == 1, said
            assert problem.reason.strip()
        shutil.rmtree(folder)
    print(found)
    assert found["serve-error-damaged"] > VARIANTS / 10
    assert set(found) <= {"serve-error-damaged", "serve-error-start", "serve-error-newer"}


def test_a_file_given_as_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "Games cannot be kept" in refusal(tmp_path / "file")
    assert "Games cannot be kept" in refusal(tmp_path / "file" / "deeper")


def limit_files(serving: ServerProcess, size: int) -> None:
    """Let no file of a server grow beyond a size, as a full disk would."""
    hard = resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(serving.process.pid, resource.RLIMIT_FSIZE, (size, hard))


async def first_question(page: Page) -> None:
    await page.hello()
    await page.begun()
    await page.my_turn()


def test_a_full_disk_is_a_sentence_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    body = {"seats": [{"by": "me"}, {"by": "me"}], "start": True}

    async def run(serving: ServerProcess) -> None:
        ann = await Person.arrive(serving)
        table = (await ann.post("/api/tables", body))["id"]
        async with ann.connect(table) as socket:
            page = Page(socket)
            await first_question(page)
            at, question = page.number, page.question
            assert question is not None
            limit_files(serving, 1)
            act = {"kind": "act", "seat": question["seat"], "at": at, "action": page.actions[0], "key": "k"}
            assert await page.refused(**act) == "not_stored"
            assert page.got[-1]["key"] == "k"
            await page.closed()
        headers = {"Cookie": ann.cookie, "Origin": serving.address}
        async with httpx.AsyncClient(base_url=serving.address, headers=headers) as client:
            for answer in (
                await client.post("/api/tables", json=body),
                await client.put("/api/me", json={"name": "Ann"}),
            ):
                assert (answer.status_code, answer.json()["code"]) == (503, "not_stored")
            assert (await client.get("/api/tables")).status_code == 200
        async with ann.connect(table) as socket:
            page = Page(socket)
            await first_question(page)
            assert (page.number, page.question) == (at, question)
            limit_files(serving, resource.RLIM_INFINITY)
            await page.act(key="k")
            await page.until("news")

    with ServerProcess(folder, "--no-limits") as serving:
        serving.wait()
        asyncio.run(run(serving))


def test_nobody_loses_anything_when_the_disk_is_full_again_and_again(tmp_path: Path) -> None:
    settings: list[dict[str, Any]] = [
        {"seats": ["a", "b", "bot:greedy"], "clock": {"kind": "move", "seconds": 60}},
        {"game": "duel", "seats": ["a", "b"]},
    ]

    async def run(serving: ServerProcess, clubs: Beside) -> None:
        for _ in range(4):
            before = len(clubs.waits)
            while len(clubs.waits) < before + 20:
                clubs.check()
                await asyncio.sleep(0.05)
            limit_files(serving, 1)
            await asyncio.sleep(0.5)
            limit_files(serving, resource.RLIM_INFINITY)

    with ServerProcess(tmp_path / "data", "--no-limits", "--pace", "0") as serving:
        serving.wait()
        dice = random.Random(1)
        with Beside(*(Club(serving, setting, dice, pause=0.01) for setting in settings)) as clubs:
            asyncio.run(run(serving, clubs))
        serving.stop()
        assert audit(serving.folder, clubs.ledgers) > 80
