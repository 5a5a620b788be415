"""Parts of views that several viewers share."""

from __future__ import annotations

from typing import Any

import tripolis
from tripolis.engine.viewer import shared_part, sharing_parts

drawn: list[int] = []


@shared_part
def view_seat(s: Any, seat: int) -> dict[str, int]:
    drawn.append(seat)
    return {"seat": seat}


def test_a_shared_part_is_drawn_once_for_a_state_and_its_arguments() -> None:
    match = tripolis.new("kosmopolis", players=2, seed=1)
    drawn.clear()
    with sharing_parts({}):
        for _ in range(3):
            assert [view_seat(match.state, seat) for seat in (0, 1)] == [{"seat": 0}, {"seat": 1}]
        assert drawn == [0, 1]
        match.play(0, match.legal(0)[0])
        view_seat(match.state, 1)
        assert drawn == [0, 1, 1]


def test_views_that_were_not_asked_for_together_have_nothing_in_common() -> None:
    match = tripolis.new("kosmopolis", players=2, seed=1)
    one, other = match.view(0), match.view(0)
    one["seats"][1]["gold"] = 99
    one["capital"]["blue"].append(7)
    assert other == match.view(0) != one
