"""Parts of a table that any game can use: they know no game, and take plain values, functions and protocols."""
