"""Puzzles: `state` (a laid puzzle and the piles of pieces), `moves` (swap, turn, draw, is it solved), and a module for
each kind: `rune`, `wiring`, `lock`. No hints here (MM-PUZ.21): a solver lives in the tests only."""
