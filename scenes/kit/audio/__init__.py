"""Sounds and music: which there are, how they are mixed, and the device that plays them."""
