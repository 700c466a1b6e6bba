"""How a night in the house has ended."""
