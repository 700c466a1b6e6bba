"""How a card of The Big Book of Madness is painted, at any size."""
