"""What can be said about the dice of a file: fair, not proved, cut, altered, or unreadable."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from daikaiju.fairness.dice import OLD_SCHEME
from daikaiju.fairness.proof import Proof
from daikaiju.fairness.script import ALTERED, CUT, FAIR, UNPROVED, UNREADABLE, Reading, read_documents, roll_texts
from daikaiju.messages import Message, Phrase, Several

WORST_LAST = (FAIR, UNPROVED, CUT, ALTERED, UNREADABLE)


@dataclass(frozen=True)
class Verdict:
    """The verdict on one document, and the reasons."""

    status: str
    rolls: int
    findings: list[Message]
    reading: Reading

    def altered_roll(self) -> tuple[str, str] | None:
        """What the file says at the first roll that was altered, and what the dice gave there."""
        roll = next((found.args["roll"] for found in self.findings if found.key == "fair-altered-roll"), None)
        if not isinstance(roll, int) or self.reading.proof is None:
            return None
        return roll_texts(self.reading, self.reading.proof, roll)


def verify(text: str, where: str = "file") -> list[Verdict]:
    """Recompute every roll in every document of a text."""
    return [judge(reading) for reading in read_documents(text, where)]


def judge(reading: Reading) -> Verdict:
    """The verdict about a document: that of the worst finding."""
    if reading.proof is not None:
        check_exchange(reading, reading.proof)
        # With numbers other than those exchanged, no roll would fit; that says nothing about the rolls.
        if not any(finding.message.key in OTHER_NUMBERS for finding in reading.findings):
            check_rolls(reading, reading.proof)
    ranked = sorted(reading.findings, key=lambda finding: -WORST_LAST.index(finding.status))
    status = ranked[0].status if ranked else FAIR
    shown = [finding.message for finding in ranked if finding.status == status]
    return Verdict(status, len(reading.draws), shown, reading)


OTHER_NUMBERS = ("fair-altered-secret", "fair-altered-share", "fair-missing-share")


def check_exchange(reading: Reading, proof: Proof) -> None:
    """Whether everyone opened what they committed to, and who added nothing."""
    for number, exchanged in enumerate((*proof.broken, proof.final), 1):
        if not exchanged.secret_fits():
            reading.found(ALTERED, "fair-altered-secret")
        if proof.scheme == OLD_SCHEME:
            reading.found(UNPROVED, "fair-old-form")
            return
        unfit = exchanged.unfit_shares(proof.table)
        if unfit:
            reading.found(ALTERED, "fair-altered-share", monsters=monsters(reading, proof.names(unfit)))
        if exchanged is proof.final and exchanged.withheld:
            reading.found(ALTERED, "fair-missing-share", monsters=monsters(reading, proof.names(exchanged.withheld)))
        elif exchanged.withheld:
            reading.found(
                UNPROVED, "fair-withheld", monsters=monsters(reading, proof.names(exchanged.withheld)), round=number
            )
        elif exchanged is not proof.final:
            reading.found(UNPROVED, "fair-rejected", round=number)
    check_seats(reading, proof)
    if not proof.final.shares:
        reading.found(UNPROVED, "fair-nobody")
    elif proof.without:
        reading.found(UNPROVED, "fair-without", monsters=monsters(reading, proof.names(proof.without)))


def check_seats(reading: Reading, proof: Proof) -> None:
    """Whether everyone played where they sat when everything was frozen.

    Only a person alone among bots may have swapped places with the bot that would have begun.
    """
    assert reading.game is not None, "a proof is read after its seats"
    moved = [was for was, now in zip(proof.seats, reading.game.seats, strict=True) if was != now]
    people = [proof.seats[seat] for seat in (*proof.final.commitments, *proof.without)]
    begins = reading.first_to_answer is not None and [reading.first_to_answer] == people
    if moved and not (begins and len(moved) == 2 and people[0] in moved):
        reading.found(UNPROVED, "fair-reseated", monsters=monsters(reading, moved))


def check_rolls(reading: Reading, proof: Proof) -> None:
    """Recompute every roll; report the first that differs."""
    for draw in reading.draws:
        if draw.outcome != proof.outcome(draw.number, draw.spread):
            # Anything impossible after it is a consequence.
            reading.findings = [finding for finding in reading.findings if finding.status == UNPROVED]
            reading.found(ALTERED, "fair-altered-roll", roll=draw.number + 1)
            return


def monsters(reading: Reading, names: Iterable[str]) -> Several:
    """Monsters, for readers who know nothing of the game but this message."""
    assert reading.game is not None, "a proof is read after its seats"
    game = reading.game.vocabulary.game
    return Several(tuple(Phrase(Message(f"{game}-monster-{name}")) for name in names))
