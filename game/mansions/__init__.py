"""The second game: investigators in a house with locks, puzzles and a Keeper; `rules.py` is the door to it."""
