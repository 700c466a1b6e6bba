"""The rulebook inside the game: text and cards as articles, laid out on the pages of an open book."""
