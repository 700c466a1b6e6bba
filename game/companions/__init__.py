"""Companions: anything that answers decisions by itself."""
