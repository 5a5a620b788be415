"""Built modules: where they are kept, what they were built from, and whether they are current.

A module carries three digests in a section of its own: of the sources it was built from, of what
those sources mean, without comments and docstrings, and of the whole module. A module that is
damaged, or whose sources now mean something else, is never used.

`python -m tripolis.engine.modules` fails if a module of the package is not current.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from tripolis.homes import homes

_PACKAGE = Path(__file__).resolve().parent.parent
MODULES = _PACKAGE / "wasm" / "modules"
"""The modules that come with the package."""

_KERNELS = (
    "batch/matches.py",
    "players/beliefs.py",
    "players/estimate.py",
    "players/guided.py",
    "players/network.py",
    "players/policy.py",
    "players/search.py",
    "players/tree.py",
    "wasm/build.py",
    "wasm/entries.py",
    "wasm/signatures.py",
)
_WITHOUT_RULES = frozenset(
    {"errors.py", "habits.py", "match.py", "modules.py", "plain.py", "record.py", "strict.py"}
)
"""Files of the engine that no rule depends on."""
PICTURE = re.compile(r"picture/|(picture|from_view|habits|length|map_of_day|tiny)\.py$")
"""Files of a game that no rule depends on: its terminal picture and the like."""
_SECTION = b"tripolis"


class BadModule(Exception):
    """Why a module cannot be used, in one sentence."""


# Sources


def sources_of(folder: Path) -> dict[str, Path]:
    """Everything that can change what the module of the game in this folder does, by name."""
    own = [path for kind in ("*.py", "*.csv") for path in folder.rglob(kind)]
    engine = [
        path for path in (_PACKAGE / "engine").glob("*.py") if path.name not in _WITHOUT_RULES
    ]
    within = {path.relative_to(folder).as_posix(): path for path in own}
    return {
        **{f"engine/{path.name}": path for path in engine},
        **{name: _PACKAGE / name for name in _KERNELS},
        **{f"game/{name}": path for name, path in within.items() if not PICTURE.match(name)},
    }


def digest_of_bytes(folder: Path) -> str:
    """A digest of a game's sources as they are written."""
    return digest_of({name: _content(path) for name, path in sources_of(folder).items()})


def digest_of_meaning(folder: Path) -> str:
    """A digest of a game's sources that comments and docstrings do not change.

    It may depend on the version of Python, so one that differs only means that nothing is known.
    """
    return digest_of({name: _meaning(path) for name, path in sources_of(folder).items()})


def digest_of(contents: dict[str, bytes]) -> str:
    """A digest of files, by their names and contents."""
    digest = hashlib.sha256()
    for name, content in sorted(contents.items()):
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _content(path: Path) -> bytes:
    return path.read_bytes().replace(b"\r\n", b"\n")


def _meaning(path: Path) -> bytes:
    """A file without what Python ignores when it runs it."""
    if path.suffix != ".py":
        return _content(path)
    tree = ast.parse(_content(path))
    for node in ast.walk(tree):
        for part in ("body", "orelse", "finalbody"):
            lines = getattr(node, part, None)
            if isinstance(lines, list):
                setattr(node, part, [line for line in lines if not _is_text(line)])
    return ast.dump(tree).encode()


def _is_text(line: ast.AST) -> bool:
    """Is it a docstring, or a text that stands alone like one?"""
    if not isinstance(line, ast.Expr) or not isinstance(line.value, ast.Constant):
        return False
    return isinstance(line.value.value, str)


# Files


def save_module(name: str, folder: Path, code: bytes, into: Path) -> Path:
    """Keep a game's module with its digests; an older one is replaced whole or not at all."""
    digests = {"bytes": digest_of_bytes(folder), "meaning": digest_of_meaning(folder)}
    into.mkdir(parents=True, exist_ok=True)
    path = into / f"{name}.wasm"
    with tempfile.NamedTemporaryFile(dir=into, delete=False) as file:
        file.write(code + _section(code, digests))
    os.chmod(file.name, 0o644)
    os.replace(file.name, path)
    return path


def read_module(path: Path, folder: Path | None) -> bytes:
    """The code of a module, if it is whole and was built from the sources in the game's folder.

    Without a folder nothing is compared: a page has no sources, only modules that were current.
    """
    content = path.read_bytes()
    digests = dict.fromkeys(("bytes", "meaning"), "0" * 64)
    size = len(_section(b"", digests))
    code, section = content[:-size], content[-size:]
    with suppress(ValueError, KeyError):
        told = json.loads(section[section.find(b"{") :])
        digests = {name: told[name] for name in digests}
    if section != _section(code, digests):
        raise BadModule(f"{path.name} is damaged: build it again with `make modules`.")
    if (
        folder is not None
        and digests["bytes"] != digest_of_bytes(folder)
        and digests["meaning"] != digest_of_meaning(folder)
    ):
        raise BadModule(f"{path.name} is older than its sources: build it with `make modules`.")
    return code


def _section(code: bytes, digests: dict[str, str]) -> bytes:
    """A section that tells what a module was built from; it always has the same length."""
    whole = digest_of({"code": code, **{name: told.encode() for name, told in digests.items()}})
    content = _leb128(len(_SECTION)) + _SECTION + json.dumps(digests | {"whole": whole}).encode()
    return b"\0" + _leb128(len(content)) + content


def _leb128(number: int) -> bytes:
    """A length as WebAssembly writes it: seven bits to a byte, the lowest first."""
    written = bytearray()
    while number > 127:
        written.append(number & 127 | 128)
        number >>= 7
    return bytes([*written, number])


# The modules of the package


def outdated() -> dict[str, str]:
    """The games of the package whose module is not current, with a sentence that says why."""
    found = {}
    for home in homes().values():
        if home.folder is None or not home.folder.is_relative_to(_PACKAGE):
            continue
        path = MODULES / f"{home.name}.wasm"
        try:
            read_module(path, home.folder)
        except FileNotFoundError:
            found[home.name] = f"{path.name} is missing: build it with `make modules`."
        except BadModule as problem:
            found[home.name] = str(problem)
    return found


if __name__ == "__main__":
    problems = outdated()
    for problem in problems.values():
        print(problem)
    sys.exit(bool(problems))
