"""Parts of a program are linked, optimised once, and never become machine code of their own."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import numba
from numba.core.codegen import JITCodeLibrary

from daikaiju.targets.cpu import compile_cached
from daikaiju.targets.parts import Part, compile_part


def halve_it(number: int) -> int:
    return number // 2


halve = compile_part()(halve_it)


def count_steps(number: int) -> int:
    steps = 0
    while number != 1:
        number = halve(number) if number % 2 == 0 else 3 * number + 1
        steps += 1
    return steps


steps_to_one = compile_part(forceinline=True)(count_steps)


def most_steps(below: int) -> int:
    most = 0
    for number in range(1, below):
        most = max(most, steps_to_one(number))
    return most


def test_a_record_has_the_same_name_in_every_process() -> None:
    """Otherwise functions of two games, compiled in two processes, may have one name."""
    names = "from daikaiju.targets import parts; from daikaiju.rules import duel, king; import numba, numpy as np\n"
    names += "for number in range({}): numba.from_dtype(np.dtype([(f'a{{number}}', 'i8')]))\n"
    names += "print([numba.from_dtype(rules.State.dtype).mangling_args for rules in (king, duel)])"
    said = [
        subprocess.run([sys.executable, "-c", names.format(others)], capture_output=True, text=True, check=True).stdout
        for others in (0, 7)
    ]
    assert said[0] == said[1]
    king, duel = ast.literal_eval(said[0])
    assert king != duel


def test_an_entry_point_links_its_parts_and_is_the_only_machine_code(tmp_path: Path) -> None:
    entry = compile_cached(most_steps, (numba.int64,), tmp_path)
    assert entry(30) == 111
    for part in (halve, steps_to_one):
        (compiled,) = part.overloads.values()
        assert isinstance(compiled.library, Part)
        assert JITCodeLibrary.get_pointer_to_function(compiled.library, compiled.fndesc.llvm_func_name) == 0


def test_a_second_program_loads_it_from_disk(tmp_path: Path) -> None:
    compile_cached(most_steps, (numba.int64,), tmp_path)
    again = compile_cached(most_steps, (numba.int64,), tmp_path)
    assert again(30) == 111
    assert sum(again.stats.cache_hits.values()) == 1
