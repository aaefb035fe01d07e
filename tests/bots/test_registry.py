"""Bots are found by name or in a file of their own, with a setting where they take one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bots.matches import play_match

from daikaiju import Action, DaikaijuError, Game, King, extras
from daikaiju.bots import Bot, asked_bots, bot_names, levels, new_bot, rated_levels, registry
from daikaiju.bots.random_bot import RandomBot
from daikaiju.bots.registry import Entry
from daikaiju.words import LANGUAGES, Words


class Patient(Bot):
    """A bot with a setting."""

    def __init__(self, seed: int | None = None, setting: str = "1s") -> None:
        super().__init__(seed)
        self.setting = setting

    def choose(self, view: Game) -> Action:
        return view.legal_actions[0]


@pytest.fixture(autouse=True)
def entries(monkeypatch: pytest.MonkeyPatch) -> dict[str, Entry]:
    """The registry of one test."""
    entries = dict(registry._entries)
    monkeypatch.setattr(registry, "_entries", entries)
    return entries


PLAYING = [name if name != "search" else "search:4" for name in bot_names()]
"""Every bot, with a budget that does not depend on the clock."""


def test_the_ladder_is_registered() -> None:
    assert {"random", "proud", "champion"} <= set(levels()) <= set(bot_names())


def test_without_an_engine_others_are_offered_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not {"quick", "greedy"} & set(levels())
    assert {"quick", "greedy"} <= set(rated_levels())
    monkeypatch.setitem(extras.modules_of_extras(), "engine", ("no_such_package",))
    assert levels() == ["random", "shy", "rookie", "quick", "greedy"]


def test_what_the_table_offers_has_words_in_every_language() -> None:
    for lang in LANGUAGES:
        words = Words(lang)
        for key, rest in {"web-bot": {}, "web-bot-character": {}, "web-bot-named": {"name": "Rex"}}.items():
            unnamed = words.say(key, bot="unknown", **rest)
            assert all(words.say(key, bot=name, **rest) != unnamed.replace("unknown", name) for name in levels())


def test_what_the_table_offers_has_something_to_say() -> None:
    occasions = ("greets", "strikes", "struck", "enters", "buys", "falls", "wins", "loses")
    for words in map(Words, LANGUAGES):
        said = [
            words.say(f"web-line-{name}-{occasion}", line=line)
            for name in levels()
            for occasion in occasions
            for line in range(3)
        ]
        assert len(set(said)) == len(said), "two bots say the same"
        assert all(len(line) <= 48 for line in said), "too long for a bubble"


def test_a_class_is_registered_under_its_name() -> None:
    registry.register("lazy")(RandomBot)
    assert "lazy" in bot_names()
    assert "lazy" not in levels()
    assert isinstance(new_bot("lazy", 3), RandomBot)


def test_what_follows_the_colon_is_the_bots_own_setting() -> None:
    registry.register("patient")(Patient)
    bot = new_bot("patient:200ms", 1)
    assert isinstance(bot, Patient)
    assert (bot.setting, bot.name) == ("200ms", "patient:200ms")


def test_a_bot_is_imported_only_when_it_is_asked_for(entries: dict[str, Entry]) -> None:
    entries["absent"] = Entry("absent", "daikaiju.no_such_module:Bot", level=True)
    assert "absent" in bot_names()
    with pytest.raises(ModuleNotFoundError):
        new_bot("absent")


def test_a_bot_without_its_extra_says_what_to_install(
    entries: dict[str, Entry], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(extras.modules_of_extras(), "gpu", ("no_such_package",))
    entries["fast"] = Entry("fast", "daikaiju.no_such_module:Bot", level=True, extra="gpu")
    assert "fast" not in levels()
    with pytest.raises(DaikaijuError, match=r"pip install 'daikaiju\[gpu\]'"):
        new_bot("fast")


BAD = {
    "greedi": "unknown bot “greedi”; did you mean “greedy”?",
    "": "unknown bot “”; it can be random, ",
    "greedy:200ms": "the bot greedy takes nothing after its name, so leave out “:200ms”",
    "greedy:": "the bot greedy takes nothing after its name, so leave out “:”",
    "gone.py:MyBot": "gone.py cannot be read; a bot of your own is asked for as FILE.py:CLASS",
    "mine.py": "mine.py has no bot “”; did you mean mine.py:MyBot?",
    "mine.py:YourBot": "mine.py has no bot “YourBot”; did you mean mine.py:MyBot?",
    "mine.py:Bot": "mine.py has no bot “Bot”; did you mean mine.py:MyBot?",
    "mine.py:NUMBER": "mine.py has no bot “NUMBER”; did you mean mine.py:MyBot?",
    "mine.py:MyBot:fast": "the bot mine.py:MyBot takes nothing after its name, so leave out “:fast”",
    "empty.py:MyBot": "empty.py has no bot “MyBot”; a bot is a class derived from daikaiju.bots.Bot",
    "torn.py:MyBot": "torn.py cannot be imported: SyntaxError: '(' was never closed (torn.py, line 1)",
    "ends.py:MyBot": "ends.py cannot be imported: SystemExit: 3",
    "raises.py:MyBot": "raises.py cannot be imported: ZeroDivisionError: division by zero",
}
FILES = {
    "mine.py": "from daikaiju.bots import Bot\nNUMBER = 5\nclass MyBot(Bot):\n"
    "    def choose(self, view):\n        return self.random.choice(view.legal_actions)\n",
    "empty.py": "",
    "torn.py": "print(",
    "ends.py": "raise SystemExit(3)",
    "raises.py": "1 / 0",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots, good and bad."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("asked", BAD)
def test_what_cannot_be_had_gets_one_sentence(asked: str, folder: Path) -> None:
    with pytest.raises(DaikaijuError) as caught:
        new_bot(asked)
    said = str(caught.value)
    assert said.startswith(BAD[asked])
    assert "\n" not in said
    assert len({caught.value.say(Words(lang)) for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_bot_is_loaded_from_its_file_and_again_when_that_has_changed(folder: Path) -> None:
    assert type(new_bot("mine.py:MyBot")) is type(new_bot(f"{folder}/mine.py:MyBot"))
    games = play_match(["mine.py:MyBot", "random"], 2, seed=1)
    assert len(games) == 2
    (folder / "mine.py").write_text(FILES["mine.py"] + "\nclass Another(MyBot): pass\n")
    assert type(new_bot("mine.py:Another")).__name__ == "Another"


def test_one_bot_is_asked_for_all_seats_or_one_for_each() -> None:
    assert asked_bots("greedy", 3) == ["greedy"] * 3
    assert asked_bots("greedy, random", 2) == ["greedy", "random"]
    with pytest.raises(DaikaijuError, match="2 bots for 3 seats: name one bot for all of them, or one for each"):
        asked_bots("greedy,random", 3)


@pytest.mark.parametrize("name", PLAYING)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    def record() -> list[tuple[tuple[int, ...], tuple[int, ...], int]]:
        return [(game.winners, game.answers, game.turns) for game in play_match([name] * 3, 2, seed=5)]

    assert record() == record()


@pytest.mark.parametrize("name", PLAYING)
def test_a_bot_leaves_the_game_as_it_is(name: str) -> None:
    game = King(4)
    game.roll()
    before, log = game.position, game.log
    new_bot(name, 1).answer(game)
    assert game.position == before
    assert game.log == log
