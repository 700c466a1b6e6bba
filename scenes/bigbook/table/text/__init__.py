"""From the model to sentences."""
