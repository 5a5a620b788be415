"""The landmarks' names and places as catalogues of words, made from their tables.

`python -m tripolis.games.comparity.landmark_words` rewrites `words/<language>/landmark.ftl`.
Run it after the tables change; a test notices if you did not.
"""

from __future__ import annotations

from pathlib import Path

from tripolis import words
from tripolis.games.comparity.components import IDS, landmark_text

_BARE = frozenset(
    {
        "al_khazneh",
        "angkor_wat",
        "belem_tower",
        "borobudur",
        "buckingham_palace",
        "christ_the_redeemer",
        "cologne_cathedral",
        "el_castillo",
        "florence_cathedral",
        "gran_torre_santiago",
        "hallgrimskirkja",
        "helsinki_cathedral",
        "himeji_castle",
        "india_gate",
        "khan_shatyr",
        "kinkakuji",
        "lincoln_cathedral",
        "marina_bay_sands",
        "maringa_cathedral",
        "milan_cathedral",
        "motherland_calls",
        "nelsons_column",
        "neuschwanstein",
        "one_world_trade_center",
        "rockefeller_center",
        "rouen_cathedral",
        "saint_isaacs_cathedral",
        "sigismund_column",
        "st_marks_campanile",
        "st_pauls_cathedral",
        "st_peters_basilica",
        "stockholm_city_hall",
        "stonehenge",
        "strasbourg_cathedral",
        "taipei_101",
        "tikal_temple_i",
        "tokyo_skytree",
        "tokyo_tower",
        "torre_foster",
        "tower_bridge",
        "ulm_minster",
        "ushiku_daibutsu",
        "wembley_stadium",
    }
)
"""Landmarks that English names without an article; all others are “the …” within a sentence."""

_HEAD = "### The landmarks' names and places. Made from their tables: see landmark_words.py."


def catalogue(language: str) -> str:
    """The text of a language's catalogue."""
    lines = [_HEAD, ""]
    for card, name in enumerate(IDS):
        key = name.replace("_", "-")
        lines.append(f"landmark-{key} = {landmark_text(card, 'name', language)}")
        if language == "en" and name not in _BARE:
            lines.append(
                f"    .within = the {landmark_text(card, 'name', 'en').removeprefix('The ')}"
            )
        lines.append(f"landmark-place-{key} = {landmark_text(card, 'place', language)}")
    return "\n".join(lines) + "\n"


def catalogue_path(language: str) -> Path:
    """Where a language's catalogue lies."""
    return Path(__file__).parent / "words" / language / "landmark.ftl"


def main() -> None:
    """Write the catalogues of all languages."""
    for language in words.LANGUAGES:
        catalogue_path(language).write_text(catalogue(language), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
