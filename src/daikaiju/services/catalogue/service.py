"""The catalogue: games, monsters, cards, bots and limits."""

from __future__ import annotations

import functools
from typing import cast

from daikaiju.games import GAMES, GameInfo
from daikaiju.handbook import pack_handbook
from daikaiju.packs import pack_named, pack_names
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.buzz import TOKEN_NAMES
from daikaiju.rules.king.names import DEFAULT_ENDS, ENDS
from daikaiju.rules.version import rules_version
from daikaiju.services.catalogue.messages import (
    CardEntry,
    Catalogue,
    GameEntry,
    OptionEntry,
    PackEntry,
    PackForPage,
    TextLimits,
)
from daikaiju.table.lessons import NAMES as LESSONS
from daikaiju.table.protocol.tables import GameName
from daikaiju.table.protocol.texts import Language
from daikaiju.table.texts import LONGEST_LINE, LONGEST_NAME
from daikaiju.words import LANGUAGES


@functools.cache
def catalogue(bots: tuple[str, ...]) -> Catalogue:
    """Everything the page must know before a table is created, with the bots that can be chosen."""
    return Catalogue(
        games=[game(info) for info in GAMES.values()],
        bots=list(bots),
        packs=[PackEntry(name, game_of(name)) for name in pack_names()],
        lessons=list(LESSONS),
        languages=[cast(Language, language) for language in LANGUAGES],
        limits=TextLimits(name=LONGEST_NAME, line=LONGEST_LINE),
        rules=rules_version(),
    )


def game_of(pack: str) -> GameName:
    return cast(GameName, pack_named(pack).game)


def pack_for_page(name: str) -> PackForPage:
    """The cards of a pack, with their pictures, its words in every language, and what it adds to the handbook."""
    pack = pack_named(name)
    base = {card.id for card in GAMES[pack.game].rules.book.cards}
    return PackForPage(
        name=name,
        game=game_of(name),
        cards=[card for card in cards(GAMES[pack.game].with_packs([name])) if card.id not in base],
        pictures=pack.pictures,
        words={cast(Language, lang): pack.words(lang) for lang in LANGUAGES},
        handbook=pack_handbook(name),
    )


def game(info: GameInfo) -> GameEntry:
    by_edition = {edition: list(info.rules.names.MONSTERS[edition]) for edition in info.editions}
    return GameEntry(
        game=cast(GameName, info.name),
        editions=list(info.editions),
        least=info.fewest_players,
        most=info.most_players,
        monsters=list(dict.fromkeys(name for names in by_edition.values() for name in names)),
        monsters_of=by_edition,
        options=options(info),
        faces=list(info.rules.names.FACE_NAMES),
        cards=cards(info),
        tokens=list(TOKEN_NAMES[1:]) if info.name == "duel" else ["poison", "shrink"],
        life=life(info),
    )


def life(info: GameInfo) -> dict[str, int]:
    """What each monster begins with, where they differ."""
    if not info.monsters_differ:
        return {}
    return {monster.id: monster.value("full_life", info.editions[0]) for monster in info.rules.book.monsters}


def options(info: GameInfo) -> list[OptionEntry]:
    """The options besides the edition, with their defaults."""
    known = (
        OptionEntry("ends", list(ENDS), None, dict(DEFAULT_ENDS)),
        OptionEntry("two_player_variant", [False, True], False),
    )
    return [option for option in known if option.name in info.options]


def cards(info: GameInfo) -> list[CardEntry]:
    """Every kind of card once, with its cost and number of copies in each edition."""
    return [
        CardEntry(
            id=card.id,
            kind="keep" if issubclass(card, Keep) else "discard",
            cost={edition: card.value("cost", edition) for edition in info.editions},
            copies={edition: card.value("copies", edition) for edition in info.editions},
        )
        for card in dict.fromkeys(info.rules.book.cards)
    ]
