"""`make play`: serve the table here, and open it in a browser as soon as it answers."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser


def port_of(arguments: list[str]) -> str:
    """The port that the server's own arguments name, or its usual one."""
    for place, argument in enumerate(arguments):
        if argument == "--port" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--port="):
            return argument.removeprefix("--port=")
    return "8000"


def has_screen() -> bool:
    """Without one, a browser for the terminal would open here, over the server's own words."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def open_when_ready(address: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1)
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def main() -> int:
    arguments = sys.argv[1:]
    if has_screen():
        address = f"http://127.0.0.1:{port_of(arguments)}"
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    try:
        return subprocess.call([sys.executable, "-m", "tripolis", "serve", *arguments])
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
