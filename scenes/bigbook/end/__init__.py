"""The end of a game and its final table."""
