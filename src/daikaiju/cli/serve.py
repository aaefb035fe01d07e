"""`daikaiju serve`: the table in the browser."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from daikaiju.cli.options import Lang, Packs, named_packs, shown, whole_number
from daikaiju.cli.screen import print_json, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.extras import need
from daikaiju.words import Words

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="serve-option-host")]
Lan = Annotated[bool, typer.Option("--lan", help="serve-option-lan")]
Port = Annotated[str, typer.Option("--port", metavar="N", help="serve-option-port")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="serve-option-data")]
Database = Annotated[
    str | None,
    typer.Option("--database", envvar="DAIKAIJU_DATABASE", metavar="ADDRESS", help="serve-option-database"),
]
Redis = Annotated[
    str | None, typer.Option("--redis", envvar="DAIKAIJU_REDIS", metavar="ADDRESS", help="serve-option-redis")
]
Pace = Annotated[str, typer.Option("--pace", metavar="SECONDS", help="serve-option-pace")]
Workers = Annotated[str | None, typer.Option("--bot-workers", metavar="N", help="serve-option-bot-workers")]
NoChampion = Annotated[bool, typer.Option("--no-champion", help="serve-option-no-champion")]
KeepDays = Annotated[str, typer.Option("--keep-days", metavar="DAYS", help="serve-option-keep-days")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="serve-option-no-browser")]
Json = Annotated[bool, typer.Option("--json", help="serve-option-json")]
NoPage = Annotated[bool, typer.Option("--no-page", help="serve-option-no-page")]
NoLimits = Annotated[bool, typer.Option("--no-limits", help="serve-option-no-limits")]
Proxies = Annotated[
    list[str] | None, typer.Option("--trusted-proxy", metavar="ADDRESS", help="serve-option-trusted-proxy")
]
Hosts = Annotated[list[str] | None, typer.Option("--allowed-host", metavar="NAME", help="serve-option-allowed-host")]
Metrics = Annotated[str | None, typer.Option("--metrics", metavar="ADDRESS:PORT", help="serve-option-metrics")]
LogJson = Annotated[bool, typer.Option("--log-json", help="serve-option-log-json")]
Traces = Annotated[str | None, typer.Option("--traces", metavar="ADDRESS", help="serve-option-traces")]

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
LAST_PORT = 65535
HOST_NAME = re.compile(r"(\*\.)?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
SLOWEST = 60.0
MOST_WORKERS = 256
LONGEST_KEPT = 36_500.0


def serve(
    host: Host = HERE,
    lan: Lan = False,
    port: Port = "8420",
    data: Data = None,
    database: Database = None,
    redis: Redis = None,
    pace: Pace = "0.8",
    bot_workers: Workers = None,
    no_champion: NoChampion = False,
    keep_days: KeepDays = "365",
    no_browser: NoBrowser = False,
    no_page: NoPage = False,
    no_limits: NoLimits = False,
    trusted_proxy: Proxies = None,
    allowed_host: Hosts = None,
    metrics: Metrics = None,
    log_json: LogJson = False,
    traces: Traces = None,
    packs: Packs = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    words = Words(lang)
    if lan:
        host = EVERYWHERE
    number = whole_number(words, "--port", port, 0, LAST_PORT)
    seconds = some_amount(words, "serve-error-pace", pace, SLOWEST)
    processes = None if bot_workers is None else whole_number(words, "--bot-workers", bot_workers, 1, MOST_WORKERS)
    days = some_amount(words, "serve-error-keep-days", keep_days, LONGEST_KEPT)
    proxies = checked(words, "serve-error-proxy", trusted_proxy or [], is_network)
    watched_at = None if metrics is None else address_and_port(words, metrics)
    if traces is not None and not traces.startswith(("http://", "https://")):
        raise DaikaijuError(words.say("serve-error-traces", given=shown(traces)))
    names = checked(words, "serve-error-host", allowed_host or [], is_host_name)

    need("server")
    if traces is not None:
        need("telemetry")
    from daikaiju.packs import load_known

    named_packs(packs)
    load_known()
    from daikaiju.server.app.serving import listen
    from daikaiju.server.app.serving import serve as run
    from daikaiju.server.cluster.messenger import read_redis_address
    from daikaiju.server.db.engine import read_address, without_password
    from daikaiju.server.http.page import INDEX, built_file
    from daikaiju.server.runtime.settings import Settings, default_folder, usual_bot_workers

    named = read_address(database) if database else None
    shared = read_redis_address(redis) if redis else None
    if shared is not None and named is None:
        raise DaikaijuError(words.say("serve-error-redis-alone"))
    if not no_page and built_file(INDEX) is None:
        raise DaikaijuError(words.say("server-no-page"))

    try:
        listening = listen(host, number)
    except (UnicodeError, TypeError, socket.gaierror):
        raise DaikaijuError(words.say("serve-error-listen", given=shown(host))) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise DaikaijuError(words.say("serve-error-port", host=shown(host), port=str(number), reason=reason)) from None
    folder = data or default_folder()
    settings = Settings(
        folder=folder,
        database=named,
        redis=shared,
        pace=seconds,
        bot_workers=processes or usual_bot_workers(),
        champion=not no_champion,
        keep_days=days,
        limits=not no_limits,
        trusted_proxies=proxies,
        allowed_hosts=(*names, host),
        metrics=watched_at,
        json_log=log_json,
        traces=traces,
    )
    name = f"[{host}]" if ":" in host else host
    reached = {EVERYWHERE: network_address() or "localhost", "[::]": "localhost"}.get(name, name)
    address = f"http://{reached}:{listening.getsockname()[1]}/"
    kept = str(folder) if named is None else without_password(database or "")

    def say_where() -> None:
        if json:
            print_json({"address": address, "folder": str(folder)} | ({} if named is None else {"database": kept}))
        else:
            stdout().print(words.say("serve-running", address=address, folder=kept), soft_wrap=True)
            if host in (HERE, EVERYWHERE):
                stdout().print(words.say("serve-only-here" if host == HERE else "serve-network"), soft_wrap=True)
        if not no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    problem = run(settings, listening, say_where)
    if problem is not None:
        places = {"folder": kept, "redis": without_password(redis or ""), "metrics": shown(metrics or "")}
        arguments = {**places, "reason": problem.reason}
        raise DaikaijuError(words.say(problem.key, **arguments))
    if not json:
        stdout().print(words.say("serve-bye"))


def network_address() -> str | None:
    """The address at which others on the network reach this computer; nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        # An address reserved for documentation (RFC 5737): only the route to it is looked up.
        asking.connect(("192.0.2.1", 9))
        found = str(asking.getsockname()[0])
        return None if found.startswith("127.") else found
    return None


