"""Installs a wheel into an empty environment, serves the page from it and opens a table there.

python tools/try_wheel.py dist/daikaiju-0.1.0-py3-none-any.whl
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path
from typing import Any


def main(wheel: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        python = Path(folder) / "bin" / "python"
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, wheel], check=True, env=environment)
        daikaiju = Path(folder) / "bin" / "daikaiju"
        subprocess.run([daikaiju, "sim", "--on", "python", "--games", "5"], check=True, cwd=folder, env=environment)
        command = [daikaiju, "serve"]
        missing = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        assert missing.returncode == 2, missing
        assert "pip install 'daikaiju[server]'" in missing.stderr, missing
        subprocess.run([*install, f"{wheel}[engine,server]"], check=True, env=environment)
        serve(daikaiju, Path(folder), environment)
    print(f"{wheel.name}: installs, plays, serves the page and opens a table")


def serve(daikaiju: Path, folder: Path, environment: dict[str, str]) -> None:
    command = [daikaiju, "serve", "--port", "0", "--json", "--no-browser", "--data", folder / "games"]
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = ""
            while not said.endswith("}\n"):
                line = server.stdout.readline()
                assert line, f"the server stopped after saying {said!r}"
                said += line
            address = json.loads(said)["address"]
            assert b"<script" in fetched(address), "the page is missing from the wheel"
            bots = [{"monster": monster, "by": "bot:champion"} for monster in ("gigazaur", "cyber_kitty")]
            table = json.loads(fetched(f"{address}api/tables", {"game": "king", "seats": bots}))
            assert table["id"], table
        finally:
            server.terminate()


def fetched(address: str, body: dict[str, Any] | None = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        answered: bytes = answer.read()
    return answered


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
