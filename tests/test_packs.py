"""Packs of additional cards: the test pack plays like any game; mistakes in a pack are reported when it is loaded."""

from __future__ import annotations

import functools
import json
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from daikaiju import Game, King, words
from daikaiju.bots import new_bot
from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES
from daikaiju.handbook import pack_handbook
from daikaiju.messages import Localizer, ask, new_narrator
from daikaiju.packs import add_folder, pack_named, pack_names
from daikaiju.rules import king
from daikaiju.rules.source import written_source
from daikaiju.words import LANGUAGES, Words
from tests.conftest import PACK_OF, PACKS
from tests.test_equality import random_answer
from tests.test_reach import all_of, never_reached

KEEPS, DISCARDS = 40, 10


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
        (["undeed"], "unknown pack 'undeed'; did you mean 'undead'"),
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


def without_picture(folder: Path) -> None:
    pictures = json.loads((folder / "pictures.json").read_text())
    del pictures["lich"]
    (folder / "pictures.json").write_text(json.dumps(pictures))


def colliding(folder: Path) -> None:
    (folder / "cards" / "more.py").write_text(
        "from daikaiju.rules.cards import Keep\n\n\nclass Wings(Keep):\n    cost = 1\n"
    )


LICH = "cards/lich.py"
ENGLISH, RUSSIAN, UKRAINIAN = (f"words/{lang}/undead.ftl" for lang in LANGUAGES)

MISTAKES: dict[str, tuple[Change, str]] = {
    "unknown moment": (
        rewrite(LICH, "def comes_back(", "def comes_bak("),
        "pack broken: lich waits for the moment comes_bak, which does not exist; did you mean comes_back?",
    ),
    "unknown parameter": (
        rewrite("cards/second_skull.py", "dice: int", "dies: int"),
        "pack broken: second_skull.number_of_dice takes dies; the moment gives g, me, dice, card",
    ),
    "missing cost": (rewrite(LICH, "cost = 8", "pass"), "pack broken: lich has no cost"),
    "missing words": (rewrite(UKRAINIAN, "king-card-lich ", "king-card-lych "), "words/uk has no king-card-lich"),
    "missing effect": (
        rewrite(RUSSIAN, "Лич\n    .effect", "Лич\n    .efect"),
        "words/ru has no king-card-lich.effect",
    ),
    "junk in the words": (
        rewrite(ENGLISH, "king-card-lich =", "king card lich ="),
        "words/en cannot be read at 'king card lich",
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
    "name of another card": (colliding, "both define the card wings"),
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
        rewrite("cards/zombie_horde.py", "def hunger(", "def add_claws("),
        "the moment add_claws is there already",
    ),
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
    monkeypatch.setattr(words, "load", functools.cache(words.load.__wrapped__))
    monkeypatch.setattr(words, "_added", {})
    monkeypatch.setenv("DAIKAIJU_PACKS", str(folder))
    with pytest.raises(DaikaijuError) as caught:
        King(2, packs=["broken"])
    assert message in str(caught.value)
    told = [caught.value.say(Words(lang)) for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES), "every language has its own sentence"
    assert not [sentence for sentence in told if "\n" in sentence]
    assert King(2).vocabulary.rules is king


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
