"""Casts: how the card of a spell moves, what flies from it to whom, and how hard that hits."""
