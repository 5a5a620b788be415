"""Many matches at once: on CPU threads and on CUDA, from the same rules."""

from tripolis.batch.tables import Tables

__all__ = ["Tables"]