def some_amount(words: Words, error: str, given: str, most: float) -> float:
    """A number that may have decimals."""
    try:
        amount = float(given)
    except ValueError:
        amount = -1.0
    if not 0 <= amount <= most:
        raise DaikaijuError(words.say(error, given=shown(given), most=int(most)))
    return amount


def checked(words: Words, error: str, given: list[str], is_right: Callable[[str], bool]) -> tuple[str, ...]:
    """What was given for an option that may be repeated, if all of it is right."""
    for value in given:
        if not is_right(value):
            raise DaikaijuError(words.say(error, given=shown(value)))
    return tuple(given)


def address_and_port(words: Words, given: str) -> tuple[str, int]:
    """Where metrics are served; without an address, for this computer only."""
    host, _, port = given.rpartition(":")
    host = host.removeprefix("[").removesuffix("]") or HERE
    if is_network(host) and "/" not in host and port.isascii() and port.isdigit() and 0 < int(port[:6]) <= LAST_PORT:
        return host, int(port)
    raise DaikaijuError(words.say("serve-error-metrics", given=shown(given)))


def is_network(name: str) -> bool:
    """Whether a name is an address or a range of them, as in 10.0.0.0/8."""
    try:
        ipaddress.ip_network(name)
    except ValueError:
        return False
    return True


def is_host_name(name: str) -> bool:
    return name == "*" or HOST_NAME.fullmatch(name) is not None
