"""Many matches at once: on CPU threads and on CUDA, from the same rules."""
