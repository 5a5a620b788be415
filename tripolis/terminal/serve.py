"""`tripolis serve` and `tripolis backup`: the table server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from tripolis.terminal.arguments import whole_number
from tripolis.terminal.speech import CannotDo, examples, language, out
from tripolis.words import Line, say

commands = typer.Typer()

DataFolder = Annotated[
    Path,
    typer.Option(
        metavar="DIR", help="The folder of the store; made if it is not there.", show_default=True
    ),
]


@commands.command(
    rich_help_panel="Serve",
    epilog=examples(
        "tripolis serve", "tripolis serve --host 0.0.0.0 --port 80 --data /srv/tripolis"
    ),
)
def serve(
    host: Annotated[str, typer.Option(metavar="H", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(metavar="P", parser=whole_number("--port", 0, 65535), help="The port."),
    ] = 8000,
    data: DataFolder = Path("tripolis-data"),
    bots: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number("--bots", 1, 256),
            help="Processes that think for bots. [dim]Without it: one less than cores.[/]",
        ),
    ] = max(1, (os.cpu_count() or 2) - 1),
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="No bounds on request rates: among friends.")
    ] = False,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")
    ] = "warning",
) -> None:
    """Serve the browser table and its API."""
    from tripolis.server.run import run, store_in

    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    out().print(say(Line("server-listens", {"address": address}), language()))
    run(host, port, store_in(data), bots, unlimited, log_level)


@commands.command(
    rich_help_panel="Serve",
    epilog=examples("tripolis backup monday.db --data /srv/tripolis"),
)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    data: DataFolder = Path("tripolis-data"),
) -> None:
    """Copy a server's store, while the server runs or not."""
    from tripolis.server.run import copy_store

    if file.exists():
        raise CannotDo("server-backup-exists", path=str(file))
    if not (data / "tripolis.db").is_file():
        raise CannotDo("server-backup-nothing", path=str(data))
    copy_store(data, file)
    out().print(say(Line("server-backup-done", {"path": str(file)}), language()))
