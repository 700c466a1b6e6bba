"""How often the Big Book is won, and which of its cards are of use."""
