"""The command panel and its buttons, as far as they look the same in every game."""
