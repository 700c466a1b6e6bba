"""The table: where a game of The Big Book of Madness is played."""
