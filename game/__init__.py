"""The rules: a core that knows no single game, and the games that stand on it."""
