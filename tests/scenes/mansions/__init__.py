"""The table of the second game, played by hand, by keys and by a robot."""
