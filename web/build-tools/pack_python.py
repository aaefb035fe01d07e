"""Runs inside the browser's Python while the site is built: compiles modules, and finds what they import.

Our modules become one text of bytes: the length of a list of names and sizes, the list as JSON, and their contents.
Rules are shipped as source as well, because they are read as such: for their version, and for what their cards do.
"""

from __future__ import annotations

import importlib.util
import io
import json
import marshal
import struct
import sys
import zipfile
from pathlib import Path

import rehearsal

HERE = Path("/daikaiju")
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
HEAD = importlib.util.MAGIC_NUMBER + struct.pack("<I", 1) + bytes(8)
"""Bytecode that is never compared with its source."""

ALWAYS = ("encodings", "collections", "asyncio", "json", "re", "importlib", "logging")
"""Packages of the library that are shipped whole."""


async def pack() -> dict[str, bytes]:
    await rehearsal.rehearse()
    return {"modules": packed_modules(), "library": packed_library()}


def compiled(source: bytes, name: str) -> bytes:
    return HEAD + marshal.dumps(compile(source, name, "exec", dont_inherit=True))


def packed_modules() -> bytes:
    files: list[tuple[str, bytes]] = []
    for path in sorted(HERE.rglob("*")):
        name = path.relative_to(HERE).as_posix()
        if path.is_dir() or "__pycache__" in name or name == "rehearsal.py":
            continue
        if path.suffix != ".py":
            files.append((name, path.read_bytes()))
        elif name.startswith("daikaiju/rules/"):
            files.append((name, path.read_bytes()))
            cached = path.parent.relative_to(HERE) / "__pycache__" / f"{path.stem}.{sys.implementation.cache_tag}.pyc"
            files.append((cached.as_posix(), compiled(path.read_bytes(), f"/daikaiju/{name}")))
        else:
            files.append((f"{name}c", compiled(path.read_bytes(), f"/daikaiju/{name}")))
    head = json.dumps([(name, len(content)) for name, content in files]).encode()
    return struct.pack("<I", len(head)) + head + b"".join(content for _, content in files)


def packed_library() -> bytes:
    wanted = {name for name in sys.modules if not name.startswith("daikaiju")}
    written = io.BytesIO()
    with zipfile.ZipFile(LIBRARY) as library, zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as kept:
        for name in sorted(library.namelist()):
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if not name.endswith(".py"):
                continue
            if module in wanted or module.split(".")[0] in ALWAYS:
                entry = zipfile.ZipInfo(f"{name}c")
                kept.writestr(entry, compiled(library.read(name), f"/lib/{name}"))
    return written.getvalue()
