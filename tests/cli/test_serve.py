"""`daikaiju serve` says in one sentence what is wrong, and exits silently when interrupted."""

from __future__ import annotations

import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from daikaiju.cli.commands.serve import network_address
from daikaiju.server.runtime.logs import MOST_ALIKE, Seldom
from daikaiju.words import Words

from .conftest import Run

OPTIONS = ("serve", "--no-browser", "--no-page", "--no-champion", "--port", "0")
BEFORE_US = b"Fatal Python error: init"
"""What Python prints when interrupted before it has started any program."""


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ([b"--host", b"\xff"], "--host"),
        ([b"--host", b"a..b"], "--host"),
        ([b"--host", b"no.such.place.invalid"], "--host"),
        ([b"--host", b"x" * 300], "--host"),
        ([b"--host", b"192.0.2.1"], "192.0.2.1"),
        ([b"--data", b"/proc/self"], "--data"),
        ([b"--data", b"/dev/null/games"], "--data"),
        ([b"--data", b"/proc/\xff"], "--data"),
        ([b"--data", b"/" + b"x" * 300], "--data"),
        ([b"--trusted-proxy", b"nobody"], "--trusted-proxy"),
        ([b"--trusted-proxy", b"10.0.0.1/8"], "--trusted-proxy"),
        ([b"--allowed-host", b"http://a"], "--allowed-host"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_what_is_wrong_is_said_in_one_sentence(run: Run, lang: str, options: list[bytes], said: str) -> None:
    done = run(*OPTIONS, "--lang", lang, *map(os.fsdecode, options))
    assert done.exit_code == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("after", [0.15, 0.3, 0.5, 0.8, 1.2])
def test_ctrl_c_while_starting_leaves_quietly(tmp_path: Path, after: float) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "daikaiju", *OPTIONS, "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    time.sleep(after)
    os.killpg(process.pid, signal.SIGINT)
    said, _ = process.communicate(timeout=60)
    if not said.startswith(BEFORE_US):
        assert b"Traceback" not in said
        assert b"Error" not in said
        assert process.returncode in (0, 130, -signal.SIGINT)


def test_a_flood_of_errors_leaves_the_rest_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    seldom = Seldom()
    logger = logging.getLogger("daikaiju.server.test")
    logger.addFilter(seldom)
    for number in range(10 * MOST_ALIKE):
        logger.warning("the same %d", number)
    logger.warning("something else")
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == MOST_ALIKE + 1
    assert "more like this" in said[-2]
    assert said[-1] == "something else"


@pytest.mark.parametrize(("lan", "lang"), [(False, "en"), (True, "ru"), (True, "uk")])
def test_others_can_reach_the_table_only_when_asked_for(tmp_path: Path, lan: bool, lang: str) -> None:
    words = Words(lang)
    command = [sys.executable, "-u", "-m", "daikaiju", *OPTIONS, "--data", str(tmp_path), "--lang", lang]
    with subprocess.Popen(command + ["--lan"] * lan, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            told = [process.stdout.readline().strip() for _ in range(2)]
            found = re.search(r"http://([\w.]+):(\d+)/", told[0])
            assert found is not None, told
            assert told[1] == words.say("serve-network" if lan else "serve-only-here")
            assert found[1] == ((network_address() or "localhost") if lan else "localhost")
            assert httpx.get(f"{found[0]}api/tables", timeout=60).status_code == 200
            # Another address of this computer, as a neighbour would use.
            elsewhere = f"http://127.0.0.2:{found[2]}/api/tables"
            if lan:
                assert httpx.get(elsewhere, timeout=60).status_code == 200
            else:
                with pytest.raises(httpx.ConnectError):
                    httpx.get(elsewhere, timeout=60)
        finally:
            process.terminate()


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]"])
def test_the_name_of_this_computer_leads_here_by_either_of_its_addresses(tmp_path: Path, host: str) -> None:
    if host == "[::1]" and not has_second_address():
        pytest.skip("this computer has no ::1")
    command = [sys.executable, "-u", "-m", "daikaiju", *OPTIONS, "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
            assert found is not None
            port = found[1]
            headers = {"Host": f"localhost:{port}"}
            assert httpx.get(f"http://{host}:{port}/api/tables", headers=headers, timeout=60).status_code == 200
        finally:
            process.terminate()


def has_second_address() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


@pytest.mark.skipif(not has_second_address(), reason="this computer has no ::1")
def test_a_name_that_would_lead_to_another_program_is_not_told(tmp_path: Path) -> None:
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as other:
        port = str(other.getsockname()[1])
        command = [sys.executable, "-u", "-m", "daikaiju", *OPTIONS[:-1], port, "--data", str(tmp_path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
            finally:
                process.terminate()
