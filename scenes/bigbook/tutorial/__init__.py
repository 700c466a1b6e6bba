"""Lessons, challenges and the coach: whatever teaches at the table."""
