"""The requests of docs/api.md, one file for each of its chapters."""
