"""The games: one folder each, found by name through `tripolis.engine.game`."""
