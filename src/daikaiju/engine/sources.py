"""What the engine's files are made of: a hash that changes with any of it."""

from __future__ import annotations

import hashlib
from pathlib import Path

from daikaiju.rules.version import hash_of_folders

PACKAGE = Path(__file__).parents[1]
FOLDERS = ("rules", "policies", "observation", "thinking", "engine/building")
FILES = (
    "analysis/keep_solver.py", "analysis/tables.py",
    "targets/clones.py", "targets/entry_points.py", "targets/parts.py",
)  # fmt: skip


def sources_hash() -> str:
    """A hash of all sources that are compiled or decide how."""
    digest = hash_of_folders(*(PACKAGE / folder for folder in FOLDERS))
    for file in FILES:
        digest.update((PACKAGE / file).read_bytes())
    return digest.hexdigest()


def seal_of(code: bytes) -> str:
    """What the file says of itself, so that one that is cut or altered is noticed."""
    return hashlib.sha256(code).hexdigest()
