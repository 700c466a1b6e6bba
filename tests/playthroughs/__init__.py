"""Whole games as readable text: recorded once, read by a person, and played again by the tests word for word."""
