"""Comparity: its worked examples, its rulings, and what holds in every match."""
