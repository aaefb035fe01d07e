"""From an LLVM module to WebAssembly: optimised for it, with plain functions to call, linked, and signed."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

import llvmlite.binding as llvm

from daikaiju.engine.building.memory import ALIGNMENT, Region
from daikaiju.engine.building.translation import FILLED_IN, Entry

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser of the last years has."""

STACK = 128 * 1024
UNSIGNED = "choice"
"""The parameter that is never negative: twelve dice fall in more ways than a signed number of 32 bits can count."""


def wrapped(entry: Entry, sets: str) -> str:
    """A function that takes what callers have, and calls Numba's own; an error inside stops the whole engine."""
    given = ", ".join(f"{'double' if name in entry.reals else 'i32'} %{name}" for name in entry.given)
    lines = [f"define {'double' if entry.returns_real else 'i32'} @{entry.name}({given}) {{"]
    kind = "double" if entry.returns_real else "i64"
    lines += [f"  %result = alloca {kind}", "  %error = alloca ptr"]
    passed = []
    for name in entry.parameters:
        if name == FILLED_IN:
            lines.append(f"  %wide.{name} = ptrtoint ptr @{sets} to i64")
        elif name not in entry.reals:
            lines.append(f"  %wide.{name} = {'zext' if name == UNSIGNED else 'sext'} i32 %{name} to i64")
        passed.append(f"double %{name}" if name in entry.reals else f"i64 %wide.{name}")
    call = f'call i32 @"{entry.symbol}"(ptr %result, ptr %error, {", ".join(passed)})'
    lines += [f"  %status = {call}", "  %failed = icmp ne i32 %status, 0", "  br i1 %failed, label %bad, label %good"]
    lines += ["bad:", "  call void @llvm.trap()", "  unreachable", "good:", f"  %found = load {kind}, ptr %result"]
    if entry.returns_real:
        lines.append("  ret double %found")
    else:
        lines += ["  %narrow = trunc i64 %found to i32", "  ret i32 %narrow"]
    return "\n".join([*lines, "}"])


def with_wrappers(module: str, entries: Iterable[Entry], regions: Iterable[Region], sets: str) -> str:
    """A module for WebAssembly as text: its machine, its memory, and the functions to call."""
    text = re.sub(r"^target (triple|datalayout).*$\n", "", module, flags=re.MULTILINE)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    text = text.replace("= common ", "= internal ")  # the writer of WebAssembly knows no common symbols
    places = [f"@{r.name} = global [{r.bytes} x i8] zeroinitializer, align {ALIGNMENT}" for r in regions]
    trap = [] if "declare void @llvm.trap()" in text else ["declare void @llvm.trap()"]
    return "\n".join([text, *trap, *places, *(wrapped(entry, sets) for entry in entries)])


def optimised(text: str, kept: Sequence[str]) -> bytes:
    """The object file of a module in which only some functions can be called from outside."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    module.verify()
    for function in module.functions:
        if not function.is_declaration and function.name not in kept:
            function.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    emitted: bytes = machine.emit_object(module)
    return emitted


def linked(object_file: bytes, exported: Iterable[str]) -> bytes:
    """The WebAssembly file of an object file, with nothing in it but code and data."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "engine.o", Path(folder) / "engine.wasm"
        source.write_bytes(object_file)
        exports = [f"--export={name}" for name in exported]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--strip-all", "--stack-first"]
        command += ["-z", f"stack-size={STACK}", *exports, str(source), "-o", str(target)]
        subprocess.run(command, check=True)
        return target.read_bytes()


def signed(file: bytes, name: str, content: bytes) -> bytes:
    """A WebAssembly file with a section of its own at the end."""
    title = name.encode()
    section = unsigned(len(title)) + title + content
    return file + b"\0" + unsigned(len(section)) + section


def unsigned(number: int) -> bytes:
    """A whole number as WebAssembly writes it.

    >>> unsigned(300)
    b'\\xac\\x02'
    """
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])
