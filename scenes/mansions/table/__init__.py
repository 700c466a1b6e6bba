"""The table of Nobody Home: the plan of a house, and one column beside it."""
