"""The data folder: nobody else can read it, and only one server at a time uses it."""

from __future__ import annotations

import fcntl
import os
from contextlib import ExitStack, suppress
from io import TextIOWrapper
from pathlib import Path

from daikaiju.server.db.engine import FILE

LOCK_FILE = "server.lock"
LOG_FILE = "server.log"
OURS = (FILE, LOCK_FILE, LOG_FILE)
PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600


class FolderInUse(Exception):
    """Another server is using the games."""


def open_folder(folder: Path) -> ExitStack:
    """Prepare a folder for a server; it stays locked until what is returned is closed.

    The folder itself is locked, since a file in it can be deleted or replaced while it is locked. Servers of older
    versions lock the file.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    with ExitStack() as held:
        place = os.open(folder, os.O_RDONLY)
        held.callback(os.close, place)
        with suppress(OSError):  # not every system locks folders
            lock(place)
        lock(held.enter_context(open_private(folder / LOCK_FILE)).fileno())
        make_private(folder)
        return held.pop_all()


def lock(file: int) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FolderInUse from None


def open_log_folder(folder: Path) -> TextIOWrapper:
    """Prepare a folder for the log of a server whose games are elsewhere."""
    folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    return open_private(folder / LOG_FILE)


def make_private(folder: Path) -> None:
    """Remove permissions that an older server or a permissive system gave to others."""
    files = list(folder.iterdir())
    ours = [file for file in files if file.name.startswith(OURS)]
    for file in ours:
        file.chmod(PRIVATE_FILE)
    # The user's own folders are left as they are, even if games are kept in them too.
    if ours == files:
        folder.chmod(PRIVATE_FOLDER)
    open_private(folder / FILE).close()


def open_private(file: Path) -> TextIOWrapper:
    """Open a file to write at its end; if it is new, only its owner can read it."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, PRIVATE_FILE), "a", encoding="utf-8")
