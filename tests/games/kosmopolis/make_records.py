"""Make the records that have to replay for ever: `python -m tests.games.kosmopolis.make_records`.

A record that is there already is kept, so nothing changes unless one is deleted or a table is added
to the list. One that no longer replays is a change of the rules: see `Game.rules_version`.
"""

from __future__ import annotations

from pathlib import Path

from tripolis import new
from tripolis.engine.game import find_game
from tripolis.players.policy import GREEDY, RANDOM, choose_action, player_luck

FOLDER = Path(__file__).parent / "records"

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    f"{edition}-{players}": (players, {"edition": edition})
    for edition in ("ru", "pl", "cs")
    for players in (2, 3, 4)
} | {
    "highest-total-2": (2, {"edition": "pl", "bonus_rule": "highest_total"}),
    "closest-lowered-3": (3, {"bonus_rule": "closest_lowered"}),
    "closest-raw-4": (4, {"bonus_rule": "closest_raw"}),
    "simultaneous-2": (2, {"gold_order": "simultaneous"}),
    "simultaneous-3": (3, {"gold_order": "simultaneous"}),
    "simultaneous-4": (4, {"gold_order": "simultaneous", "bonus_rule": "closest_raw"}),
    "public-bonus-3": (3, {"bonus_visibility": "public"}),
    "delayed-spectator-4": (4, {"spectator_view": "omniscient_delayed"}),
}

NAMES = ["Anna", "Виктор", "Łucja", "Jiří"]


def make(path: Path, seed: int, players: int, options: dict[str, str]) -> None:
    """Play a match, seats greedy and random in turn, and save its record."""
    game = find_game("kosmopolis")
    match = new("kosmopolis", players=players, seed=seed, **options)
    match.names = NAMES[:players]
    lucks = [player_luck(seed, seat) for seat in range(players)]
    while not match.over:
        seat = match.awaited[0]
        policy = (GREEDY, RANDOM)[(seat + seed) % 2]
        action = choose_action(game, match.state, seat, policy, lucks[seat])
        match.play(seat, game.write_move(match.state, seat, action))
    match.save(path)


def main() -> None:
    """Make the records that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for seed, (name, (players, options)) in enumerate(TABLES.items(), 1000):
        path = FOLDER / f"{name}.trip"
        if not path.exists():
            make(path, seed, players, options)


if __name__ == "__main__":
    main()
