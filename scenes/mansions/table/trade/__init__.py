"""Things that change hands: one sheet for everybody who stands together, and one press that agrees on all of it."""
