"""How the store came to look as it does, step by step."""
