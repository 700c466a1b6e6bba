"""Scenarios as files, lessons and challenges made of them."""
