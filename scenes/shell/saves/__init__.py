"""Kept games: the list of them, naming and handing on, replays, codes, and the chronicle of games that are over."""
