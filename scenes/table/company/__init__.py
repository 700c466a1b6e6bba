"""Companions at a table of any game: they think beside the frames, show what they would do, and do it after a while."""
