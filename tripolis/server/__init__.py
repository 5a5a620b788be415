"""The table server: people, tables, seats, and a store that forgets nothing."""
