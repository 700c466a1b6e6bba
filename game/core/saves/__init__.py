"""Journals and files: written whole, read with suspicion, played again, rescued."""
