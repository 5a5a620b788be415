"""A self-contained page: it fetches nothing and runs no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape


def write_page(language: str, title: str, style: str, parts: Sequence[str]) -> str:
    """The HTML of a page; names of players and programs are escaped."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta http-equiv="Content-Security-Policy"'
            " content=\"default-src 'none'; style-src 'unsafe-inline'\">",
            f"<title>{escape(title)}</title>",
            f"<style>\n{style}</style>",
            "<main>",
            *(part for part in parts if part),
            "</main>",
            "</html>",
            "",
        ]
    )
