"""Learning the weights of the companions' judgment from games against the book."""
