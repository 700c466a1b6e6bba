"""The chronicle of all games: what was kept of them, as drawn pages of an open book."""
