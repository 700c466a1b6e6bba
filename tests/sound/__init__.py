"""Listening to a whole game: what the program plays, written to a file and drawn."""
