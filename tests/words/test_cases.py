"""Names of monsters are declined in Russian and Ukrainian; what has no forms stays as it is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import daikaiju
from daikaiju import King
from daikaiju.messages import IsYou, Localizer, Message, MonsterName, Several
from daikaiju.messages.cards import monster_name
from daikaiju.messages.message import SeatOrYou
from daikaiju.rules.duel.names import MONSTERS as DUEL_MONSTERS
from daikaiju.rules.king.names import MONSTERS as KING_MONSTERS
from daikaiju.words import FOLDER, Words
from daikaiju.words.arguments import CASES, without_case

FILE = Path(__file__).parent / "names.json"
NAMES: dict[str, dict[str, dict[str, list[str]]]] = json.loads(FILE.read_text(encoding="utf-8"))
"""By language, game with edition, and monster: the name and its cases in order. The page's tests read them too."""

TABLES = {
    f"{game} {edition}": monsters
    for game, editions in {"king": KING_MONSTERS, "duel": DUEL_MONSTERS}.items()
    for edition, monsters in editions.items()
}
"""The monsters of each game and edition."""

PAGE = Path(daikaiju.__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("lang", NAMES)
@pytest.mark.parametrize("table", TABLES)
def test_every_monster_has_every_case(lang: str, table: str) -> None:
    game, edition = table.split()
    said = {
        monster: [monster_name(Words(lang), game, edition, monster, case) for case in (None, *CASES)]
        for monster in TABLES[table]
    }
    assert said == NAMES[lang][table]


@pytest.mark.parametrize("case", [None, *CASES])
def test_english_has_no_cases(case: str | None) -> None:
    assert monster_name(Words("en"), "king", "2016", "the_king", case) == "The King"


class Declined(Visitor):
    """Collects the arguments that are asked for in a case."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by fluent.syntax
        if without_case(node.id.name) != node.id.name:
            self.names.add(node.id.name)


def declined(lang: str) -> dict[str, set[str]]:
    """The messages of a language that ask for cases, with what they ask for."""
    found: dict[str, set[str]] = {}
    for file in (FOLDER / lang).glob("*.ftl"):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                collected = Declined()
                collected.visit(entry)
                if collected.names:
                    found[entry.id.name] = collected.names
    return found


@pytest.mark.parametrize("lang", NAMES)
def test_every_case_is_used(lang: str) -> None:
    asked = {name.rpartition("-")[2] for names in declined(lang).values() for name in names}
    assert asked == set(CASES)


def test_english_asks_for_no_case() -> None:
    assert declined("en") == {}


@pytest.mark.parametrize("lang", NAMES)
def test_a_message_with_cases_is_always_said_by_a_localizer(lang: str) -> None:
    """Whoever passes a ready name to `say` has only its plain form."""
    sources = [*Path(daikaiju.__file__).parent.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    texts = [re.sub(r"say\(\s+", "say(", source.read_text(encoding="utf-8")) for source in sources]
    lines = [line for text in texts for line in text.splitlines() if "say(" in line]
    keys = {key for line in lines for key in re.findall(r"""['"]([a-z][\w-]*)['"]""", line)}
    assert {"web-turn", "play-after-turns"} <= keys
    assert keys & declined(lang).keys() == set()


@pytest.mark.parametrize(
    ("lang", "me", "text"),
    [
        ("ru", None, "Кракен покупает карту «Крылья» у Конга."),
        ("ru", 1, "Кракен покупает карту «Крылья» у вас."),
        ("uk", None, "Кракен купує карту «Крила» у Кінга."),
        ("uk", 1, "Кракен купує карту «Крила» у вас."),
    ],
)
def test_a_sentence_gets_the_case_it_asks_for(lang: str, me: int | None, text: str) -> None:
    bought = Message(
        "king-log-bought_from",
        {"you": IsYou(0), "monster": MonsterName(0), "card": "?", "seller": SeatOrYou(1)},
    )
    localizer = Localizer(Words(lang), King(["kraken", "the_king"], edition="2010"), me)
    wings = Words(lang).say("king-card-wings")
    assert localizer.text(bought).replace("«?»", f"«{wings}»") == text


@pytest.mark.parametrize(
    ("lang", "text"), [("ru", "Кракена, Конга и КиберКроля"), ("uk", "Кракена, Кінга та Кіберкролика")]
)
def test_a_list_is_declined_name_by_name(lang: str, text: str) -> None:
    localizer = Localizer(Words(lang), King(["kraken", "the_king", "cyber_bunny"], edition="2010"))
    assert localizer.argument(Several(tuple(map(MonsterName, range(3)))), "of") == text


def test_what_has_no_forms_stays_as_it_is() -> None:
    localizer = Localizer(Words("ru"), King(2))
    assert dict(localizer.forms("name", "Аня")) == {"name": "Аня", **{f"name-{case}": "Аня" for case in CASES}}
    assert dict(localizer.forms("amount", 2)) == {"amount": 2}
