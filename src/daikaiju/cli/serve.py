"""`daikaiju serve`: the table in the browser."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from daikaiju.cli.options import HELP, Lang, shown, whole_number
from daikaiju.cli.screen import print_json, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.extras import need
from daikaiju.words import Words

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help=HELP.say("serve-option-host"))]
Port = Annotated[str, typer.Option("--port", metavar="N", help=HELP.say("serve-option-port"))]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=HELP.say("serve-option-data"))]
Pace = Annotated[str, typer.Option("--pace", metavar="SECONDS", help=HELP.say("serve-option-pace"))]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help=HELP.say("serve-option-no-browser"))]
Json = Annotated[bool, typer.Option("--json", help=HELP.say("serve-option-json"))]
NoLimits = Annotated[bool, typer.Option("--no-limits", help=HELP.say("serve-option-no-limits"))]

LAST_PORT = 65535
SLOWEST = 60.0


def serve(
    host: Host = "127.0.0.1",
    port: Port = "8420",
    data: Data = None,
    pace: Pace = "0.8",
    no_browser: NoBrowser = False,
    no_limits: NoLimits = False,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    words = Words(lang)
    number = whole_number(words, "--port", port, 0, LAST_PORT)
    seconds = some_seconds(words, pace)

    need("server")
    from daikaiju.server.serving import listen
    from daikaiju.server.serving import serve as run
    from daikaiju.server.settings import Settings, default_folder

    try:
        listening = listen(host, number)
    except OSError as error:
        reason = error.strerror or str(error)
        raise DaikaijuError(words.say("serve-error-port", host=shown(host), port=str(number), reason=reason)) from None
    folder = data or default_folder()
    settings = Settings(folder=folder, pace=seconds, limits=not no_limits)
    name = f"[{host}]" if ":" in host else host
    reached = {"0.0.0.0": "localhost", "[::]": "localhost"}.get(name, name)
    address = f"http://{reached}:{listening.getsockname()[1]}/"

    def say_where() -> None:
        if json:
            print_json({"address": address, "folder": str(folder)})
        else:
            stdout().print(words.say("serve-running", address=address, folder=str(folder)), soft_wrap=True)
        if not no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    problem = run(settings, listening, say_where)
    if problem is not None:
        raise DaikaijuError(words.say("serve-error-start", folder=str(folder), reason=problem))
    if not json:
        stdout().print(words.say("serve-bye"))


def some_seconds(words: Words, given: str) -> float:
    """A time that may have a part after the point."""
    try:
        seconds = float(given)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= SLOWEST:
        raise DaikaijuError(words.say("serve-error-pace", given=shown(given), most=int(SLOWEST)))
    return seconds
