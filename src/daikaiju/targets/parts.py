"""Parts of a program: clones that Numba neither optimises nor turns into machine code before all of them are linked.

Numba optimises each function together with everything it calls, and makes machine code of it, although only entry
points are ever entered from Python: the rules at the bottom would go through that dozens of times. A part is only
translated, and the entry point that links all parts is optimised once, which halves the time to compile the rules
(docs/decisions/parts-are-linked-first.md).
"""

from __future__ import annotations

import hashlib
from typing import Any

import numba
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering
from numba.core.types import Record


def name_of_record(record: Any) -> tuple[str, tuple[str]]:
    """A record in the names of compiled functions, which is the same in every process.

    Numba numbers types as they come up. Functions of two games that were compiled in two processes could therefore have
    one name, and where both were loaded from disk, the first would be called in place of the second.
    """
    return "Record", (hashlib.sha256(record.name.encode()).hexdigest()[:16],)


setattr(Record, "mangling_args", property(name_of_record))  # noqa: B010  # Numba types it as a method


SAME_EVERYWHERE = {"nnan", "ninf", "nsz"}
"""What compilers may take for granted about fractions: nothing that would let one round differently from another."""


class Part(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """What Numba made of one clone, to be linked by others; nothing can be called in it."""

    def _optimize_final_module(self) -> None:
        """Leave it to the entry point."""

    def _finalize_final_module(self) -> None:
        """As it is in Numba, without handing the module over for machine code."""
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere: there is no machine code."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Part:
        """Who is told the environment of a function: this part, which has no use for it."""
        return self

    def set_env(self, env_name: str, env: Any) -> None:
        """Forget it: rules neither print nor hold Python objects."""


class RawPart(Part):
    """A part as it was translated, for another machine than this one, whose pointers have another size.

    Nothing in it is optimised or linked: `linked_raw` links all parts, each of them once.
    """

    def _optimize_functions(self, ll_module: Any) -> None:
        """Leave it to whoever knows the machine."""

    def finalize(self) -> None:
        self._finalized = True


def linked_raw(library: RawPart) -> Any:
    """The module of a raw part with all others that it reaches linked in."""
    module, reached, waiting = library._final_module, {library}, [library]
    while waiting:
        for other in waiting.pop()._linking_libraries:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
                module.link_in(other._final_module, preserve=True)
    return module


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):  # type: ignore[misc]  # Numba has no types
    """Numba's last step, into a part."""

    _name = "part_lowering"
    kind = Part

    def run_pass(self, state: Any) -> bool:
        state.library = self.kind(state.targetctx.codegen(), state.func_id.func_qualname)
        lowered: bool = super().run_pass(state)
        return lowered


@register_pass(mutates_CFG=True, analysis_only=False)
class RawPartLowering(PartLowering):
    """Numba's last step, into a raw part."""

    _name = "raw_part_lowering"
    kind = RawPart


class PartCompiler(Compiler):  # type: ignore[misc]  # Numba has no types
    """Numba's steps, the last one into a part."""

    last: type[PartLowering] = PartLowering

    def define_pipelines(self) -> list[Any]:
        pipelines: list[Any] = super().define_pipelines()
        for pipeline in pipelines:
            steps = [(self.last if step is NativeLowering else step, why) for step, why in pipeline.passes]
            pipeline.passes = steps
            pipeline.finalize()
        return pipelines


class RawPartCompiler(PartCompiler):
    """Numba's steps, the last one into a raw part."""

    last = RawPartLowering


def compile_part(*signature: Any, compiler: type[PartCompiler] = PartCompiler, **options: Any) -> Any:
    """A decorator that compiles a clone to be called by other compiled functions only."""
    options = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True, **options}
    return numba.njit(*signature, pipeline_class=compiler, **options)
