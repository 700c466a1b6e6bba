"""Somebody who teaches at a table of any game: a note that speaks, a light, a ghost hand; lessons and challenges."""
