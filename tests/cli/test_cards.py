"""The catalogue of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from daikaiju.words import LANGUAGES

from .conftest import Run

Answer = Callable[..., Any]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["2016", "2010"])
def test_the_catalogue_is_complete_in_every_language(answer: Answer, lang: str, edition: str) -> None:
    cards = answer("cards", "--edition", edition, "--lang", lang)
    assert len(cards) == 64
    assert sum(card["copies"] for card in cards) == 66
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
    assert "64 разные карты" in result.stdout
    assert "Крылья" in result.stdout
    assert "wings" in result.stdout


def test_a_program_reads_plain_letters(run: Run) -> None:
    assert "Крылья" in run("cards", "--lang", "ru", "--json").stdout
