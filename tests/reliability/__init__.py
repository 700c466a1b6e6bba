"""What the game promises its players, each promise with its figure: `python -m tests.reliability`."""
