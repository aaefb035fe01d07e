"""Which rules these are: a hash that changes with every rule."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path


def hash_of_folders(*folders: Path) -> hashlib._Hash:
    """A hash of the names and contents of all Python files in some folders."""
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.relative_to(folder).as_posix().encode())
            digest.update(file.read_bytes())
    return digest


@functools.cache
def rules_version() -> str:
    """The version of the rules that games are stored with."""
    return hash_of_folders(Path(__file__).parent).hexdigest()[:16]
