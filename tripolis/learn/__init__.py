"""Networks that learn a game by playing against themselves. Needs PyTorch: `tripolis[learn]`.

    python -m tripolis.learn splendor --out networks

writes the weights that `tripolis.players.opinion` reads, and a card that says how they were
trained.
"""
