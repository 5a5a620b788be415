"""Writes the folder of a site that plays without a server.

The page and Pyodide are built beforehand (`make site`) and come with the package. Here the rest is
added: the package's own Python files and modules as one archive, the words, and a service worker
that knows every file. What belongs together lies in a folder named by its contents.

`python -m tripolis.site.build FILE` packs the Python sources that run in a page. `web/bytecode.mjs`
compiles them with the page's own Python, and the site gets the bytecode in their place. A source
that has changed since then goes into the site as it is, and the browser compiles it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from functools import cache
from html import escape
from io import BytesIO
from pathlib import Path
from urllib.parse import urlsplit

from tripolis.engine.errors import TripolisError
from tripolis.engine.game import game_names
from tripolis.engine.modules import digest_of, outdated
from tripolis.words import LANGUAGES, all_messages, rules_text

_PACKAGE = Path(__file__).resolve().parent.parent
PAGE = Path(__file__).parent / "page"
_WHEELS = PAGE / "wheels"
_LIBRARY = PAGE / "pyodide" / "python_stdlib.zip"
_BYTECODE = PAGE / "bytecode.zip"
_ROOMS = ("batch", "engine", "games", "lessons", "players", "puzzles", "wasm", "words")
_SERVER = (
    "__init__ archive bots clocks errors fairness house hub lessons live map_of_day models names "
    "own_play own_puzzles "
    "play puzzles reader rendering requests shapes steady_clock table_store tables thinking"
)
_SITE = "__init__ browser example ground house store thinker"
_KINDS = {".py", ".csv", ".json", ".toml", ".wasm", ".weights"}
_UNUSED = (
    "_aix_support _android_support _apple_support _ast_unparse _ios_support _osx_support "
    "_pydatetime _pydecimal _pyio _pyrepl _sysconfigdata__emscripten_wasm32-emscripten argparse "
    "bdb cProfile cmd code compileall configparser ctypes curses dbm doctest email ensurepip "
    "filecmp fileinput ftplib getopt gettext html http idlelib imaplib lib2to3 mailbox mimetypes "
    "modulefinder multiprocessing netrc nturl2path optparse pdb pickletools platform plistlib "
    "poplib profile pstats pyclbr pydoc pydoc_data rlcompleter sched shelve smtplib socketserver "
    "sqlite3 ssl symtable sysconfig tabnanny tarfile timeit tkinter trace tracemalloc turtle "
    "turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo"
)
"""Parts of Python's standard library that nothing here imports."""
_ENCODINGS = "__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape utf_8 utf_8_sig"
"""The encodings in use; that of older archives among them."""
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


class NoSite(TripolisError):
    """A site that cannot be made."""


def write_site(folder: Path, server: str = "") -> None:
    """Write the site into a folder, in the place of an older one.

    What needs other people's devices leads to the server at this address, if there is one.
    """
    if server and urlsplit(server).scheme not in ("http", "https"):
        raise NoSite("terminal-site-bad-server", address=server)
    _replace(folder, site_files(server))


def can_build() -> bool:
    """Does the package have a page to make a site of?"""
    return (PAGE / "index.html").is_file()


def site_files(server: str = "") -> dict[str, bytes]:
    """The files of a site, by their paths; the server's address may be relative to the site's."""
    if not can_build():
        raise NoSite("terminal-site-no-page")
    files = _page_files()
    run = _run_files()
    name = f"files-{digest_of(run)[:12]}"
    files |= {f"{name}/{path}": content for path, content in run.items()}
    index = files["index.html"].decode()
    marks = {"tripolis-files": name, "tripolis-server": server}
    for mark, content in marks.items():
        line = f'  <meta name="{mark}" content="{escape(content)}" />\n  </head>'
        index = index.replace("</head>", line)
    files["index.html"] = index.encode()
    keeper = (PAGE / "keeper.js").read_text("utf-8")
    keeper = keeper.replace("{{version}}", digest_of(files)[:12])
    files["worker.js"] = keeper.replace("{{files}}", json.dumps(sorted(files))).encode()
    return files


def _page_files() -> dict[str, bytes]:
    """What the page is made of."""
    left_out = (".made", "bytecode.zip", "keeper.js", "worker.js", "pyodide/", "wheels/")
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
    pyodide[f"pyodide/{_LIBRARY.name}"] = _zipped(_compiled(_library()))
    texts = {f"words/{tongue}": all_messages(tongue, lessons=True) for tongue in LANGUAGES}
    texts |= {
        f"rules/{game}/{tongue}": rules_text(game, tongue)
        for game in game_names()
        for tongue in LANGUAGES
    }
    return {
        **pyodide,
        "tripolis.pack": archive(),
        **{name: text.encode() for name, text in texts.items()},
    }


def _library() -> dict[str, bytes]:
    """Python's standard library without what nothing here imports."""
    with zipfile.ZipFile(_LIBRARY) as whole:
        return {name: whole.read(name) for name in whole.namelist() if _is_used(name)}


def _is_used(name: str) -> bool:
    first, *rest = name.removesuffix(".py").split("/")
    if first == "encodings":
        return rest[0] in _ENCODINGS.split()
    return first not in _UNUSED.split() and "__main__" not in rest


def archive() -> bytes:
    """The part of the package that runs in a page, and what it needs: a tar file, by gzip.

    A host that knows the file's kind might unpack it on the way, so its name does not tell.
    """
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as plain:
        for name, content in sorted(_compiled(package_files()).items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            plain.addfile(entry, BytesIO(content))
    return gzip.compress(packed.getvalue(), mtime=0)


def package_files() -> dict[str, bytes]:
    """The package's files that run in a page, and those of the wheels it needs."""
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
    # A page has no sources to compare a module with: one that is not current must not get there.
    stale = {f"{game}.wasm" for game in outdated()}
    contents = {name: path.read_bytes() for path, name in files.items() if path.name not in stale}
    for wheel in _WHEELS.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            contents |= {name: packed.read(name) for name in packed.namelist()}
    return contents


# Bytecode


def _compiled(contents: dict[str, bytes]) -> dict[str, bytes]:
    """Files with bytecode in the place of the Python sources it was made from."""
    known = _bytecode()
    found = {}
    for name, content in contents.items():
        code = known.get(_key(name, content)) if name.endswith(".py") else None
        found[name if code is None else f"{name}c"] = content if code is None else code
    return found


@cache
def _bytecode() -> Mapping[str, bytes]:
    if not _BYTECODE.is_file():
        return {}
    with zipfile.ZipFile(_BYTECODE) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def _key(name: str, source: bytes) -> str:
    """The name of a source's bytecode, as `web/bytecode.mjs` gives it."""
    return hashlib.sha256(name.encode() + b"\0" + source).hexdigest()


def _sources() -> bytes:
    """The Python sources of a site."""
    contents = _library() | package_files()
    return _zipped({name: text for name, text in contents.items() if name.endswith(".py")})


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


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(_sources())
