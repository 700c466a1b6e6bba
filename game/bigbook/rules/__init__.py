"""The rules of The Big Book of Madness: its state, its turn, its payments."""
