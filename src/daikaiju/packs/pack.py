"""A pack: what its folder holds, read and checked."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from daikaiju.errors import DaikaijuError, unknown
from daikaiju.packs.folders import DESCRIPTION, pack_folders
from daikaiju.packs.words import check_words, words_of
from daikaiju.rules.rulebook import Rulebook
from daikaiju.words import LANGUAGES, add_words

GAMES = ("king", "duel")
NAME = re.compile(r"[a-z][a-z0-9_]*")
PICTURES = "pictures.json"


@dataclass(frozen=True)
class Pack:
    """A pack by its name, with its game and everything in it besides rules."""

    name: str
    folder: Path
    game: str
    pictures: dict[str, Any]
    """The picture of each card, as the page draws it."""

    def words(self, lang: str) -> str:
        """Everything the pack says in a language, as Fluent."""
        return words_of(self.folder, lang)

    def check(self, book: Rulebook) -> None:
        """Check that the pack has words in all languages and a picture for everything it adds."""
        own = f".packs.{self.name}."
        cards = list(dict.fromkeys(card.id for card in book.cards if own in card.__module__))
        decisions = [d.name for d in book.decisions if own in d.run.__module__ and not d.of_chance]
        wanted = [f"{self.game}-pack-{self.name}", f"{self.game}-pack-{self.name}.about"]
        wanted += [key for card in cards for key in (f"{self.game}-card-{card}", f"{self.game}-card-{card}.effect")]
        wanted += [f"{self.game}-log-{event.name}" for event in book.events if own in event.module]
        wanted += [f"{self.game}-ask-{decision}" for decision in decisions]
        check_words(self.name, self.folder, wanted)
        for card in cards:
            if card not in self.pictures:
                raise self.wrong(f"{PICTURES} has no picture of {card}")
        for lang in LANGUAGES:
            add_words(lang, self.name, self.words(lang))

    def wrong(self, message: str) -> DaikaijuError:
        return DaikaijuError(f"pack {self.name}: {message}")


@functools.cache
def pack_named(name: str) -> Pack:
    """The pack with a given name."""
    folders = pack_folders()
    if name not in folders:
        raise unknown("pack", name, sorted(folders))
    return read_pack(name, folders[name])


def read_pack(name: str, folder: Path) -> Pack:
    """A pack as its folder describes it."""
    if not NAME.fullmatch(name):
        raise DaikaijuError(f"{name!r} is no name for a pack; it takes small letters, digits and _")
    description = read_mapping(name, folder / DESCRIPTION)
    for key in description:
        if key != "game":
            raise DaikaijuError(f"pack {name}: {DESCRIPTION} says {key}, which means nothing; it says game: king")
    game = description.get("game")
    if game not in GAMES:
        raise DaikaijuError(f"pack {name}: {DESCRIPTION} says game: {game}; it is one of {', '.join(GAMES)}")
    if not any((folder / "cards").glob("*.py")):
        raise DaikaijuError(f"pack {name}: there is no card in {folder / 'cards'}")
    return Pack(name, folder, str(game), read_mapping(name, folder / PICTURES))


def read_mapping(name: str, file: Path) -> dict[str, Any]:
    """The mapping that a file of a pack, in YAML or JSON, consists of."""
    try:
        text = file.read_text(encoding="utf-8")
        read = json.loads(text) if file.suffix == ".json" else yaml.safe_load(text)
    except OSError:
        raise DaikaijuError(f"pack {name}: {file.name} is missing") from None
    except (ValueError, yaml.YAMLError) as error:
        raise DaikaijuError(f"pack {name}: {file.name} cannot be read: {' '.join(str(error).split())}") from None
    if not isinstance(read, dict):
        raise DaikaijuError(f"pack {name}: {file.name} is not a mapping of names to values")
    return read


def checked_names(game: str, packs: Sequence[str]) -> tuple[str, ...]:
    """The packs that a game is asked to be played with, in alphabetical order, all of them for this game."""
    if isinstance(packs, str) or not all(isinstance(name, str) for name in packs):
        raise DaikaijuError(f"packs are a list of names, as in packs: [undead], not {packs!r}")
    for name in packs:
        pack = pack_named(name)
        if pack.game != game:
            raise DaikaijuError(f"the pack {name} is for {pack.game}, not for {game}")
    return tuple(sorted(set(packs)))
