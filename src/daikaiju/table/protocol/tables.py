"""What the page is told about a table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from daikaiju.game import Options
from daikaiju.messages import GameEvent, Message
from daikaiju.messages.questions import OpenQuestion
from daikaiju.scene.drawn import Scene
from daikaiju.table.protocol.coach import CoachAway, CoachHint, CoachState, CoachWork
from daikaiju.table.protocol.fair import Fair
from daikaiju.table.protocol.ignoring import How

GameName = Literal["king", "duel"]
ClockKind = Literal["none", "move", "game"]
PlayedBy = Literal["person", "bot", "open"]
TableStatus = Literal["waiting", "running", "over", "old_rules", "closed"]


A_DAY = 24 * 60 * 60


class ClockSetting(Struct, frozen=True):
    """The time control: none, a limit for each move, or a limit for the whole game."""

    kind: ClockKind = "none"
    seconds: int = 0

    @property
    def by_days(self) -> bool:
        """Whether people play by correspondence: nobody has to be there."""
        return self.kind != "none" and self.seconds >= A_DAY


class Clock(Struct):
    """The time left for the seat that is asked, and when at the latest it starts to run."""

    seat: int
    left_ms: int
    starts_in_ms: int


class Seat(Struct):
    """A seat as one person sees it; only its holder sees the claim that takes it to another browser."""

    monster: str | None
    by: PlayedBy
    name: str
    bot: str | None
    mine: bool
    claim: str | None
    connected: bool
    away: bool
    left_ms: int | None
    agreed: bool
    """Whether its holder has agreed to how the table is set up."""
    ignored: How | None
    """Whether this person has muted or blocked its holder."""


class ListedSeat(Struct):
    """A seat in the list of tables."""

    monster: str | None
    by: str
    name: str
    bot: str | None


class ListedTable(Struct):
    """A table in the list of tables."""

    id: str
    status: TableStatus
    game: GameName
    options: Options
    locked: bool
    rated: bool
    clock: ClockSetting
    seats: list[ListedSeat]
    spectators: int


class OwnTable(ListedTable):
    """A table at which somebody sits: their seats, and when something last happened there."""

    mine: list[int]
    at: int
    asked: bool
    """Whether one of their seats is asked now, as far as is known."""
    left_ms: int | None
    """How long they have to answer then, if a clock runs."""


class Table(Struct, tag_field="kind", tag="table"):
    """A table as one person sees it."""

    id: str
    status: TableStatus
    game: GameName
    options: Options
    creator: bool
    host: int | None
    """The seat of whoever made the table, and so invites others to it."""
    locked: bool
    rated: bool
    listed: bool
    starts_itself: bool
    lesson: str | None
    tournament: str | None
    coach: CoachState | None
    rematch: str | None
    rematch_by: int | None
    clock: ClockSetting
    terms: str
    """Stands for how it is set up: `agree` and `sit` say it back."""
    seats: list[Seat]
    spectators: int
    fair: Fair


class Told(Struct, kw_only=True, omit_defaults=True):
    """What happened from one entry to another, and what is on the table then.

    `undone` is the number of the piece of news that this takes back.
    """

    start: int = field(name="from")
    number: int
    events: list[GameEvent]
    scene: Scene
    undone: int | None = None
    lesson: Message | None = None


class News(Told, kw_only=True, omit_defaults=True, tag_field="kind", tag="news"):
    """What has just happened, and what is asked now."""

    question: OpenQuestion | None
    clock: Clock | None
    undo: int | None


class Whole(Struct, kw_only=True, omit_defaults=True, tag_field="kind", tag="whole"):
    """Everything a page missed, and the state of the game; with `undone`, anything it saw beyond that is taken back."""

    start: int = field(name="from")
    number: int
    events: list[GameEvent]
    scene: Scene
    question: OpenQuestion | None
    clock: Clock | None
    undo: int | None
    told: list[Told]
    lesson: Message | None = None
    undone: bool = False


class ChatLine(Struct):
    """A line of chat."""

    number: int
    name: str
    seat: int | None
    text: str
    at: int


class Chat(Struct, tag_field="kind", tag="chat"):
    """Lines of chat: the newest, or all that there are for this person to read, instead of those they had."""

    lines: list[ChatLine]
    whole: bool = False


class Ack(Struct, tag_field="kind", tag="ack"):
    """The message with this key is stored under this number."""

    key: str
    number: int


class ClockNews(Struct, tag_field="kind", tag="clock"):
    """The clock of the question with this number."""

    number: int
    clock: Clock | None


class GoalChances(Struct):
    """A goal of the dice, and the chance to reach it for every set of dice that can be rolled again."""

    say: Message
    chances: list[float]


class IfStopped(Struct, tag_field="kind", tag="preview"):
    """What would happen if the person asked at this number stopped rolling; on request, what rolling on may bring."""

    number: int
    events: list[GameEvent]
    chances: list[GoalChances] | None = None


class Notice(Struct, tag_field="kind", tag="notice"):
    """Something people should know."""

    text: Message


class Warned(Struct, tag_field="kind", tag="warned"):
    """There is a warning for this person to read."""


Face = Literal["roar", "laugh", "wow", "cry", "angry", "cheer"]


class Reaction(Struct, tag_field="kind", tag="reaction"):
    """Somebody shows a face above their monster."""

    seat: int
    face: Face


class Keeping(Struct, tag_field="kind", tag="keeping"):
    """The dice that the player who is asked at this number keeps so far, by their places."""

    number: int
    seat: int
    dice: list[int]


class Refusal(Struct, omit_defaults=True):
    """Something was not done: a code for programs and a message for people."""

    code: str
    text: Message


class RefusedNews(Refusal, omit_defaults=True, tag_field="kind", tag="refused"):
    """A refusal of something sent over the socket; its key says of what."""

    key: str | None = None


class Pong(Struct, tag_field="kind", tag="pong"):
    """The server is there."""


FromServer = (
    Table
    | News
    | Whole
    | Chat
    | Ack
    | ClockNews
    | IfStopped
    | CoachHint
    | CoachWork
    | CoachAway
    | Notice
    | Warned
    | Reaction
    | Keeping
    | RefusedNews
    | Pong
)


def as_text(message: Struct) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()


def ready(json: bytes) -> Any:
    """A part of a message that is already JSON."""
    return msgspec.Raw(json)
