"""Names, sentences and the story of the game in the words of the locale; no screen."""
