"""Magicians seen large, and what they receive, lose and suffer: spells, Madness, elimination."""
