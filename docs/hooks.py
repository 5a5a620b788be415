"""The documentation as a site: what MkDocs cannot take from the pages as they are.

The first page is the README. A link to a file of the repository that is no page becomes its name.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(((?!https?:|#)[^)]+)\)")


def on_files(files: Files, config: Any) -> Files:
    """Add the README as the first page."""
    text = (ROOT / "README.md").read_text("utf-8").replace("](docs/", "](")
    files.append(File.generated(config, "index.md", content=text.replace('src="docs/', 'src="')))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Leave only the links that lead to another page."""
    folder = Path(page.file.src_uri).parent

    def kept(link: re.Match[str]) -> str:
        place = (folder / link[2].partition("#")[0]).as_posix()
        return link[0] if files.get_file_from_path(place) else link[1]

    return _LINK.sub(kept, markdown)
