"""Packs of additional cards: the test pack plays like any game; mistakes in a pack are reported when it is loaded."""

from __future__ import annotations

import functools
import json
import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from daikaiju import Game, King
from daikaiju.bots import new_bot
from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES
from daikaiju.handbook import pack_handbook
from daikaiju.messages import Localizer, ask, new_narrator
from daikaiju.packs import add_folder, explained, pack_named, pack_names
from daikaiju.rules import king
from daikaiju.rules.answers import INTERJECT
from daikaiju.rules.source import written_source
from daikaiju.words import LANGUAGES, Words, texts
from tests.pack_folders import PACK_OF, PACKS
from tests.test_equality import random_answer
from tests.test_reach import all_of, never_reached

KEEPS, DISCARDS = 42, 10


@pytest.fixture(autouse=True)
def undead(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))
    yield
    pack_named.cache_clear()


def test_a_pack_joins_the_game_that_names_it_and_no_other() -> None:
    game = King(3, packs=["undead"])
    assert len(game.state.where) == len(king.State().where) + KEEPS + DISCARDS
    assert game.vocabulary.book.keeps == king.book.keeps + KEEPS
    assert "necromancer" in game.vocabulary.cards
    assert "necromancer" not in King(3).vocabulary.cards
    assert King(3) != game
    assert game.copy() == game
    assert King.at(game.state.pack(), game.seats, game.options) == game


@pytest.mark.parametrize("name", PACK_OF)
def test_random_play_reaches_all_of_a_pack(name: str) -> None:
    info = GAMES[name].with_packs([PACK_OF[name]])
    assert never_reached(info, all_of(info) - all_of(GAMES[name]), 1_500) == set()


