"""What stands beside the house: the mirror, the friends, the desk of whoever acts, the panel and its buttons."""
