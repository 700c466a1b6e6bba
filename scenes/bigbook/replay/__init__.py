"""Watching a game again on its own table."""
