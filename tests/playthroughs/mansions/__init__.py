"""Golden games of the second game: one for each objective and each number of investigators."""
