"""A table of plain cards in rows, with a panel beside them: all that a game needs that is played by choosing cards."""
