"""Who is here, when several servers see a part of it each."""

from __future__ import annotations

from pathlib import Path

from tests.server.visit import ME, OPEN, visiting
from tripolis.server import queries, redis_hub
from tripolis.server.house import find_table
from tripolis.server.models import now_ms
from tripolis.server.scheduler import recently_seen


async def test_a_server_learns_from_the_store_who_is_here_by_another(tmp_path: Path) -> None:
    async with visiting(tmp_path) as here, visiting(tmp_path) as there:
        anna = await here.guest()
        table = (await anna.open("kosmopolis", ME, OPEN)).rpartition("/")[2]
        seen, watched = now_ms() - 3000, await find_table(there.server, table)
        await here.server.store.write(queries.note_presence, [(table, anna.id, seen)])

        await redis_hub.compare(there.server, [table])

        assert watched.here(anna.id, now_ms(), patience=10_000)
        # It passes that on with its time: two servers must not keep somebody here who has left.
        assert recently_seen(watched, now_ms()) == [(table, anna.id, seen)]


async def test_an_older_sighting_does_not_replace_a_newer_one(tmp_path: Path) -> None:
    async with visiting(tmp_path) as visit:
        for seen in (200, 100):
            await visit.server.store.write(queries.note_presence, [("table", "anna", seen)])
        assert await visit.server.store.read(queries.last_seen, "table") == {"anna": 200}
