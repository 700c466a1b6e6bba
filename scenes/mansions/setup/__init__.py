"""Who goes to the house."""
