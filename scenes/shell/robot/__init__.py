"""A player made of events: it moves the pointer and presses keys as a person would, and never calls the engine."""
