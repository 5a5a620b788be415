"""Writes the folder of a site that plays without a server.

The page and Pyodide are built beforehand (`make site`) and come with the package. Here the rest is
added: the package's own Python files and modules as one archive, the words, and a service worker
that knows every file. What belongs together lies in a folder named by its contents.
"""

from __future__ import annotations

import json
import shutil
import zipfile
from io import BytesIO
from pathlib import Path

from tripolis.engine.errors import TripolisError
from tripolis.engine.game import game_names
from tripolis.engine.modules import digest_of
from tripolis.words import LANGUAGES, all_messages, rules_text

_PACKAGE = Path(__file__).resolve().parent.parent
PAGE = Path(__file__).parent / "page"
_WHEELS = PAGE / "wheels"
_ROOMS = ("batch", "engine", "games", "lessons", "players", "wasm", "words")
_SERVER = (
    "__init__ archive bots clocks errors fairness house hub live models names play reader "
    "rendering requests shapes steady_clock table_store tables thinking"
)
_SITE = "__init__ browser house store thinker"
_KINDS = {".py", ".csv", ".wasm"}
_UNUSED = (
    "_pyrepl curses dbm doctest email ensurepip ftplib idlelib imaplib lib2to3 mailbox "
    "multiprocessing pdb poplib pydoc pydoc_data smtplib sqlite3 ssl tkinter turtle turtledemo "
    "unittest venv wsgiref xml xmlrpc"
)
"""Parts of Python's standard library that nothing here imports."""
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


class NoSite(TripolisError):
    """The package has no page to make a site of."""


def write_site(folder: Path) -> None:
    """Write the site into a folder, in the place of an older one."""
    if not (PAGE / "index.html").is_file():
        raise NoSite("terminal-site-no-page")
    files = _page_files()
    run = _run_files()
    name = f"files-{digest_of(run)[:12]}"
    files |= {f"{name}/{path}": content for path, content in run.items()}
    index = files["index.html"].decode()
    mark = f'<meta name="tripolis-files" content="{name}" />'
    files["index.html"] = index.replace("</head>", f"  {mark}\n  </head>").encode()
    keeper = (PAGE / "keeper.js").read_text("utf-8")
    keeper = keeper.replace("{{version}}", digest_of(files)[:12])
    files["worker.js"] = keeper.replace("{{files}}", json.dumps(sorted(files))).encode()
    _replace(folder, files)


def _page_files() -> dict[str, bytes]:
    """What the page is made of."""
    left_out = (".made", "keeper.js", "worker.js", "pyodide/", "wheels/")
    found = {path.relative_to(PAGE).as_posix(): path for path in PAGE.rglob("*") if path.is_file()}
    return {
        name: path.read_bytes()
        for name, path in sorted(found.items())
        if not name.startswith(left_out)
    }


def _run_files() -> dict[str, bytes]:
    """What runs in the workers, and what is read out: Pyodide, the package, words and rules."""
    pyodide = {
        f"pyodide/{path.name}": path.read_bytes() for path in sorted((PAGE / "pyodide").iterdir())
    }
    library = "pyodide/python_stdlib.zip"
    pyodide[library] = _trimmed(pyodide[library])
    texts = {f"words/{tongue}": all_messages(tongue) for tongue in LANGUAGES}
    texts |= {
        f"rules/{game}/{tongue}": rules_text(game, tongue)
        for game in game_names()
        for tongue in LANGUAGES
    }
    return {
        **pyodide,
        "tripolis.zip": archive(),
        **{name: text.encode() for name, text in texts.items()},
    }


def _trimmed(library: bytes) -> bytes:
    """Python's standard library without what nothing here imports."""
    unused = set(_UNUSED.split())
    with zipfile.ZipFile(BytesIO(library)) as whole:
        kept = {
            name: whole.read(name)
            for name in whole.namelist()
            if name.split("/")[0].removesuffix(".py") not in unused
        }
    return _zipped(kept)


def archive() -> bytes:
    """The part of the package that runs in a page, and what it needs."""
    files = {
        path: path.relative_to(_PACKAGE.parent).as_posix()
        for room in _ROOMS
        for path in (_PACKAGE / room).rglob("*")
        if path.suffix in _KINDS and "picture" not in path.relative_to(_PACKAGE).as_posix()
    }
    for english in _PACKAGE.glob("games/*/words/en/*.ftl"):
        files[english] = english.relative_to(_PACKAGE.parent).as_posix()
    for room, names in (("server", _SERVER), ("site", _SITE), (".", "__init__ homes")):
        for name in names.split():
            path = _PACKAGE / room / f"{name}.py"
            files[path] = path.relative_to(_PACKAGE.parent).as_posix()
    contents = {name: path.read_bytes() for path, name in files.items()}
    for wheel in _WHEELS.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            contents |= {name: packed.read(name) for name in packed.namelist()}
    return _zipped(contents)


def _zipped(contents: dict[str, bytes]) -> bytes:
    """An archive that is the same for the same contents."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(contents.items()):
            archive.writestr(zipfile.ZipInfo(name, _LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _replace(folder: Path, files: dict[str, bytes]) -> None:
    """Write the files; what an older site left in the folder goes."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("files-*"):
        shutil.rmtree(old)
    shutil.rmtree(folder / "assets", ignore_errors=True)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
