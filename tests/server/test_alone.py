"""The server has a site that plays without it."""

from __future__ import annotations

from tests.server.visit import Visit

FILES = {"index.html": b"<p>Alone</p>", "files-1/python.wasm": b"\0asm", "worker.js": b"//"}


async def test_the_site_lies_beside_the_servers_own_page(visit: Visit) -> None:
    visit.server.site = lambda: FILES
    somebody = visit.passer_by()
    front = await somebody.send("GET", "/alone/")
    assert (front.status_code, front.content) == (200, FILES["index.html"])
    assert "wasm-unsafe-eval" in front.headers["content-security-policy"]
    python = await somebody.send("GET", "/alone/files-1/python.wasm")
    assert python.headers["content-type"] == "application/wasm"
    assert "immutable" in python.headers["cache-control"]
    assert (await somebody.send("GET", "/alone/worker.js")).headers["cache-control"] == "no-cache"
    assert (await somebody.send("GET", "/alone/../tripolis.db")).content not in FILES.values()
    assert (await somebody.send("GET", "/alone/nothing.js")).status_code == 404


async def test_a_package_without_a_site_says_that_there_is_none(visit: Visit) -> None:
    assert (await visit.passer_by().send("GET", "/alone/")).status_code == 404
