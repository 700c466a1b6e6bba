"""The words of scenario files for this game."""
