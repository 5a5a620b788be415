"""`tripolis site`: a folder of files that plays in the browser without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tripolis.terminal.speech import examples, out, words

commands = typer.Typer()


@commands.command(
    rich_help_panel="Serve",
    epilog=examples(
        "tripolis site public/tripolis",
        "tripolis site public --server https://tables.example.org",
    ),
)
def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder; created if missing.")],
    server: Annotated[
        str,
        typer.Option(metavar="URL", help="A table server, for what needs other people's devices."),
    ] = "",
) -> None:
    """Write a site that plays without a server, for any host of static files."""
    from tripolis.site.build import write_site

    write_site(folder, server)
    out().print(words("site-written", folder=str(folder)))
