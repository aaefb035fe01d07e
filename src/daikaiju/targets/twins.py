"""Twins: copies of the undecorated rules whose globals point at each other, compiled for one target.

A rule is never decorated. For a target every rule that an entry point reaches is cloned, and the clone's globals hold
the compiled clones of what it calls. What is told to the log is dropped.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from typing import Any

from daikaiju.rules.telling import tell

RULES = "daikaiju.rules"
Rule = Callable[..., Any]
Compile = Callable[[Rule], Any]


def tell_nobody(g: Any, event: Any, a: Any = 0, b: Any = 0, c: Any = 0) -> None:
    """What compiled rules do where Python rules tell."""


class Twins:
    """The compiled clones of rules for one target, made on demand."""

    def __init__(self, compile_rule: Compile) -> None:
        self.compile_rule = compile_rule
        self.compiled: dict[Rule, Any] = {tell: compile_rule(tell_nobody)}

    def of(self, rule: types.FunctionType) -> Any:
        """The compiled twin of a rule, with everything it calls."""
        if rule not in self.compiled:
            self.compiled[rule] = self.compile_rule(self.clone(rule))
        return self.compiled[rule]

    def clone(self, rule: types.FunctionType) -> types.FunctionType:
        """An uncompiled copy of a rule that calls compiled ones."""
        names = {
            name: self.twin_of_global(rule.__globals__[name])
            for name in set(names_in(rule.__code__)) & set(rule.__globals__)
        }
        twin = types.FunctionType(rule.__code__, names, rule.__name__, rule.__defaults__)
        twin.__module__ = rule.__module__
        twin.__qualname__ = rule.__qualname__
        return twin

    def twin_of_global(self, value: Any) -> Any:
        if isinstance(value, types.FunctionType) and (value.__module__ or "").startswith(RULES):
            return self.of(value)
        if isinstance(value, types.FunctionType) and value in self.compiled:
            return self.compiled[value]
        return int(value) if isinstance(value, int) else value


def names_in(code: types.CodeType) -> Iterator[str]:
    """The names a function's code may look up among its globals."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from names_in(constant)
