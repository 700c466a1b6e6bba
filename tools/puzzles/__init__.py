"""Puzzles made by search: positions come by chance, an exhaustive search keeps the good ones."""
