"""Built modules: where they are kept, what they were built from, and whether they are current.

A module carries two digests in a section of its own: one of the sources it was built from, and one
of its own bytes. A module whose sources have changed since, or whose bytes have, is never used.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from tripolis.engine.game import Game
from tripolis.engine.rule import cache_folder, folder_of

_PACKAGE = Path(__file__).resolve().parent.parent
MODULES = _PACKAGE / "wasm" / "modules"
"""The modules that come with the package."""

_KERNELS = (
    "batch/matches.py",
    "players/analysis.py",
    "players/policy.py",
    "players/search.py",
    "wasm/build.py",
    "wasm/entries.py",
    "wasm/signatures.py",
)
_WITHOUT_RULES = frozenset({"errors.py", "match.py", "record.py", "strict.py"})
"""Files of the engine that no rule depends on."""
_SECTION = b"tripolis"


class BadModule(Exception):
    """Why a module cannot be used, in one sentence."""


def digest_of_sources(game: Game) -> str:
    """A digest of everything that can change what a game's module does."""
    folder = folder_of(game.reimagine)
    own = [path for kind in ("*.py", "*.csv") for path in folder.rglob(kind)]
    engine = [
        path for path in (_PACKAGE / "engine").glob("*.py") if path.name not in _WITHOUT_RULES
    ]
    named = {
        **{f"engine/{path.name}": path for path in engine},
        **{name: _PACKAGE / name for name in _KERNELS},
        **{f"game/{path.relative_to(folder).as_posix()}": path for path in own},
    }
    digest = hashlib.sha256()
    for name, path in sorted(named.items()):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def places(game: Game) -> list[Path]:
    """Where a game's module may be: in the package, or built here into the cache."""
    return [MODULES / f"{game.name}.wasm", cache_folder() / "modules" / f"{game.name}.wasm"]


def save_module(game: Game, code: bytes, folder: Path) -> Path:
    """Keep a module with its digests; an older one is replaced whole or not at all."""
    digests = {"code": hashlib.sha256(code).hexdigest(), "sources": digest_of_sources(game)}
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game.name}.wasm"
    with tempfile.NamedTemporaryFile(dir=folder, delete=False) as file:
        file.write(code + _section(digests))
    os.chmod(file.name, 0o644)
    os.replace(file.name, path)
    return path


def read_module(path: Path, sources: str) -> bytes:
    """The module in a file, if it is whole and was built from these sources."""
    content = path.read_bytes()
    digests = {"code": "0" * 64, "sources": "0" * 64}
    code, section = content[: -len(_section(digests))], content[-len(_section(digests)) :]
    with suppress(ValueError):
        digests = json.loads(section[section.find(b"{") :])
    if section != _section(digests) or digests["code"] != hashlib.sha256(code).hexdigest():
        raise BadModule(f"{path.name} is damaged: build it again with `make modules`.")
    if digests["sources"] != sources:
        raise BadModule(f"{path.name} is older than its sources: build it with `make modules`.")
    return content


def _section(digests: dict[str, str]) -> bytes:
    """A section that tells what a module was built from; it always has the same length."""
    content = _leb128(len(_SECTION)) + _SECTION + json.dumps(digests).encode()
    return b"\0" + _leb128(len(content)) + content


def _leb128(number: int) -> bytes:
    """A length as WebAssembly writes it: seven bits to a byte, the lowest first."""
    written = bytearray()
    while number > 127:
        written.append(number & 127 | 128)
        number >>= 7
    return bytes([*written, number])
