"""Companions at a table, whichever game it is: they think beside the frames, show what they would do, and do it after a moment."""
