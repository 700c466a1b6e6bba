"""The book in motion: cover, pages, rounds with their beginning and end, curses, and how a game ends."""
