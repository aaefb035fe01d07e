"""Runs inside the browser's Python while the site is built: compiles modules, and finds what they import.

Our modules become one text of bytes: the length of a list of names and sizes, the list as JSON, and their contents.
Rules are shipped as source as well, because they are read as such: for their version, and for what their cards do.
"""

from __future__ import annotations

import ast
import importlib.util
import io
import json
import marshal
import struct
import sys
import zipfile
from pathlib import Path

import rehearsal
from compression import zstd

HERE, PYODIDE = Path("/daikaiju"), Path("/pyodide")
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
HEAD = importlib.util.MAGIC_NUMBER + struct.pack("<I", 1) + bytes(8)
"""Bytecode that is never compared with its source."""

NEVER = ("importlib.metadata",)
"""Modules of the library that are imported here, but not needed in a page."""

LATER = "daikaiju/champion/networks/"
"""What is not packed: it follows as files of their own."""

STRONGEST = {zstd.CompressionParameter.compression_level: 22, zstd.CompressionParameter.window_log: 24}


async def pack() -> dict[str, bytes]:
    """What a page fetches, compressed."""
    await rehearsal.rehearse()
    made = {"daikaiju.bin": packed_modules(), "library.zip": packed_library()}
    made |= {name: (PYODIDE / name).read_bytes() for name in ("pyodide.asm.wasm", "pyodide.asm.mjs")}
    return {name: zstd.compress(content, options=STRONGEST) for name, content in made.items()}


def compiled(source: bytes, name: str) -> bytes:
    """A module as bytecode, without its documentation."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass(lineno=1, col_offset=0)]
    return HEAD + marshal.dumps(compile(tree, name, "exec", dont_inherit=True))


def packed_modules() -> bytes:
    files: list[tuple[str, bytes]] = []
    for path in sorted(HERE.rglob("*")):
        name = path.relative_to(HERE).as_posix()
        if path.is_dir() or "__pycache__" in name or name == "rehearsal.py" or name.startswith(LATER):
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
    wanted = {name for name, module in sys.modules.items() if not is_frozen(module)} - set(NEVER)
    written = io.BytesIO()
    with zipfile.ZipFile(LIBRARY) as library, zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as kept:
        for name in sorted(library.namelist()):
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if not name.endswith(".py"):
                continue
            if module in wanted:
                entry = zipfile.ZipInfo(f"{name}c")
                kept.writestr(entry, compiled(library.read(name), f"/lib/{name}"))
    return written.getvalue()


def is_frozen(module: object) -> bool:
    """Whether a module is part of Python itself."""
    return getattr(getattr(module, "__spec__", None), "origin", None) in ("frozen", "built-in")
