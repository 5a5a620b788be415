"""`tripolis serve`, `tripolis worker` and `tripolis backup`: the table server."""

from __future__ import annotations

import os
import socket
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from tripolis.terminal.arguments import whole_number
from tripolis.terminal.language import language
from tripolis.terminal.speech import CannotDo, examples, out
from tripolis.words import Line, say

commands = typer.Typer()

DataFolder = Annotated[
    Path,
    typer.Option(
        metavar="DIR", help="Folder for the store; created if missing.", show_default=True
    ),
]

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="TRIPOLIS_DATABASE",
        help="A shared store, postgresql://…, instead of the folder.",
    ),
]
Redis = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="TRIPOLIS_REDIS",
        help="A Redis server, redis://…, through which processes notify each other.",
    ),
]
LogLevel = Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")]
_SPARE_CORES = max(1, (os.cpu_count() or 2) - 1)


@commands.command(
    rich_help_panel="Serve",
    epilog=examples(
        "tripolis serve",
        "tripolis serve --host 0.0.0.0 --port 80 --data /srv/tripolis",
        "tripolis serve --database postgresql:///tripolis --redis redis:// --bots 0",
    ),
)
def serve(
    host: Annotated[str, typer.Option(metavar="H", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            metavar="P", parser=whole_number("--port", 0, 65535), help="The port to listen on."
        ),
    ] = 8000,
    data: DataFolder = Path("tripolis-data"),
    database: Database = None,
    redis: Redis = None,
    bots: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number("--bots", 0, 256),
            help="Processes for bots; 0 leaves the bots to workers. "
            "[dim]Default: one less than the cores.[/]",
        ),
    ] = _SPARE_CORES,
    unlimited: Annotated[
        bool,
        typer.Option(
            "--unlimited", help="Lift the limits on request rates, for a server among friends."
        ),
    ] = False,
    processes: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number("--processes", 1, 64),
            help="Processes that serve together, one for each core.",
        ),
    ] = 1,
    log_level: LogLevel = "warning",
) -> None:
    """Serve the browser table and its API."""
    from tripolis.server import processes as together
    from tripolis.server import run
    from tripolis.server.limits import Limits
    from tripolis.site import build

    site = partial(build.site_files, "..") if build.can_build() else None
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    _check_free(host, port, address)
    limits, listens = Limits(limited=not unlimited), Line("server-listens", {"address": address})
    with run.sole_server(data) if database is None else nullcontext():
        store = database or run.store_in(data)
        if processes == 1:
            server = run.open_server(store, redis, bots, limits, site=site)
            out().print(say(listens, language()))
            run.serve(server, host, port, log_level)
        else:
            settings = together.Settings(
                store, redis, -(-bots // processes), limits, host, port, log_level, site
            )
            together.prepare_store(store)
            out().print(say(listens, language()))
            together.serve_together(processes, settings)


def _check_free(host: str, port: int, address: str) -> None:
    """Check that the address is free before announcing it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as one:
            if os.name == "posix":  # a port released a moment ago is free
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.bind((host, port))
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise CannotDo("server-cannot-listen", address=address, problem=reason) from None


@commands.command(
    rich_help_panel="Serve",
    epilog=examples("tripolis worker --database postgresql:///tripolis --redis redis://"),
)
def worker(
    database: Annotated[
        str,
        typer.Option(
            metavar="DATABASE",
            envvar="TRIPOLIS_DATABASE",
            help="The servers' store, postgresql://….",
        ),
    ],
    redis: Redis = None,
    bots: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number("--bots", 1, 256),
            help="Processes for bots. [dim]Default: one less than the cores.[/]",
        ),
    ] = _SPARE_CORES,
    log_level: LogLevel = "warning",
) -> None:
    """Run bots for the servers that share a store."""
    from tripolis.server import run
    from tripolis.server.limits import Limits

    server = run.open_server(database, redis, bots, Limits())
    out().print(say(Line("server-works"), language()))
    run.work(server, log_level)


@commands.command(
    rich_help_panel="Serve",
    epilog=examples("tripolis backup monday.db --data /srv/tripolis"),
)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write the copy to.")],
    data: DataFolder = Path("tripolis-data"),
) -> None:
    """Copy a server's store, even while the server is running."""
    from tripolis.server.run import copy_store

    if file.exists():
        raise CannotDo("server-backup-exists", path=str(file))
    if not (data / "tripolis.db").is_file():
        raise CannotDo("server-backup-nothing", path=str(data))
    if not file.absolute().parent.is_dir():
        raise CannotDo("server-backup-no-folder", path=str(file.absolute().parent))
    copy_store(data, file)
    out().print(say(Line("server-backup-done", {"path": str(file)}), language()))
