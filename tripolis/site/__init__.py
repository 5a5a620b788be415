"""Tripolis in a page without a server: what runs in a browser, and how its folder is made."""
