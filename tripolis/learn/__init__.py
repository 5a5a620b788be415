"""Networks that learn a game by playing against themselves. Needs PyTorch: `tripolis[learn]`.

    python -m tripolis.learn splendor --seconds 1500 --out networks

writes the weights that `tripolis.players.network` reads, and a card that tells how they came about.
"""
