"""What is wrong with cards and stories, and with the words that belong to them."""
