"""A puzzle in the place of the house: pieces to take up, exchange and turn, and the slip that says what it is about."""
