"""Clones: copies of the undecorated rules that call each other's compiled copies, one set for each target.

A rule is never decorated. For a target every rule that an entry point reaches is cloned, and where the rule looks up
another one, in its globals or in its closure, the clone finds that one's compiled clone. Calls that write to the log
are dropped.
"""

from __future__ import annotations

import dis
import hashlib
import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeGuard

from daikaiju.rules.codegen import ASKING
from daikaiju.rules.record import Record
from daikaiju.rules.telling import tell

RULES = "daikaiju.rules"
COMPILED = (
    RULES,
    "daikaiju.policies",
    "daikaiju.observation",
    "daikaiju.targets.stepping",
)
"""The packages and modules whose functions are cloned where a clone calls them."""

Rule = Callable[..., Any]
Compile = Callable[[Rule], Rule]


def tell_nobody(g: Record, event: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """What compiled rules do where Python rules write to the log: nothing."""


class Clones:
    """The compiled clones of rules for one target, made on demand."""

    def __init__(
        self,
        compile_rule: Compile,
        compile_inline: Compile | None = None,
        roots: Iterable[Rule] = (),
        base: Clones | None = None,
        *,
        own: tuple[str, ...] = (),
        supplied: Mapping[str, object] = types.MappingProxyType({}),
    ) -> None:
        """Rules with a single caller, among all that the roots reach, are compiled into it.

        With a base, the clones of rules are the base's, and only functions from elsewhere are cloned anew. `own` are
        further packages whose functions are cloned, and `supplied` gives the names that these functions leave open.
        """
        self.base = base
        self.own = own
        self.supplied = supplied
        self.compile_rule = compile_rule
        self.compile_inline = compile_inline or compile_rule
        self.called_once = called_once(roots)
        self.compiled: dict[Rule, Rule] = {tell: self.compile_inline(tell_nobody)}

    def of(self, rule: Rule) -> Rule:
        """The compiled clone of a rule, with everything it calls."""
        if self.base is not None and rule.__module__.startswith(RULES):
            return self.base.of(rule)
        if rule not in self.compiled:
            compile_this = self.compile_inline if rule in self.called_once else self.compile_rule
            self.compiled[rule] = compile_this(self.clone(rule))
        return self.compiled[rule]

    def clone(self, rule: Rule, **given: object) -> types.FunctionType:
        """An uncompiled copy of a rule that calls compiled ones; the given names are added to its globals."""
        assert isinstance(rule, types.FunctionType)
        names = {name: self.of_value(value) for name, value in self.names(rule, **given).items()}
        cells = tuple(types.CellType(self.of_value(cell.cell_contents)) for cell in rule.__closure__ or ())
        clone = types.FunctionType(rule.__code__, names, rule.__name__, rule.__defaults__, cells)
        clone.__module__ = rule.__module__
        clone.__qualname__ = rule.__qualname__
        return clone

    def of_value(self, value: object) -> object:
        """What a clone finds in place of a global: a compiled clone for a rule, a plain int for a numbered name."""
        if is_rule(value) or self.is_own(value):
            return self.of(value)
        return int(value) if isinstance(value, int) else value

    def is_own(self, value: object) -> TypeGuard[types.FunctionType]:
        """Whether something is a function of one of the further packages."""
        return isinstance(value, types.FunctionType) and (value.__module__ or "").startswith(self.own)

    def names(self, rule: Rule, **given: object) -> dict[str, object]:
        """What a rule finds under the names it looks up; the given ones are added to its globals."""
        assert isinstance(rule, types.FunctionType)
        known = {**rule.__globals__, **(self.supplied if self.is_own(rule) else {}), **given}
        return {name: known[name] for name in sorted(set(names_in(rule.__code__)) & known.keys())}

    def key_of(self, *entries: Rule) -> str:
        """A hash of all that entry points reach outside the rules: the sources of functions, and the values they read.

        It names the folder of the compiled entry points, inside one that is named after the rules.
        """
        waiting = [function for function in (*entries, self.compile_rule) if self.is_own(function)]
        reached, read = set(waiting), set()
        while waiting:
            for name, value in self.names(waiting.pop()).items():
                if is_rule(value) or self.is_own(value):
                    if not value.__module__.startswith(RULES) and value not in reached:
                        reached.add(value)
                        waiting.append(value)
                elif isinstance(value, int | float | tuple):
                    read.add(f"{name} {value!r}")
        digest = hashlib.sha256("\n".join(sorted(read)).encode())
        for file in sorted({Path(function.__code__.co_filename) for function in reached}):
            digest.update(file.read_bytes())
        return digest.hexdigest()[:16]


def is_rule(value: object) -> TypeGuard[types.FunctionType]:
    return isinstance(value, types.FunctionType) and (value.__module__ or "").startswith(COMPILED)


def called_once(roots: Iterable[Rule]) -> set[Rule]:
    """The rules that are called from a single place in all that the roots reach; those that ask cards rarely run."""
    waiting = list(roots)
    seen = set(waiting)
    uses: Counter[Rule] = Counter(waiting)
    uses.update(waiting)
    while waiting:
        for used in rules_used(waiting.pop()):
            uses[used] += 1
            if used not in seen:
                seen.add(used)
                waiting.append(used)
    return {rule for rule, count in uses.items() if count == 1 and not rule.__name__.startswith(ASKING)}


def rules_used(rule: Rule) -> Iterator[Rule]:
    """The rules that a rule calls, once for each place where it does."""
    assert isinstance(rule, types.FunctionType)
    cells = zip(rule.__code__.co_freevars, rule.__closure__ or (), strict=True)
    known = {**rule.__globals__, **{name: cell.cell_contents for name, cell in cells}}
    for instruction in dis.get_instructions(rule.__code__):
        if instruction.opname in ("LOAD_GLOBAL", "LOAD_DEREF") and is_rule(known.get(instruction.argval)):
            yield known[instruction.argval]


def names_in(code: types.CodeType) -> Iterator[str]:
    """The names a function's code looks up in its globals; attributes may have the same names."""
    yield from (step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from names_in(constant)
