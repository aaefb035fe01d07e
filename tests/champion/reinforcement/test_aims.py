"""Players with aims: they keep dice by exact odds for what they want, and buy and yield by taste."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

# Only now, because what they import needs PyTorch.
from daikaiju.champion.reinforcement.learning.aims import CERTAIN, CONTEXTS, Aims, Taste  # noqa: E402
from daikaiju.champion.reinforcement.learning.canonical import Canonical, View  # noqa: E402
from daikaiju.champion.reinforcement.learning.experience import Arrays  # noqa: E402
from daikaiju.champion.reinforcement.learning.rivals import AIMING, LEARNER, Seating  # noqa: E402
from daikaiju.envs import Batch  # noqa: E402

torch.set_num_threads(1)


@pytest.fixture(scope="module")
def canonical() -> Canonical:
    return Canonical("king", "cpu")


@pytest.fixture(scope="module")
def view(canonical: Canonical) -> View:
    """Games for three in which everybody is asked which dice to keep."""
    batch = Batch("king", 40, seed=5, tables=[{"players": 3}], threads=1)
    arrays = Arrays(batch)
    return canonical.view(arrays.observations, arrays.masks, arrays.seats)


def with_taste(canonical: Canonical, **wanted: float) -> Aims:
    """One player who wants nothing but this."""
    aims = Aims(canonical, 1, "cpu")
    for name in Taste._fields:
        getattr(aims.taste, name).fill_(wanted.get(name, 0.0))
    aims.think()
    return aims


def asked(canonical: Canonical, view: View, aims: Aims, question: str, **numbers: list[int]) -> View:
    """The same positions with another question, and other numbers in the columns of some fields."""
    seen = view.seen.clone()
    seen[:, canonical.places["question"].start] = aims.questions[question]
    for name, values in numbers.items():
        first = canonical.places[name].start
        seen[:, first : first + len(values)] = torch.tensor(values, dtype=seen.dtype)
    return View(seen, view.legal, view.ranks, view.seats, view.players)


def answered(canonical: Canonical, aims: Aims, view: View) -> Any:
    games = len(view.seen)
    return aims.logits(torch.zeros(games, canonical.actions), view, torch.zeros(games, dtype=torch.int64))


def test_who_wants_energy_alone_throws_everything_else(canonical: Canonical, view: View) -> None:
    aims = with_taste(canonical, energy=1.0)
    found = answered(canonical, aims, view).argmax(1) - canonical.reroll[0]
    dice = view.seen[:, canonical.places["dice"]]
    energy = next(field for field in canonical.fields.fields if field.name == "dice").codes.index("energy")
    expected = ((dice != energy) & (dice > 0)).int() @ (1 << torch.arange(dice.shape[1])).int()
    assert torch.equal(found, expected.long())


def test_three_threes_are_worth_keeping_for_stars(canonical: Canonical, view: View) -> None:
    aims = with_taste(canonical, star=1.0, late_star=1.0)
    seen = view.seen.clone()
    place, counts = canonical.places["dice"], canonical.fields.size
    seen[:, place.start : place.start + 6] = torch.tensor([3, 3, 3, 5, 5, 6], dtype=seen.dtype)
    seen[:, counts : counts + 6] = torch.tensor([0, 0, 3, 0, 2, 1], dtype=seen.dtype)
    shown = View(seen, view.legal, view.ranks, view.seats, view.players)
    logits = answered(canonical, aims, shown)
    assert (logits.argmax(1) - canonical.reroll[0] == 0b111000).all()
    assert (logits.max(1).values == CERTAIN).all()


def test_claws_are_thrown_again_by_who_fears_tokyo(canonical: Canonical) -> None:
    aims = with_taste(canonical, tokyo=-5.0, energy=0.1)
    everywhere = aims.worth(torch.zeros(CONTEXTS, dtype=torch.int64), torch.arange(CONTEXTS))
    claws = aims.counts[:, 5] > 0
    empty, inside = everywhere[:20], everywhere[60:]
    assert (empty[:, claws].max(1).values < empty[:, ~claws].min(1).values).all()
    assert inside.min() >= 0


def test_hearts_say_whether_to_yield(canonical: Canonical, view: View) -> None:
    aims = with_taste(canonical, leaves_at=5.5)
    leave, stay = canonical.numbers["yes", 0], canonical.numbers["stop", 0]
    for hearts, leaves in ((5, True), (6, False)):
        logits = answered(canonical, aims, asked(canonical, view, aims, "yield_or_stay", hearts=[hearts]))
        assert ((logits[:, leave] > logits[:, stay]) == leaves).all()


def test_cards_are_bought_if_they_are_worth_their_price(canonical: Canonical, view: View) -> None:
    aims = with_taste(canonical, energy=1.0, sweeping=-1.0)
    aims.ratings.fill_(0.5)
    aims.ratings[:, 7] = 1.5
    shown = asked(canonical, view, aims, "buy", market=[4, 7, 9], prices=[3, 4, 5])
    assert (answered(canonical, aims, shown).argmax(1) == canonical.slot[0] + 1).all()
    aims.ratings.fill_(0.5)
    assert (answered(canonical, aims, shown).argmax(1) == canonical.numbers["stop", 0]).all()


def test_other_questions_are_answered_like_the_network(canonical: Canonical, view: View) -> None:
    aims = with_taste(canonical, energy=1.0)
    logits = torch.randn(len(view.seen), canonical.actions)
    shown = asked(canonical, view, aims, "suffer_or_answer")
    assert torch.equal(aims.logits(logits, shown, torch.zeros(len(logits), dtype=torch.int64)), logits)


@pytest.mark.parametrize("aims", [False, True])
def test_many_mixed_tables_have_others_of_one_kind(aims: bool) -> None:
    kinds = Seating(4000, 4, "cpu", aims=aims).kinds
    assert (kinds == LEARNER).any(1).float().mean() > 0.5
    assert bool((kinds == AIMING).any()) == aims
    others = [set(row) - {LEARNER} for row in kinds.tolist()]
    assert sum(len(row) == 1 for row in others) > 0.7 * sum(len(row) > 0 for row in others)
