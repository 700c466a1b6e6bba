"""Kept games: which there are, what people do with them, watching one again, codes, and the chronicle of those that are over."""
