"""A PostgreSQL server of the tests' own, from the system's packages, in a temporary folder."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

from tests.server.ports import free_port

PACKAGES = Path("/usr/lib/postgresql")
ACCOUNT = "postgres"
STARTING = 60.0
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "300",
    # It may be killed, but the machine it runs on is not: what it wrote is safe without waiting for the disk.
    "fsync": "off",
    "full_page_writes": "off",
}


def programs() -> Path | None:
    """The folder with the newest PostgreSQL's programs, if it is installed."""
    found = sorted(PACKAGES.glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    return found[-1].parent if found else None


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # The name in brackets may hold anything; the state and the parent follow it.
            if int(stat.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(stat.parent.name))
    return found


class PostgreSQL:
    """A server on this machine that can be killed, paused and started again."""

    def __init__(self) -> None:
        at = programs()
        assert at is not None
        self._programs = at
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="daikaiju-postgresql-"))
        if os.geteuid() == 0:
            # It refuses to run as root.
            shutil.chown(self.folder, ACCOUNT)
        self._run("initdb", "-D", str(self.folder / "data"), "-U", ACCOUNT, "-A", "trust", "-E", "UTF8", "--locale=C")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def address(self, database: str = ACCOUNT) -> str:
        return f"postgresql://{ACCOUNT}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        options = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        command = ["postgres", "-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder), *options]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._as_account(*command), stdout=log, stderr=log, start_new_session=True, cwd="/"
            )
        until = time.monotonic() + STARTING
        while True:
            try:
                psycopg.connect(self.address()).close()
            except psycopg.OperationalError:
                assert time.monotonic() < until, (self.folder / "log").read_text()
                time.sleep(0.05)
            else:
                return

    def execute(self, command: str, database: str = ACCOUNT) -> list[Any]:
        """Run a statement outside any transaction."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(command)
            return cursor.fetchall() if cursor.description else []

    def processes(self) -> list[int]:
        """It and all its helpers, which have their own process groups."""
        assert self._process is not None
        return [self._process.pid, *children(self._process.pid)]

    def signal(self, number: int) -> None:
        for process in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def kill(self) -> None:
        """End it and all its helpers as a power cut would."""
        assert self._process is not None
        self.signal(signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, *command: str) -> None:
        subprocess.run(self._as_account(*command), check=True, capture_output=True, cwd="/")

    def _as_account(self, program: str, *rest: str) -> list[str]:
        become = ["setpriv", f"--reuid={ACCOUNT}", f"--regid={ACCOUNT}", "--clear-groups"] if os.geteuid() == 0 else []
        return [*become, str(self._programs / program), *rest]
