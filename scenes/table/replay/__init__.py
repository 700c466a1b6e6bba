"""Watching a game of any kind again, on its own table."""
