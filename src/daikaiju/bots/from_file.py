"""Bots in files of their own: `mine.py:MyBot` is the class MyBot of the file mine.py."""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import re
import sys
import types
from dataclasses import dataclass
from pathlib import Path

from daikaiju.bots.bot import Bot
from daikaiju.errors import DaikaijuError, Problem, short

PATH = re.compile(r"(?P<file>.*\.py)(?::(?P<name>[^:]*)(?::(?P<setting>.*))?)?", re.DOTALL)


@dataclass(frozen=True)
class PathToBot:
    """A file, a class in it, and the bot's setting, if any."""

    file: str
    name: str
    setting: str | None


def split_path(asked: str) -> PathToBot | None:
    """The parts of a path to a bot, or None for a name.

    >>> split_path("bots/mine.py:MyBot:fast")
    PathToBot(file='bots/mine.py', name='MyBot', setting='fast')
    >>> split_path("search:200ms")
    """
    found = PATH.fullmatch(asked)
    return found and PathToBot(found["file"], found["name"] or "", found["setting"])


def bot_class(path: PathToBot) -> type[Bot]:
    """The class that a path leads to; the file is run once."""
    module = load(Path(path.file))
    found = vars(module).get(path.name)
    if inspect.isclass(found) and issubclass(found, Bot) and found is not Bot:
        return found
    names = [name for name, value in vars(module).items() if is_bot_of(module, value)]
    wanted = f"{path.file}:{names[0]}" if names else ""
    raise DaikaijuError(
        Problem("bot-not-in-file", file=short(path.file), name=short(path.name), found=wanted or "none")
    )


def is_bot_of(module: types.ModuleType, value: object) -> bool:
    """Whether something is a class of bots that a module defines."""
    return inspect.isclass(value) and issubclass(value, Bot) and value.__module__ == module.__name__


def load(file: Path) -> types.ModuleType:
    """The module in a file, imported under its own name; a changed file is imported again."""
    try:
        source = file.read_bytes()
    except OSError:
        raise DaikaijuError(Problem("bot-file-missing", file=short(file))) from None
    name = f"daikaiju_bot_{file.stem}_{hashlib.sha256(bytes(file.resolve()) + source).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[name]
        if isinstance(error, KeyboardInterrupt):
            raise
        why = short(f"{type(error).__name__}: {error}".splitlines()[0])
        raise DaikaijuError(Problem("bot-file-broken", file=short(file), why=why)) from error
    return module
