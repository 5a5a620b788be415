"""Puzzles: positions from matches between strong players, each with one clearly best move.

They are mined by the search and shipped as data: `puzzles/puzzles.json` in a game's package, beside
`puzzles/tables.toml`, which says at which tables to mine. A person plays them at the real table.
"""
