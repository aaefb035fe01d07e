"""What there is to play with: games, monsters, cards, bots and limits."""

from __future__ import annotations

import functools
from typing import Any

from daikaiju.bots import bot_names
from daikaiju.games import GAMES, GameInfo
from daikaiju.packs import pack_named, pack_names
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import TOKEN_NAMES
from daikaiju.rules.king.names import DEFAULT_ENDS, ENDS
from daikaiju.rules.version import rules_version
from daikaiju.server.lessons import NAMES as LESSONS
from daikaiju.server.texts import LONGEST_LINE, LONGEST_NAME
from daikaiju.words import LANGUAGES


@functools.cache
def catalogue() -> dict[str, Any]:
    """Everything the page must know before a table is made."""
    return {
        "games": [game(info) for info in GAMES.values()],
        "bots": bot_names(),
        "packs": [{"name": name, "game": pack_named(name).game} for name in pack_names()],
        "lessons": list(LESSONS),
        "languages": list(LANGUAGES),
        "limits": {"name": LONGEST_NAME, "line": LONGEST_LINE},
        "rules": rules_version(),
    }


def pack_for_page(name: str) -> dict[str, Any]:
    """The cards that a pack brings, with their pictures and with its words in every language."""
    pack = pack_named(name)
    base = {card.id for card in GAMES[pack.game].rules.book.cards}
    return {
        "name": name,
        "game": pack.game,
        "cards": [card for card in cards(GAMES[pack.game].with_packs([name])) if card["id"] not in base],
        "pictures": pack.pictures,
        "words": {lang: pack.words(lang) for lang in LANGUAGES},
    }


def game(info: GameInfo) -> dict[str, Any]:
    by_edition = {edition: list(info.rules.names.MONSTERS[edition]) for edition in info.editions}
    return {
        "game": info.name,
        "editions": list(info.editions),
        "least": info.fewest_players,
        "most": info.most_players,
        "monsters": list(dict.fromkeys(name for names in by_edition.values() for name in names)),
        "monsters_of": by_edition,
        "options": options(info),
        "faces": list(info.rules.names.FACE_NAMES),
        "cards": cards(info),
        "tokens": list(TOKEN_NAMES[1:]) if info.name == "duel" else ["poison", "shrink"],
    }


def options(info: GameInfo) -> list[dict[str, Any]]:
    """What can be chosen besides the edition, with what is meant when nothing is chosen."""
    known: dict[str, dict[str, Any]] = {
        "ends": {"values": list(ENDS), "default": None, "default_of": dict(DEFAULT_ENDS)},
        "two_player_variant": {"values": [False, True], "default": False},
    }
    return [{"name": name, **known[name]} for name in info.options if name in known]


def cards(info: GameInfo) -> list[dict[str, Any]]:
    """Every kind of card once, with what it costs and how often it is there in each edition."""
    return [
        {
            "id": card.id,
            "kind": "keep" if issubclass(card, Keep) else "discard",
            "cost": {edition: card.value("cost", edition) for edition in info.editions},
            "copies": {edition: card.value("copies", edition) for edition in info.editions},
        }
        for card in dict.fromkeys(info.rules.book.cards)
    ]