@pytest.mark.parametrize(("name", "players"), [("king", 4), ("duel", 2)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_greedy_plays_with_a_pack_and_everything_is_said(lang: str, name: str, players: int) -> None:
    game = GAMES[name].new(players, packs=[PACK_OF[name]])
    bot, dice = new_bot("greedy", 1), random.Random(lang)
    game.roll(dice)
    while not game.over:
        localizer = Localizer(Words(lang), game, game.state.player)
        question = ask(game)
        assert localizer.text(question.text)
        assert all(localizer.text(answer.label) for answer in question.answers)
        game.apply(bot.choose(game))
        game.roll(dice)
    told = new_narrator(game).tell(game.state.log)
    assert all(localizer.text(one.say) for one in told if one.say is not None)
    assert Game.from_text(game.to_text()) == game


def test_the_handbook_covers_the_cards_of_a_pack() -> None:
    book = pack_handbook("machines")
    assert book["cards"]["magnet_crane"] == {"rulings": 1, "clauses": ["D-RES-7"]}
    assert book["cards"]["overhaul"] == {"rulings": 0, "clauses": []}
    assert (book["events"]["towed"], book["decisions"]["tow"]) == (["D-FAME-4"], ["D-FAME-4"])
    assert set(pack_handbook("undead")["cards"]) == set(pack_named("undead").pictures)


def test_a_script_may_name_cards_of_a_pack() -> None:
    text = """
        packs: [undead]
        seats: [gigazaur, cyber_kitty]
        position: {phase: start, monsters: {gigazaur: {cards: [gravedigger, zombie_horde, gluttony], energy: 1}}}
        script:
          - gigazaur: dig
          - dice: [energy]
          - expect: {monsters: {gigazaur: {energy: 3}}}
    """
    game = Game.from_text(text)
    assert game.packs == ("undead",)


def test_dispatchers_of_a_pack_have_file_names_of_their_own() -> None:
    King(2, packs=["undead"])
    assert "zombie_horde__stars_at_end_of_turn" in written_source("<daikaiju king+undead moment stars_at_end_of_turn>")
    assert "zombie_horde" not in written_source("<daikaiju king moment stars_at_end_of_turn>")


# --- cards that work at any time -----------------------------------------------------------------

AT_ANY_TIME = {
    "phase": "buy",
    "monsters": {
        "gigazaur": {"hearts": 5, "stars": 3, "energy": 2, "cards": ["rapid_healing", "midnight_mass", "ouija_board"]}
    },
}


def test_each_card_that_works_at_any_time_is_offered_as_itself() -> None:
    game = King(2, packs=["undead"], position=AT_ANY_TIME)
    # The game's own card says what it does in its label, and needs no picture.
    offered = {answer.card or "rapid_healing": answer for answer in ask(game).answers if answer.word == "interject"}
    english = Localizer(Words("en"), game, 0)
    assert {card: english.text(answer.label) for card, answer in offered.items()} == {
        "rapid_healing": "Heal 1 heart for 2 energy (Rapid Healing)",
        "midnight_mass": "Use Midnight Mass",
        "ouija_board": "Use Ouija Board",
    }
    after = {}
    for card, answer in offered.items():
        twin = game.copy()
        twin.apply(answer.action)
        assert twin.played[-1] == ("gigazaur", {"interject": card})
        assert (twin.player, twin.decision) == ("gigazaur", "buy"), "the same question is asked again"
        monster = twin.position["monsters"]["gigazaur"]
        after[card] = (monster["hearts"], monster["stars"], monster["energy"])
        assert Game.from_text(twin.to_text()) == twin
    assert after == {"rapid_healing": (6, 3, 0), "midnight_mass": (5, 4, 1), "ouija_board": (5, 2, 5)}


def test_a_card_that_cannot_be_used_now_is_not_offered_in_the_name_of_another() -> None:
    monster = {"hearts": 5, "energy": 1, "cards": ["rapid_healing", "midnight_mass"]}
    game = King(2, packs=["undead"], position={"phase": "buy", "monsters": {"gigazaur": monster}})
    assert [str(action) for action in game.legal_actions] == ["stop", "interject: midnight_mass"]


def test_a_copy_goes_on_when_the_original_no_longer_can() -> None:
    cards = [{"mimic": {"tokens": 1}}, {"ouija_board": {"tokens": 0}}]
    monster = {"stars": 3, "cards": cards}
    game = King(2, packs=["undead"], position={"phase": "end", "mimic_on": "ouija_board", "monsters": {
        "gigazaur": {**monster, "cards": [*cards, "metamorph"]}}})  # fmt: skip
    game.apply({"interject": "ouija_board"})
    assert game.state.tokens[0] == 0
    assert game.position["monsters"]["gigazaur"]["energy"] == 3
    assert "interject: ouija_board" not in [str(action) for action in game.legal_actions]


def test_packs_change_nothing_about_the_games_own_card() -> None:
    """Stored games have the rules' own numbers, and old files the old word."""
    monster = {"hearts": 5, "energy": 2, "cards": ["rapid_healing"]}
    position = {"phase": "buy", "monsters": {"gigazaur": monster}}
    for packs in ((), ("undead",)):
        game = King(2, packs=packs, position=position)
        game.apply("heal")
        game.undo()
        game.answer(INTERJECT)
        assert game.played == [("gigazaur", {"interject": "rapid_healing"})]
        assert game.position["monsters"]["gigazaur"]["hearts"] == 6


SIREN = """
from daikaiju.rules.cards import Keep
from daikaiju.rules.duel.gains import gain_energy, pay
from daikaiju.rules.duel.state import State


class Siren(Keep):
    cost = 2

    @staticmethod
    def may_interject(g: State, me: int) -> bool:
        return me == g.active and g.energy[me] == 1

    @staticmethod
    def interject(g: State, me: int) -> None:
        gain_energy(g, me, 6)
"""


def test_so_is_each_one_in_the_duel(tmp_path: Path) -> None:
    folder = tmp_path / "sirens"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text("game: duel\n")
    (folder / "cards" / "siren.py").write_text(SIREN)
    (folder / "pictures.json").write_text('{"siren": {"like": "scrappy", "colours": "night"}}')
    for lang in LANGUAGES:
        said = folder / "words" / lang / "sirens.ftl"
        said.parent.mkdir(parents=True)
        said.write_text("duel-pack-sirens = Sirens\n    .about = One.\nduel-card-siren = Siren\n    .effect = Loud.\n")
    add_folder(folder)
    monster = {"energy": 1, "cards": ["alien_metabolism", "siren"]}
    position = {"phase": "buy", "monsters": {"alienoid": monster}}
    game = GAMES["duel"].new(2, packs=["sirens"], position=position)
    assert [str(action) for action in game.legal_actions if str(action).startswith("interject")] == [
        "interject: alien_metabolism",
        "interject: siren",
    ]
    siren = game.copy()
    siren.apply({"interject": "siren"})
    assert siren.position["monsters"][game.seats[0]]["energy"] == 7
    game.apply("metabolism")
    assert game.decision == "discard_from_row"


# --- choosing packs ----------------------------------------------------------------------------


def test_packs_are_found_in_folders_of_packs() -> None:
    assert "undead" in pack_names()


def test_a_folder_can_be_added(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", "")
    assert add_folder(PACKS / "undead") == "undead"
    assert pack_names() == ["undead"]
    with pytest.raises(DaikaijuError, match=r"is not a pack: it has no pack\.yaml"):
        add_folder(tmp_path)


@pytest.mark.parametrize(
    ("packs", "message"),
    [
        (["undeed"], "unknown pack “undeed”; did you mean “undead”"),
        (["../undead"], "unknown pack"),
        ("undead", "packs are a list of names"),
        ([7], "packs are a list of names"),
    ],
)
def test_packs_are_named_in_a_list(packs: list[str], message: str) -> None:
    with pytest.raises(DaikaijuError, match=message):
        King(2, packs=packs)


# --- what can be wrong with a pack ---------------------------------------------------------------

Change = Callable[[Path], object]


def rewrite(file: str, old: str, new: str) -> Change:
    def change(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")

    return change


def written(file: str, text: str) -> Change:
    return lambda folder: (folder / file).write_text(text)


def said_everywhere(line: str) -> Change:
    """The line added to the words of every language."""

    def change(folder: Path) -> None:
        for lang in LANGUAGES:
            with (folder / "words" / lang / "undead.ftl").open("a", encoding="utf-8") as file:
                file.write(f"\n{line}\n")

    return change


def everywhere(old: str, new: str) -> Change:
    """The same words changed in every language."""

    def change(folder: Path) -> None:
        for lang in LANGUAGES:
            rewrite(f"words/{lang}/undead.ftl", old, new)(folder)

    return change


def picture(said: object, of: str = "lich") -> Change:
    """Another picture of a card."""

    def change(folder: Path) -> None:
        pictures = json.loads((folder / "pictures.json").read_text())
        (folder / "pictures.json").write_text(json.dumps({**pictures, of: said}))

    return change


def emptied(folder: Path) -> None:
    for file in (folder / "cards").glob("*.py"):
        file.write_text("")


def without_picture(folder: Path) -> None:
    pictures = json.loads((folder / "pictures.json").read_text())
    del pictures["lich"]
    (folder / "pictures.json").write_text(json.dumps(pictures))


def colliding(folder: Path) -> None:
    (folder / "cards" / "more.py").write_text(
        "from daikaiju.rules.cards import Keep\n\n\nclass Wings(Keep):\n    cost = 1\n"
    )


HORDE = "cards/zombie_horde.py"
LICH = "cards/lich.py"
ENGLISH, RUSSIAN, UKRAINIAN = (f"words/{lang}/undead.ftl" for lang in LANGUAGES)

MISTAKES: dict[str, tuple[Change, str]] = {
    "unknown moment": (
        rewrite(LICH, "def comes_back(", "def comes_bak("),
        "cards/lich.py: lich waits for the moment comes_bak, which does not exist; did you mean comes_back?",
    ),
    "unknown parameter": (
        rewrite("cards/second_skull.py", "dice: int", "dies: int"),
        "cards/second_skull.py: second_skull.number_of_dice takes dies; the moment gives g, me, dice, card",
    ),
    "missing cost": (rewrite(LICH, "cost = 8", "pass"), "pack broken: cards/lich.py: lich needs a cost"),
    "cost as text": (rewrite(LICH, "cost = 8", 'cost = "8"'), "lich needs a cost, a whole number from 0 to 99"),
    "missing words": (rewrite(UKRAINIAN, "king-card-lich ", "king-card-lych "), "words/uk has no king-card-lich"),
    "missing effect": (
        rewrite(RUSSIAN, "Лич\n    .effect", "Лич\n    .efect"),
        "words/ru has no king-card-lich.effect",
    ),
    "missing language": (
        lambda folder: shutil.rmtree(folder / "words" / "uk"),
        "words/uk has no king-pack-broken",
    ),
    "missing answer": (
        rewrite(UKRAINIAN, ".dig =", ".digg ="),
        "words/uk has no king-ask-dig.dig",
    ),
    "unknown argument of a question": (
        said_everywhere("king-ask-dig_more = { $spades }?"),
        "king-ask-dig_more needs $spades, which it is not given; it may use $active",
    ),
    "unknown argument of an event": (
        everywhere("{ $face }", "{ $spade }"),
        "king-log-dug needs $spade, which it is not given; it may use $face, $monster, $you",
    ),
    "argument of a card": (
        said_everywhere("king-card-ghost = { counted-energy }"),
        "king-card-ghost needs $energy, which it is not given",
    ),
    "unknown quotation": (
        said_everywhere("king-card-ghost = { king-card-wingz }"),
        "words/en quotes king-card-wingz in king-card-ghost, but there is no such message",
    ),
    "unknown term": (
        said_everywhere("king-card-ghost = { -ghost }"),
        "words/en quotes -ghost in king-card-ghost, but there is no such message",
    ),
    "words in another encoding": (
        lambda folder: (folder / RUSSIAN).write_bytes("Лич".encode("koi8-r")),
        "words/ru/undead.ftl cannot be read: not UTF-8 text",
    ),
    "junk in the words": (
        rewrite(ENGLISH, "king-card-lich =", "king card lich ="),
        "words/en cannot be read at “king card lich",
    ),
    "other arguments": (
        rewrite(RUSSIAN, ".raise = { $card }", ".raise = карта"),
        "words/ru says king-ask-raise_card.raise with other arguments than words/en",
    ),
    "words that are there": (
        rewrite(ENGLISH, "king-card-lich =", "king-card-wings = W\nking-card-lich ="),
        "words/en says king-card-wings, which is said already",
    ),
    "missing picture": (without_picture, "pack broken: pictures.json has no picture of lich"),
    "picture without form": (picture({}), "pictures.json, lich: a picture says either like or path"),
    "picture in a file": (picture("lich.png"), "pictures.json, lich: a picture says either like or path"),
    "picture with too much": (picture({"like": "wings", "size": 3}), "lich: a picture says either like or path"),
    "picture like nothing": (picture({"like": "wingz"}), "lich: unknown card “wingz”; did you mean “wings”?"),
    "picture in unknown colours": (
        picture({"like": "wings", "colours": "blue"}),
        "lich: unknown colours “blue”; it can be fire, gold",
    ),
    "picture without a line": (picture({"path": "lich.svg"}), "lich: a path is drawn with the letters of SVG"),
    "picture of no card": (
        picture({"like": "wings"}, of="wings"),
        "pictures.json has a picture of wings, but the pack has no such card",
    ),
    "name of another card": (colliding, "both define the card wings"),
    "two cards of one name": (
        rewrite(LICH, "class Lich(Keep):", "class Lich(Keep):\n    cost = 7\n\n\nclass Lich(Keep):"),
        "cards/lich.py defines the card lich twice",
    ),
    "module that cannot be imported": (
        lambda folder: (folder / LICH).rename(folder / "cards" / "the-lich.py"),
        "cards/the-lich.py cannot be imported by its name; use letters, digits and _",
    ),
    "module in another encoding": (
        lambda folder: (folder / LICH).write_bytes("# Лич".encode("koi8-r")),
        "cards/lich.py cannot be read: not UTF-8 text",
    ),
    "syntax": (rewrite(LICH, "return True", "return (True"), "lich.py, line 12: '(' was never closed"),
    "error when imported": (
        rewrite(LICH, "cost = 8", "cost = eight"),
        "lich.py, line 8: name 'eight' is not defined",
    ),
    "unknown import": (
        rewrite(LICH, "import State", "import Stat"),
        "lich.py, line 4: cannot import name 'Stat'",
    ),
    "two moments of one name": (
        rewrite(HORDE, "def hunger(", "def add_claws("),
        "the moment add_claws is there already",
    ),
    "moment of an unknown kind": (
        rewrite(HORDE, '@moment("fold")', '@moment("sum")'),
        "the moment hunger is of the kind sum, which does not exist; a moment is one of each, any, collect, fold",
    ),
    "moment without arguments": (
        rewrite(HORDE, "hunger(g: State, me: int, hungry: int) -> int", "hunger(g: State, hungry: int) -> int"),
        "the moment hunger of the kind fold takes 3 arguments or more",
    ),
    "moment that collects into nothing": (
        rewrite(HORDE, '@moment("fold")', '@moment("collect", into="hungry")'),
        "the moment hunger collects into hungry, which is no set of the record",
    ),
    "moment that nobody calls": (
        rewrite(HORDE, "hunger(g, me, 1)", "1"),
        "pack broken: no card calls the moment hunger",
    ),
    "braces in braces": (
        rewrite(ENGLISH, "king-card-lich = Lich", f"king-card-lich = {'{' * 5_000}"),
        "words/en cannot be read at",
    ),
    "a tag in the description": (written("pack.yaml", "game: !!python/name:x king\n"), "line 1: a tag of YAML"),
    "brackets without end": (written("pack.yaml", "[" * 100_000), "nested deeper than"),
    "a picture twice": (written("pictures.json", '{"lich": {}, "lich": {}}'), "the key “lich” is here twice"),
    "unknown game": (written("pack.yaml", "game: chess\n"), "pack.yaml says game: chess; it is one of king, duel"),
    "unknown key": (written("pack.yaml", "game: king\nname: x\n"), "pack.yaml says name, which means nothing"),
    "unknown part of the handbook": (written("handbook.yaml", "places: {}\n"), "handbook.yaml lists clauses by name"),
    "handbook without lists": (written("handbook.yaml", "cards: {lich: 7}\n"), "handbook.yaml lists clauses by name"),
    "handbook of strangers": (
        written("handbook.yaml", "cards: {wings: [B-ELIM-1]}\n"),
        "handbook.yaml names wings under cards, but the pack has no such thing",
    ),
    "unknown clause": (
        written("handbook.yaml", "cards: {lich: [B-ELIM-99]}\n"),
        "handbook.yaml names the clause B-ELIM-99, which the rules do not have",
    ),
    "ruling of a stranger": (
        said_everywhere("king-ruling-wings-9 = W"),
        "words/en has king-ruling-wings-9, but rulings are numbered",
    ),
    "gap between rulings": (
        said_everywhere("king-ruling-lich-2 = W"),
        "words/en has king-ruling-lich-2, but rulings are numbered",
    ),
    "unreadable description": (written("pack.yaml", "[\n"), "pack.yaml cannot be read"),
    "unreadable pictures": (written("pictures.json", "{"), "pictures.json cannot be read"),
    "no pictures": (lambda folder: (folder / "pictures.json").unlink(), "pictures.json is missing"),
    "no cards": (lambda folder: shutil.rmtree(folder / "cards"), "there is no card in"),
    "modules without cards": (emptied, "there is no card in"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_pack_is_reported_in_one_sentence(
    mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "broken"
    shutil.copytree(PACKS / "undead", folder)
    for lang in LANGUAGES:
        rewrite(f"words/{lang}/undead.ftl", "king-pack-undead", "king-pack-broken")(folder)
    change, message = MISTAKES[mistake]
    change(folder)
    # The pack this is a copy of may already have added its words to this process.
    monkeypatch.setattr(texts, "texts_of", functools.cache(texts.texts_of.__wrapped__))
    monkeypatch.setattr(texts, "_added", {})
    monkeypatch.setenv("DAIKAIJU_PACKS", str(folder))
    with pytest.raises(DaikaijuError) as caught:
        King(2, packs=["broken"])
    assert message in str(caught.value)
    told = [caught.value.say(Words(lang)) for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES), "every language has its own sentence"
    assert not [sentence for sentence in told if "\n" in sentence]
    assert King(2).vocabulary.rules is king


def new_pack(folder: Path, *cards: str, name: str = "small") -> Path:
    """A pack of cards without mistakes in words or pictures, given the source of each card."""
    pack = folder / name
    (pack / "cards").mkdir(parents=True)
    (pack / "pack.yaml").write_text("game: king\n")
    ids = []
    for number, source in enumerate(cards):
        ids.append(f"card{number}")
        text = f"from daikaiju.rules.cards import Keep\n\n\nclass Card{number}(Keep):\n    cost = 1\n\n{source}"
        (pack / "cards" / f"card{number}.py").write_text(text)
    (pack / "pictures.json").write_text(json.dumps({card: {"like": "wings"} for card in ids}))
    said = [f"king-pack-{name} = Small\n    .about = Few."]
    said += [f"king-card-{card} = C\n    .effect = E." for card in ids]
    for lang in LANGUAGES:
        (pack / "words" / lang).mkdir(parents=True)
        (pack / "words" / lang / "words.ftl").write_text("\n".join(said))
    return pack


RICH = {"gigazaur": {"energy": 2}}
CLUMSY = """
    def start_of_turn(g, me):
        g.energy[me] += 1
        g.stars[me] = 1 // (g.hearts[me] - 10)
"""


def test_the_first_pack_of_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (Path(__file__).parents[1] / "docs" / "packs.md").read_text(encoding="utf-8")
    for file, content in re.findall(r"`(weather/[\w./]+)`[^`]*(?:`[\w/.]+`[^`]*)*```\w*\n(.*?)```", text, re.DOTALL):
        for lang in LANGUAGES:
            path = tmp_path / file.replace("/en/", f"/{lang}/")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content)
    monkeypatch.setenv("DAIKAIJU_PACKS", str(tmp_path))
    game = King(2, packs=["weather"], position={"phase": "buy", "market": ["barometer"], "monsters": RICH})
    game.apply({"buy": "barometer"})
    game.apply({"card": "rain_cloud"})
    game.apply({"dice": ["heart"]})
    assert game.position["monsters"]["gigazaur"]["stars"] == 2
    assert "forecast" in [told.name for told in game.log]


def test_a_card_that_fails_while_playing_is_told_and_the_game_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = new_pack(tmp_path, CLUMSY)
    monkeypatch.setenv("DAIKAIJU_PACKS", str(pack))
    monsters = {"gigazaur": {"energy": 3}, "cyber_kitty": {"cards": ["card0"]}}
    game = King(2, packs=["small"], position={"phase": "buy", "market": ["jets"], "monsters": monsters})
    before, played = game.copy(), game.played
    with pytest.raises(DaikaijuError) as caught:
        game.apply("stop")
    assert str(caught.value) == f"pack small: {pack}/cards/card0.py, line 10: integer division or modulo by zero"
    assert (game, game.played, len(game.log)) == (before, played, len(before.log))
    with pytest.raises(DaikaijuError, match="pack small: "):
        King(2, packs=["small"], position={"phase": "start", "monsters": {"gigazaur": {"cards": ["card0"]}}})


PRINTING = """
    def start_of_turn(g, me):
        open("x")
"""
NUMBAS = """Failed in nopython mode pipeline (step: nopython frontend)
\x1b[1m\x1b[1mUntyped global name 'open':\x1b[0m \x1b[1mCannot determine Numba type\x1b[0m
\x1b[1m
File "{file}", line 9:\x1b[0m
\x1b[1m        open("x")
File "<daikaiju king+small moment start_of_turn>", line 3:
"""


class NumbaError(Exception):
    __module__ = "numba.core.errors"


def test_a_card_that_cannot_be_compiled_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = new_pack(tmp_path, PRINTING)
    monkeypatch.setenv("DAIKAIJU_PACKS", str(pack))
    King(2, packs=["small"])
    found = explained(NumbaError(NUMBAS.format(file=pack / "cards" / "card0.py")))
    assert str(found).startswith(
        f"pack small: {pack}/cards/card0.py, line 9: this cannot be compiled (Untyped global name 'open'"
    )
    assert explained(NumbaError(NUMBAS.format(file=__file__))) is None


def test_a_pack_with_a_mistake_leaves_others_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (new_pack(tmp_path, "", name="un") / "pictures.json").write_text("{}")
    monkeypatch.setenv("DAIKAIJU_PACKS", f"{PACKS}:{tmp_path}")
    game = King(2, packs=["undead"])
    with pytest.raises(DaikaijuError, match="pack un: "):
        King(2, packs=["un"])
    assert type(King(2, packs=["undead"]).state) is type(game.state)


def test_a_folder_without_packs_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "empty").mkdir()
    monkeypatch.setenv("DAIKAIJU_PACKS", str(tmp_path / "empty"))
    assert pack_names() == []
    with pytest.raises(DaikaijuError, match="unknown pack “undead”; there is none"):
        King(2, packs=["undead"])
    for folder in (tmp_path, tmp_path / "nowhere"):
        monkeypatch.setenv("DAIKAIJU_PACKS", str(folder))
        with pytest.raises(DaikaijuError, match="which is not a pack and holds none: a pack is a folder with pack"):
            pack_names()


def test_a_pack_for_one_game_is_not_for_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(PACKS / "undead", tmp_path / "elsewhere")
    (tmp_path / "elsewhere" / "pack.yaml").write_text("game: duel\n")
    monkeypatch.setenv("DAIKAIJU_PACKS", str(tmp_path))
    with pytest.raises(DaikaijuError, match="the pack elsewhere is for duel, not for king"):
        King(2, packs=["elsewhere"])


# --- hundreds of cards -----------------------------------------------------------------------------


GHOST = """
    def price_of(g, me, price):
        return max(0, price - 1)

    def may_change_dice(g, me):
        return True

    def use(g, me):
        g.dice[0] = 0
"""


def test_there_is_room_for_hundreds_of_keep_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "legion"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text("game: king\n")
    source = ["from daikaiju.rules.cards import Keep"]
    said = ["king-pack-legion = Legion\n    .about = Many."]
    for number in range(300):
        source += [f"class Ghost{number}(Keep):", "    cost = 1", GHOST]
        said.append(f"king-card-ghost{number} = Ghost\n    .effect = Boo.")
    (folder / "cards" / "ghosts.py").write_text("\n".join(source))
    (folder / "pictures.json").write_text(json.dumps({f"ghost{n}": {"like": "wings"} for n in range(300)}))
    for lang in LANGUAGES:
        (folder / "words" / lang).mkdir(parents=True)
        (folder / "words" / lang / "legion.ftl").write_text("\n".join(said))
    monkeypatch.setenv("DAIKAIJU_PACKS", str(folder))
    info = GAMES["king"].with_packs(["legion"])
    rules = info.rules
    assert rules.state.WORDS == 6
    offered = 0
    for seed in range(20):
        source_of_chance = random.Random(seed)
        g = info.example(seed)
        rules.start(g)
        rules.advance(g)
        while not g.over and g.turn < 60:
            offered = max(offered, *(choice for choice in King.vocabulary.legal_choices(g) if choice < 4096), 0)
            rules.apply(g, random_answer(g, source_of_chance))
            assert type(g).from_record(g.to_record()[0]).differences(g) == []
    assert offered > 3 * 63
