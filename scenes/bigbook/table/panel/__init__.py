"""The command panel: its items, its column of words, its picture."""
