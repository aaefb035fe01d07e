"""The catalogue of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from daikaiju.games import GAMES
from daikaiju.words import LANGUAGES, Words

from .conftest import Run

Answer = Callable[..., Any]
IN_THE_BOX = Counter(card.id for card in GAMES["king"].rules.book.cards)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["2016", "2010"])
def test_the_catalogue_is_complete_in_every_language(answer: Answer, lang: str, edition: str) -> None:
    cards = answer("cards", "--edition", edition, "--lang", lang)
    assert Counter({card["id"]: card["copies"] for card in cards}) == IN_THE_BOX
    assert {tuple(card) for card in cards} == {("id", "name", "cost", "kind", "copies", "effect")}
    assert all(isinstance(card["cost"], int) and card["name"] and card["effect"] for card in cards)


def test_keep_cards_come_first_and_names_are_in_order(answer: Answer) -> None:
    cards = answer("cards")
    assert [card["kind"] for card in cards] == sorted((card["kind"] for card in cards), reverse=True)
    keeps = [card["name"] for card in cards if card["kind"] == "keep"]
    assert keeps == sorted(keeps, key=str.casefold)


def test_an_edition_has_its_own_names_costs_and_effects(answer: Answer) -> None:
    new, old = ({card["id"]: card for card in answer("cards", "--edition", e)} for e in ("2016", "2010"))
    assert new["alien_origin"]["name"] == "Alien Origin"
    assert old["alien_origin"]["name"] == "Alien Metabolism"
    assert new["acid_attack"]["effect"] != old["acid_attack"]["effect"]
    assert any(new[card]["cost"] != old[card]["cost"] for card in new)


def test_the_table_shows_names_costs_and_ids(run: Run) -> None:
    result = run("cards", "--lang", "ru")
    assert result.exit_code == 0
    assert f" {len(IN_THE_BOX)} разн" in result.stdout
    assert "Крылья" in result.stdout
    assert "wings" in result.stdout


def test_a_program_reads_plain_letters(run: Run) -> None:
    assert "Крылья" in run("cards", "--lang", "ru", "--json").stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "card"), [("king", "wings"), ("duel", "spiked_tail")])
def test_one_card_with_its_rulings(run: Run, answer: Answer, game: str, card: str, lang: str) -> None:
    found = answer("cards", card, "--game", game, "--lang", lang)
    assert found["id"] == card
    assert found["rulings"]
    assert found["clauses"]
    shown = run("cards", card, "--game", game, "--lang", lang)
    assert shown.exit_code == 0
    text = " ".join(shown.stdout.split())
    for part in (found["name"], found["effect"], *found["rulings"], *found["clauses"]):
        assert part in text


@pytest.mark.parametrize("card", [kind.id for game in ("king", "duel") for kind in GAMES[game].rules.book.cards])
def test_every_card_can_be_shown(answer: Answer, card: str) -> None:
    game = "king" if card in {kind.id for kind in GAMES["king"].rules.book.cards} else "duel"
    assert answer("cards", card, "--game", game)["id"] == card


def test_rulings_are_those_of_the_edition(answer: Answer) -> None:
    new, old = (answer("cards", "acid_attack", "--edition", edition)["rulings"] for edition in ("2016", "2010"))
    assert new != old
    assert set(new) & set(old)


@pytest.mark.parametrize("given", ["Wings", "WINGS", "Крылья", "крылья"])
def test_a_card_is_found_by_its_name_too(answer: Answer, given: str) -> None:
    assert answer("cards", given, "--lang", "ru" if given[0] in "Кк" else "en")["id"] == "wings"


def test_a_second_copy_is_the_same_card(answer: Answer) -> None:
    assert answer("cards", "extra_head_2")["id"] == "extra_head"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_nearest_name_is_said(run: Run, lang: str) -> None:
    result = run("cards", "wing", "--lang", lang)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.strip() == Words(lang).say(
        "cli-error-near-card",
        given="wing",
        game=Words(lang).say("cli-game-king"),
        near=Words(lang).say("king-card-wings"),
    )
    nothing = run("cards", "qqqqqq", "--lang", lang)
    assert nothing.exit_code == 2
    assert "qqqqqq" in nothing.stderr
    assert "daikaiju cards" in nothing.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cards_are_worth(run: Run, lang: str) -> None:
    result = run("cards", "--worth", "--lang", lang)
    assert result.exit_code == 0, result.output
    assert "±" in result.stdout


def test_worth_for_programs_and_of_one_card(answer: Answer) -> None:
    every = answer("cards", "--worth")
    assert [one["mean"] for one in every.values()] == sorted((one["mean"] for one in every.values()), reverse=True)
    card = next(iter(every))
    assert list(answer("cards", card, "--worth", "--players", "4")) in ([card], [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cards_own_entry_tells_what_it_is_worth(run: Run, answer: Answer, lang: str) -> None:
    shown = run("cards", "frenzy", "--lang", lang)
    assert shown.exit_code == 0, shown.output
    assert Words(lang).say("worth-title") in shown.stdout
    told = answer("cards", "frenzy")["worth"]
    assert set(told) <= {"all", "2", "3", "4", "5", "6"}
    assert told["all"]["games"] >= sum(one["games"] for size, one in told.items() if size != "all")


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ("--players 4", "--worth"),
        ("--worth --players 7", "from 2 to 6"),
        ("--worth --players 3 --game duel", "from 2 to 2"),
    ],
)
def test_worth_refuses(run: Run, options: str, problem: str) -> None:
    result = run("cards", *options.split())
    assert result.exit_code == 2
    assert problem in result.stderr
