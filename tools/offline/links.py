"""Checks a folder of static files: every link in it leads to a file in it, from wherever the folder is served.

python -m tools.offline.links FOLDER
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

IN_MARKUP = re.compile(r"""(?:href|src)=["']([^"'{}]+)["']""")
IN_STYLES = re.compile(r"""url\(["']?([^"')]+)["']?\)""")
IN_SCRIPTS = re.compile(
    r"""(?:import\(?|from)\s*["'](\.{1,2}/[^"']+)["']"""
    r"""|new URL\(["'`]([^"'`$]+)["'`],\s*(?:""\+)?import\.meta\.url"""
)
LISTED = re.compile(r"""["'](assets/[^"']+)["']""")
"""What a script fetches along with a module."""


def main(folder: Path) -> None:
    problems = [
        problem for file in sorted(folder.rglob("*")) if file.is_file() for problem in wrong_links(folder, file)
    ]
    if problems:
        sys.exit("\n".join(problems))
    print(f"Every link of {sum(1 for _ in folder.rglob('*'))} files leads somewhere.")


def wrong_links(folder: Path, file: Path) -> Iterator[str]:
    """The links of a file that lead nowhere, or out of the folder."""
    for link in links_in(file):
        where = f"{file.relative_to(folder)} links to {link}"
        address = urlsplit(link)
        if address.scheme or link.startswith(("#", "data:", "?")):
            continue
        if link.startswith("/"):
            yield f"{where}, which would leave a folder that is not the root of its host"
            continue
        base = folder if link.startswith("assets/") else file.parent
        target = (base / address.path).resolve()
        if address.path not in ("", ".", "./") and not target.is_file():
            yield f"{where}, which does not exist"


def links_in(file: Path) -> Iterator[str]:
    if file.suffix not in (".html", ".css", ".js", ".webmanifest"):
        return
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".html":
        yield from IN_MARKUP.findall(text)
    elif file.suffix == ".css":
        yield from IN_STYLES.findall(text)
    elif file.suffix == ".webmanifest":
        manifest = json.loads(text)
        yield from (icon["src"] for icon in manifest.get("icons", ()))
        yield manifest["start_url"]
    else:
        for one, other in IN_SCRIPTS.findall(text):
            yield one or other
        yield from LISTED.findall(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
