"""What lies over a table for a while, whichever game is played on it, and what stands there in words."""
