"""Everything the page and the server say to each other, declared once: the page's types are generated from it.

`requests` is what a page may send over its socket, `tables` what it receives there, `fair` the part about dice,
`puzzles` the part about puzzles, `reviews` how a review is told, and `http` the requests and replies over HTTP.
docs/protocol.md explains what it all means.
"""

from __future__ import annotations

from daikaiju.fairness.exchange import Stage
from daikaiju.fairness.script import Status
from daikaiju.game import Options
from daikaiju.handbook import Handbook
from daikaiju.messages import Argument
from daikaiju.messages.questions import OpenQuestion
from daikaiju.packs.pictures import CardColours
from daikaiju.scene.drawn import Scene, TrackName
from daikaiju.server.accounts.messages import (
    Account,
    AccountState,
    NewPasskey,
    PasskeyName,
    PasskeyOptions,
    PasskeyQuestion,
    PasskeyRemoved,
    RecoveryCode,
    SignIn,
    SignOut,
)
from daikaiju.server.analysis_board.form_messages import Phase, PositionForm, Zone
from daikaiju.server.analysis_board.messages import Analysis, AnalysisRequest, PlayOn
from daikaiju.server.catalogue.messages import Catalogue, PackForPage
from daikaiju.server.files.messages import ReadFile
from daikaiju.server.friends.messages import FriendName, FriendNotices, Friends, NewInvitation
from daikaiju.server.matchmaking.messages import CLOCKS, SIZES, USUAL_CLOCK, PairingState, PairingWish
from daikaiju.server.moderation.messages import (
    ActDone,
    ActEntry,
    NewAct,
    PageAct,
    ReportEntry,
    UnreadWarning,
    WarningSeen,
)
from daikaiju.server.puzzles.messages import Puzzle, PuzzleList
from daikaiju.server.ratings.messages import Leaderboard, Profile
from daikaiju.server.reviews.messages import ReviewLine
from daikaiju.server.statistics.messages import GameStatistics, OwnStatistics
from daikaiju.server.tables.messages import Replay
from daikaiju.server.tournaments.messages import (
    ListedTournament,
    ManageTournament,
    NewTournament,
    Tournament,
    TournamentForm,
)
from daikaiju.server.worth.messages import CardWorth
from daikaiju.table.protocol.ignoring import How, Ignored, IgnoredRemoved
from daikaiju.table.protocol.new_table import Created, Name, NewTable
from daikaiju.table.protocol.requests import FromPage, Reason
from daikaiju.table.protocol.tables import (
    ClockKind,
    Face,
    FromServer,
    GameName,
    ListedTable,
    OwnTable,
    Refusal,
    TableStatus,
)
from daikaiju.table.protocol.texts import Language

NAMED: dict[str, object] = {
    "GameName": GameName,
    "CardColours": CardColours,
    "Face": Face,
    "How": How,
    "Reason": Reason,
    "PageAct": PageAct,
    "Language": Language,
    "ClockKind": ClockKind,
    "TournamentForm": TournamentForm,
    "TableStatus": TableStatus,
    "TrackName": TrackName,
    "Stage": Stage,
    "Status": Status,
    "Options": Options,
    "Argument": Argument,
    "Scene": Scene,
    "PositionForm": PositionForm,
    "Phase": Phase,
    "Zone": Zone,
    "OpenQuestion": OpenQuestion,
    "FromServer": FromServer,
    "FromPage": FromPage,
    "ReviewLine": ReviewLine,
}
"""The types that have a name of their own on the page."""

SPOKEN_OVER_HTTP = (
    Name,
    NewTable,
    Created,
    ListedTable,
    OwnTable,
    Replay,
    ReadFile,
    AnalysisRequest,
    Analysis,
    PlayOn,
    Catalogue,
    PackForPage,
    Handbook,
    PuzzleList,
    Puzzle,
    Refusal,
    PasskeyQuestion,
    PasskeyOptions,
    NewPasskey,
    SignIn,
    RecoveryCode,
    PasskeyName,
    PasskeyRemoved,
    SignOut,
    Account,
    AccountState,
    Leaderboard,
    Profile,
    Ignored,
    IgnoredRemoved,
    PairingWish,
    PairingState,
    FriendName,
    NewInvitation,
    Friends,
    FriendNotices,
    GameStatistics,
    OwnStatistics,
    NewTournament,
    ManageTournament,
    ListedTournament,
    Tournament,
    UnreadWarning,
    WarningSeen,
    ReportEntry,
    ActEntry,
    NewAct,
    ActDone,
    CardWorth,
)
"""What travels over HTTP; everything else is part of these, or of what travels over the socket."""

CONSTANTS: dict[str, object] = {"WISH_CLOCKS": CLOCKS, "USUAL_WISH_CLOCK": USUAL_CLOCK, "WISH_SIZES": SIZES}
"""What the page offers because the server accepts it."""
