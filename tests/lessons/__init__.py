"""Guided games: checked like rules."""
