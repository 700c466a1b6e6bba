"""Reusable bold parts; randomness always comes in as an explicit random.Random."""
