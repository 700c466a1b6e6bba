"""What the minds of all games share: lines of acts, dice averaged, a chance to win, a floor on it, weights in files."""
