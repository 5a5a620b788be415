"""Tripolis in a page without a server."""
