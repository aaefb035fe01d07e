"""Playing a document of the text format: the script answers what the game asks, and expectations are compared.

A script is forgiving about order, but only within a turn: when the game asks somebody something, the first unused entry
that answers it is taken, and if there is none, the default answer is given. What is left over when its turn ends fails
there and then. When all entries are used, the game stops at the next real choice (the order of resolving dice is not
one), or plays defaults up to the phase that `until` names.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.rules.agenda import NOTHING, SPREAD, is_forced
from daikaiju.rules.sets import lowest_member
from daikaiju.rules.table import Table
from daikaiju.soundness import check_rules
from daikaiju.text.expecting import differences, standing
from daikaiju.text.scenario import OVER, Line, Scenario, read_scenario

MOST_EFFORT = 30_000
EFFORT_FOR_AN_ENTRY = 10
"""How many steps of the rules and tries of entries a document may take; a whole game takes five for each entry."""

RESOLVE = "resolve"
LOOK_AHEAD = 100
"""How many unused entries are tried for a question: more than any turn has."""


class Different(DaikaijuError):
    """A document did not play out as it says; holds every difference."""

    def __init__(self, found: list[DaikaijuError]) -> None:
        super().__init__(found[0].problem, found[0].where)
        self.args = (found,)  # what the error is rebuilt from in another process
        self.found = found


class LeftOver(DaikaijuError):
    """An entry that was not asked for in its turn."""

    def __init__(self, line: Line, problem: Problem) -> None:
        super().__init__(problem, line.place.where)
        self.line = line


class Mirror(Protocol):
    """Another target that is given the same answers and must reach the same states."""

    def begin(self, state: Table) -> None:
        """Start from the state in which the first question is asked."""

    def answer(self, number: int, choice: int, state: Table) -> DaikaijuError | None:
        """Give an answer; raises an error if it does not lead to this state, in which the next question is asked."""


@dataclass
class Turn:
    """What was asked since the turn began, and which entries were used."""

    whole: bool = False
    """Whether it was played from its beginning rather than from a position in the middle."""

    asked: int = 0
    """How many real questions there were."""

    last_used: int = 0
    """The number of the last entry used; 0 if none was."""

    unanswered: list[tuple[str, Table]] = field(default_factory=list)
    """Who was asked what without an entry to answer it, since the last entry was used: a copy of the state."""


def play(scenario: Scenario, mirror: Mirror | None = None) -> None:
    """Play a scenario to its end; raises an error with every difference."""
    effort = 0
    while True:
        playing = Playing(scenario, mirror, effort)
        try:
            playing.run()
        except LeftOver as error:
            # Only now is it known that no other question needs this answer: play again and let that question have it.
            if error.line.met_forced and not error.line.answers_forced:
                error.line.answers_forced = True
                effort = playing.effort
                continue
            playing.found.append(error)
        except DaikaijuError as error:
            playing.found.append(error if error.where else DaikaijuError(error.problem, playing.where()))
        if playing.found:
            raise Different(playing.found)
        return


class Playing:
    """One document being played."""

    def __init__(self, scenario: Scenario, mirror: Mirror | None, effort: int) -> None:
        self.scenario = scenario
        self.mirror = mirror
        self.effort = effort
        self.game = scenario.game
        self.words = self.game.vocabulary
        self.rules = self.words.rules
        self.turn_begins = self.words.rules.turns.STOPS["next_turn"]
        self.found: list[DaikaijuError] = []
        self.turn = Turn()
        self.first = 0
        self.moved = False
        self.reached = False
        self.forced_used = False
        """Whether an entry gave the answer to a question that was not asked, and what follows was not yet compared."""
        scenario.choices.clear()
        for line in scenario.script:
            line.used = False
        self.game.begin_again()

    def run(self) -> None:
        """Answer until the script is used up, or the phase of `until` begins."""
        until = self.scenario.until
        self.walk()
        if self.mirror is not None:
            self.mirror.begin(self.game.state)
        while True:
            self.look()
            if self.reached or self.game.over:
                self.reached = self.reached or until == OVER
                break
            if self.used_up and until is None and self.game.decision not in self.words.routine:
                break
            self.answer(self.choose())
        line = self.next_line()
        if line is not None:
            raise self.left_over(line)
        if until is not None and not self.reached:
            raise DaikaijuError(Problem("file-until-never"), f"{self.scenario.where}.until")
        if self.scenario.expect is not None:
            self.compare(Line(self.scenario.expect, 0, "expect"))

    # --- the script -------------------------------------------------------------------

    @property
    def used_up(self) -> bool:
        return self.next_line() is None

    def next_line(self) -> Line | None:
        """The first entry that was not used yet."""
        script = self.scenario.script
        while self.first < len(script) and script[self.first].used:
            self.first += 1
        return script[self.first] if self.first < len(script) else None

    def use(self, line: Line) -> None:
        line.used = True
        self.turn.last_used = max(self.turn.last_used, line.number)
        self.turn.unanswered.clear()

    def choose(self) -> int:
        """The first unused entry that answers the open question, or the default."""
        self.next_line()
        tried = 0
        for line in self.scenario.script[self.first :]:
            if tried == LOOK_AHEAD or (not line.used and not line.is_answer):
                break
            if not line.used:
                tried += 1
                choice = self.choice_of(line)
                if choice is not None:
                    self.use(line)
                    return choice
        self.note_unanswered()
        return self.words.default_choice(self.game.state)

    def choice_of(self, line: Line) -> int | None:
        """The answer that an entry gives to the open question, if it does."""
        if line.who != self.game.player:
            return None
        self.spend()
        return self.words.choice(self.game.state, self.game.seats, line.entry)

    def look(self) -> None:
        """Compare what the script expects or forbids at this point, once all entries before it are used."""
        self.forced_used = False
        while (line := self.next_line()) is not None:
            if line.kind == "expect":
                self.compare(line)
            elif line.kind == "illegal" and line.who == self.game.player:
                if self.choice_of(line) is not None:
                    self.found.append(line.place.wrong(Problem("file-should-be-refused", entry=str(line))))
            elif not (line.kind == "until" and line.phase == OVER and self.game.over):
                return
            self.use(line)

    def compare(self, line: Line) -> None:
        self.found += differences(self.game, line.place, len(self.scenario.choices))

    # --- the game ---------------------------------------------------------------------

    def answer(self, choice: int) -> None:
        """Give an answer and go on to the next real question."""
        self.turn.asked += 1
        self.scenario.choices.append(choice)
        self.game.remember(choice)
        before = self.game.state.copy()
        self.take(choice)
        self.walk()
        check_rules(self.game, before, choice)
        if self.mirror is not None:
            differs = self.mirror.answer(len(self.scenario.choices), choice, self.at_question())
            if differs is not None:
                raise DaikaijuError(differs.problem, self.scenario.where)

    def take(self, choice: int) -> None:
        self.moved = True
        self.rules.take(self.game.state, choice)

    def at_question(self) -> Table:
        """The state in which the next question is asked, even if the phase of `until` comes before it."""
        state: Table = self.game.state
        if state.asking == NOTHING:
            state = state.copy()
            self.rules.advance(state)
        return state

    def walk(self) -> None:
        """Do what the rules do by themselves, up to the next real question, the phase of `until`, or the end."""
        while True:
            self.spend()
            state = self.game.state
            if state.asking == NOTHING:
                if state.depth <= 0:
                    raise DaikaijuError(Problem("file-agenda-ends"))
                if self.stops_before(state.todo[state.depth - 1]):
                    return
                self.do_frame()
            elif state.over:
                return
            elif is_forced(state):
                self.pass_forced()
            else:
                return

    def stops_before(self, frame: int) -> bool:
        """Whether the phase of `until` begins with this frame; an `until` of the script is passed."""
        if frame == self.turn_begins:
            self.end_turn()
        line = self.next_line()
        if line is None:
            self.reached = frame == self.scenario.until and self.moved
        elif line.kind == "until" and line.phase == frame and self.moved:
            self.use(line)
            self.look()
        return self.reached

    def do_frame(self) -> None:
        """Do what is next; the last dice are resolved without a question, and an entry may say which these are."""
        self.moved = True
        state, line = self.game.state, self.next_line()
        waits = line is not None and line.is_answer and self.words.word_of(line.entry) == RESOLVE
        possible = self.words.to_resolve(state) if waits else []
        self.rules.random_step(state)  # with nothing asked this is one frame and no choice
        if line is not None and possible and state.asking == NOTHING and line.who == self.game.seats[state.active]:
            done = [name for name in possible if name not in self.words.unresolved(state)]
            if line.entry in [{RESOLVE: name} for name in done] and self.meet(line):
                self.look()

    def pass_forced(self) -> None:
        """A question with only one answer is not asked; an entry may still give it."""
        if self.forced_used:
            self.look()
        state = self.game.state
        choice = SPREAD if state.spread else lowest_member(state.options)
        line = self.next_line()
        if line is not None and line.is_answer and self.choice_of(line) is not None:
            self.forced_used = self.meet(line)
        elif line is not None and line.kind == "illegal" and self.fits(line):
            if self.choice_of(line) is not None:
                self.found.append(line.place.wrong(Problem("file-should-be-refused", entry=str(line))))
            self.use(line)
        else:
            self.note_unanswered()
        self.take(choice)

    def meet(self, line: Line) -> bool:
        """An entry that says what happens without a question, if no other question needs it."""
        line.met_forced = True
        if line.answers_forced:
            self.use(line)
        return line.answers_forced

    def end_turn(self) -> None:
        """An entry belongs to one turn: one left over fails before it can answer something else."""
        turn, self.turn = self.turn, Turn(whole=True)
        line = self.next_line()
        if line is None or line.kind in ("expect", "until"):
            return
        passed_over = line.number < turn.last_used
        not_one_used = turn.last_used == 0 and turn.whole
        forbidden = line.kind == "illegal" and turn.asked > 0
        if passed_over or not_one_used or forbidden or self.asked_instead(turn, line) is not None:
            raise self.left_over(line, turn)

    # --- what went wrong --------------------------------------------------------------

    def note_unanswered(self) -> None:
        self.turn.unanswered.append((self.game.player or "", self.game.state.copy()))

    def fits(self, line: Line, state: Table | None = None) -> bool:
        """Whether an entry is of the kind that answers a question, by its word."""
        state = self.game.state if state is None else state
        return self.words.word_of(line.entry) in self.words.words_of(self.words.decision(state))

    def asked_instead(self, turn: Turn, line: Line) -> Table | None:
        """The state in which a question was asked that an entry seems to answer, but does not."""
        for who, state in reversed(turn.unanswered):
            if who == line.who and self.fits(line, state):
                return state
        return None

    def left_over(self, line: Line, turn: Turn | None = None) -> LeftOver:
        """Says what was asked instead of an entry."""
        turn = turn or self.turn
        state = self.asked_instead(turn, line)
        if state is None:
            state = next((state for who, state in reversed(turn.unanswered) if who == line.who), None)
        if state is not None:
            asked = standing(self.game, state, was=True)
        elif line.who and not self.game.over:
            asked = Problem("file-not-asked", who=line.who)
        else:
            asked = standing(self.game)
        active = self.game.seats[self.game.state.active]
        return LeftOver(line, Problem("file-left-over", entry=str(line), active=active, asked=asked))

    def spend(self) -> None:
        """No document may take forever."""
        self.effort += 1
        if self.effort > MOST_EFFORT + EFFORT_FOR_AN_ENTRY * len(self.scenario.script):
            raise DaikaijuError(Problem("file-never-ends", answers=len(self.scenario.choices)))

    def where(self) -> str:
        """The entry that was waited for, or the document."""
        line = self.next_line()
        return self.scenario.where if line is None else line.place.where


__all__ = ["Different", "Mirror", "Scenario", "play", "read_scenario"]
