"""Splendor: every worked example, the rulings, the cards, and the laws of every match."""
