"""The process that reads visitors' files: requests come on stdin and replies go to stdout, each after its size.

Whatever a file does, the reply is its content or a refusal: no exception leaves this process, and a crash affects
nothing else.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator, Mapping
from typing import BinaryIO

import msgspec
import orjson

from daikaiju.errors import DaikaijuError
from daikaiju.packs import load_known
from daikaiju.server.files.uploads import READ, REFUSED, SIZE, WORKED
from daikaiju.services.analysis_board.service import analyse_here, begin_here, stand_here
from daikaiju.services.files.service import MOST_SHOWN, replay_here, verify_here
from daikaiju.table.refusals import Refused

MOST_SECONDS = 2.0
MOST_MEMORY = 2**30
MOST_ANSWER = 32 * 2**20
READERS = {
    b"replay": replay_here,
    b"verify": verify_here,
    b"analyse": analyse_here,
    b"stand": stand_here,
    b"begin": begin_here,
}


class TooSlow(BaseException):
    """A file takes longer to read than any game would; no code that reads files may catch this."""


def main() -> None:
    """Answer requests until the server closes the pipe."""
    stand_back()
    load_known()
    limit_memory()
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    send(answers, b"ready")
    while size := questions.read(SIZE.size):
        how, _, text = questions.read(SIZE.unpack(size)[0]).partition(b"\n")
        began = time.process_time()
        said = answer(how, text)
        send(answers, WORKED.pack(int(1000 * (time.process_time() - began))) + said)


def answer(how: bytes, text: bytes) -> bytes:
    """The content of a file, or why it cannot be read."""
    try:
        with limited_time():
            read = msgspec.json.encode(READERS[how](text.decode()))
        if len(read) > MOST_ANSWER:
            raise Refused("file_too_long")
    except Refused as refused:
        return refusal(refused.code, refused.arguments)
    except TooSlow:
        return refusal("file_too_slow", {})
    except DaikaijuError as error:
        return refusal("bad_file", {"why": error.to_json()})
    except (Exception, RecursionError, MemoryError):
        # A file can be wrong in ways nobody thought of.
        return refusal("file_unreadable", {})
    return READ + read


def refusal(code: str, arguments: Mapping[str, object]) -> bytes:
    return REFUSED + orjson.dumps([code, sendable(arguments)])


def sendable(argument: object) -> object:
    """The arguments of a message in a form that can travel: short, and without invalid characters."""
    if isinstance(argument, dict):
        return {name: sendable(value) for name, value in argument.items()}
    if isinstance(argument, int) and abs(argument) < 2**53:
        return argument
    return str(argument)[:MOST_SHOWN].encode(errors="replace").decode()


def send(answers: BinaryIO, answer: bytes) -> None:
    answers.write(SIZE.pack(len(answer)) + answer)
    answers.flush()


@contextlib.contextmanager
def limited_time() -> Iterator[None]:
    """Give up on a file after two seconds of work, where the system can measure them; elsewhere the server kills us."""
    if not hasattr(signal, "SIGPROF"):
        yield
        return

    def give_up(*_: object) -> None:
        raise TooSlow

    signal.signal(signal.SIGPROF, give_up)
    # Again and again: what is raised while Python tidies up an object is lost.
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS, MOST_SECONDS / 10)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def stand_back() -> None:
    """Leave the processor to the server whenever it wants it, where the system supports that."""
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)


def limit_memory() -> None:
    """Refuse a file that needs more memory than any game, where the system can limit it."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    main()
