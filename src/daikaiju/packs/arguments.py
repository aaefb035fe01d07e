"""The arguments of a pack's messages: each may only need what it is given when it is said."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from daikaiju.packs.problems import wrong
from daikaiju.packs.words import Needs, messages, words_of
from daikaiju.rules.rulebook import Rulebook
from daikaiju.words.arguments import arguments_of, arguments_of_all


def check_arguments(pack: str, folder: Path, book: Rulebook) -> None:
    """Check that no message needs an argument it is not given; all languages have the same."""
    said = messages(pack, "en", words_of(folder, "en"))
    for key in said:
        needed = arguments_in(key, said, set())
        given = given_to(key, book) if needed else frozenset()
        for name in sorted(needed - given):
            names = ", ".join(f"${other}" for other in sorted(given)) or "–"
            raise wrong(pack, "pack-words-argument", key=key, name=f"${name}", names=names)


def arguments_in(key: str, said: Mapping[str, Needs], seen: set[str]) -> set[str]:
    """The arguments that a message needs, with those of the messages it quotes."""
    if key in seen or key.startswith("-"):
        return set()
    seen.add(key)
    if key not in said:
        name, _, attribute = key.partition(".")
        return set(arguments_of(name, attribute or None))
    return said[key].arguments.union(*(arguments_in(quoted, said, seen) for quoted in said[key].quoted))


def given_to(key: str, book: Rulebook) -> frozenset[str]:
    """The arguments with which a message is said.

    A question gives what the game's own questions use. An event gives its fields and what is derived from fields: those
    arguments of the game's own events that are no field of any.
    """
    kind, _, name = key.partition(".")[0].removeprefix(f"{book.name}-").partition("-")
    if kind == "ask":
        return arguments_of_all(f"{book.name}-ask-") | arguments_of_all(f"{book.name}-answer-")
    if kind == "ruling":
        return frozenset({"edition"})
    if kind == "log":
        fields = {event.name: event.fields for event in book.events}
        derived = arguments_of_all(f"{book.name}-log-").difference(*fields.values())
        given = derived.union(fields.get(name, ()))
        return given if "monster" in given else given - {"you"}
    return frozenset()
