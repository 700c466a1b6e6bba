"""From what is shown to sentences."""
