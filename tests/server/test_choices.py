"""A stored choice means the same forever."""

from __future__ import annotations

import pytest

from daikaiju.rules.agenda import SPREAD
from daikaiju.table.entries import CHANCE, from_stored, to_stored

STORES = ()
"""No server, and so no store, takes part."""


@pytest.mark.parametrize(("stored", "choice"), [(0, 0), (63, 63), (64, SPREAD), (64 + 511, SPREAD + 511), (-64, 64)])
def test_numbers_stored_before_there_were_packs_keep_their_meaning(stored: int, choice: int) -> None:
    assert from_stored(2, stored) == choice
    assert to_stored(choice) == stored


@pytest.mark.parametrize("choice", [0, 1, 62, 63, 64, 65, 300, SPREAD - 1, SPREAD, SPREAD + 1, SPREAD + 511])
def test_every_choice_survives_being_stored(choice: int) -> None:
    assert from_stored(0, to_stored(choice)) == choice


def test_chance_is_kept_by_its_outcome() -> None:
    assert from_stored(CHANCE, 46_655) == SPREAD + 46_655
