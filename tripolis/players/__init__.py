"""Who plays: the bots and their levels."""
